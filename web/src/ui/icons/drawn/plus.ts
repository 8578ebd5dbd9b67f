// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconPlus = /* @__PURE__ */ icon('plus', ['M12 5l0 14', 'M5 12l14 0']);
