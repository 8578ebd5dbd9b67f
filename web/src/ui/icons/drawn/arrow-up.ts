// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconArrowUp = /* @__PURE__ */ icon('arrow-up', ['M12 5l0 14', 'M18 11l-6 -6', 'M6 11l6 -6']);
