// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconTablePlus = /* @__PURE__ */ icon('table-plus', ['M12.5 21h-7.5a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v7.5', 'M3 10h18', 'M10 3v18', 'M16 19h6', 'M19 16v6']);
