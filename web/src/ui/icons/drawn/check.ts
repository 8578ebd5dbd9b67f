// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconCheck = /* @__PURE__ */ icon('check', ['M5 12l5 5l10 -10']);
