// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconLanguage = /* @__PURE__ */ icon('language', ['M9 6.371c0 4.418 -2.239 6.629 -5 6.629', 'M4 6.371h7', 'M5 9c0 2.144 2.252 3.908 6 4', 'M12 20l4 -9l4 9', 'M19.1 18h-6.2', 'M6.694 3l.793 .582']);
