// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconRotate = /* @__PURE__ */ icon('rotate', ['M19.95 11a8 8 0 1 0 -.5 4m.5 5v-5h-5']);
