// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconArrowForwardUp = /* @__PURE__ */ icon('arrow-forward-up', ['M15 14l4 -4l-4 -4', 'M19 10h-11a4 4 0 1 0 0 8h1']);
