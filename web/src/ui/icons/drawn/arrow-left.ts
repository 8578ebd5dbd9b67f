// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconArrowLeft = /* @__PURE__ */ icon('arrow-left', ['M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6']);
