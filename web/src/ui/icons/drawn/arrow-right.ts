// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconArrowRight = /* @__PURE__ */ icon('arrow-right', ['M5 12l14 0', 'M13 18l6 -6', 'M13 6l6 6']);
