// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconArrowDown = /* @__PURE__ */ icon('arrow-down', ['M12 5l0 14', 'M18 13l-6 6', 'M6 13l6 6']);
