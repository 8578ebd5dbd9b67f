// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconItalic = /* @__PURE__ */ icon('italic', ['M11 5l6 0', 'M7 19l6 0', 'M14 5l-4 14']);
