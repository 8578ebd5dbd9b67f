// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconArrowsMove = /* @__PURE__ */ icon('arrows-move', ['M18 9l3 3l-3 3', 'M15 12h6', 'M6 9l-3 3l3 3', 'M3 12h6', 'M9 18l3 3l3 -3', 'M12 15v6', 'M15 6l-3 -3l-3 3', 'M12 3v6']);
