// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconSelector = /* @__PURE__ */ icon('selector', ['M8 9l4 -4l4 4', 'M16 15l-4 4l-4 -4']);
