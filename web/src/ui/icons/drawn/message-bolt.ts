// Drawn by scripts/icons.mjs from @tabler/icons 3.51.0 (MIT, Copyright (c) 2020-2026 Paweł Kuna).
import { icon } from '../icon';

export const IconMessageBolt = /* @__PURE__ */ icon('message-bolt', ['M8 9h8', 'M8 13h6', 'M13 18l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v5.5', 'M19 16l-2 3h4l-2 3']);
