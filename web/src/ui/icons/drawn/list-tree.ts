// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconListTree = /* @__PURE__ */ icon('list-tree', ['M9 6h11', 'M12 12h8', 'M15 18h5', 'M5 6v.01', 'M8 12v.01', 'M11 18v.01']);
