// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconMenu2 = /* @__PURE__ */ icon('menu-2', ['M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0']);
