// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconX = /* @__PURE__ */ icon('x', ['M18 6l-12 12', 'M6 6l12 12']);
