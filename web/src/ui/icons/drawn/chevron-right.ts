// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconChevronRight = /* @__PURE__ */ icon('chevron-right', ['M9 6l6 6l-6 6']);
