// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconChecks = /* @__PURE__ */ icon('checks', ['M7 12l5 5l10 -10', 'M2 12l5 5m5 -5l5 -5']);
