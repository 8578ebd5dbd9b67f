// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconChevronDown = /* @__PURE__ */ icon('chevron-down', ['M6 9l6 6l6 -6']);
