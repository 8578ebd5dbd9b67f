// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconCornerDownRight = /* @__PURE__ */ icon('corner-down-right', ['M6 6v6a3 3 0 0 0 3 3h10l-4 -4m0 8l4 -4']);
