// 中文文案：damage。Keys are those of the English file.
import type { damage as en } from '../en/damage';
import type { Translation } from '../../translation';

export const damage: Translation<typeof en> = {};
