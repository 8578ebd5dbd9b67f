/* Errors of ratings. */
import { defineErrors } from '../core/errors';

export const ratingsErrors = defineErrors({
  'ratings.requested': { kind: 'refusal', en: 'A rating is already requested', zh: '正在申请评价' },
  'ratings.rated': { kind: 'refusal', en: 'This ticket is already rated', zh: '该工单已评价' },
  'ratings.score_invalid': {
    kind: 'refusal',
    en: 'The scores must be of the rating options, each within its stars.',
    zh: '评分必须对应评价项，且不超过最高星级。',
  },
  'ratings.suggestion_long': {
    kind: 'refusal',
    en: 'The suggestion has at most 100 characters.',
    zh: '建议最多 100 个字符。',
  },
  'ratings.level_unknown': {
    kind: 'refusal',
    en: 'This level or one of its options does not exist.',
    zh: '该评价等级或选项不存在。',
  },
});
