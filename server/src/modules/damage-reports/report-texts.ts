/* Words that a report's data carry, in both languages (000 §4, Q-76, Q-80, Q-122). */
import type { LanguageType, ReportStatus } from '#contract/damage-reports/schemas';

interface ReportTexts {
  readonly formTitle: string;
  readonly statusNames: Readonly<Record<ReportStatus, string>>;
  /** 1 rejected, 2 approved. */
  readonly checkNames: Readonly<Record<1 | 2, string>>;
  readonly fillIn: string;
  readonly view: string;
  readonly fillInAgain: string;
  /** Reason of a report that its agent withdrew. */
  readonly withdrawn: string;
}

export const reportTexts: Readonly<Record<LanguageType, ReportTexts>> = {
  EN: {
    formTitle: 'Damage report form',
    statusNames: {
      1: 'Waiting to Fill Out',
      2: 'Under Review',
      3: 'Waiting for Additional Information',
      4: 'Review Completed',
      5: 'Voided',
    },
    checkNames: { 1: 'Rejected', 2: 'Approved' },
    fillIn: 'Fill in',
    view: 'View',
    fillInAgain: 'Fill in again',
    withdrawn: 'Withdrawn by customer service',
  },
  CN: {
    formTitle: '报损单',
    statusNames: { 1: '待用户填写', 2: '审核中', 3: '待用户补充', 4: '审核完成', 5: '已作废' },
    checkNames: { 1: '已驳回', 2: '已通过' },
    fillIn: '填写',
    view: '查看',
    fillInAgain: '重新填写',
    withdrawn: '客服撤回',
  },
};
