// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconTextPlus = /* @__PURE__ */ icon('text-plus', ['M19 10h-14', 'M5 6h14', 'M14 14h-9', 'M5 18h6', 'M18 15v6', 'M15 18h6']);
