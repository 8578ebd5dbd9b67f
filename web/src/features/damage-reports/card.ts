/* What a card message says (DMG-35), read field by field: a broken one must not break the conversation. */
import type { ReportCard, ReportStatus } from '#contract/damage-reports/schemas';
import { parseJson } from '../../lib/system-content';

/** null when the content is no card. */
export function cardOf(content: string): ReportCard | null {
  const value = parseJson(content);
  if (typeof value !== 'object' || value === null) return null;
  const fields = { ...value } as Record<string, unknown>;
  const { id, recordQuestionId, status, languageType, paymentTime } = fields;
  if (typeof id !== 'number' || !isStatus(status)) return null;
  const text = (name: keyof ReportCard) => {
    const field = fields[name];
    return typeof field === 'string' ? field : '';
  };
  return {
    id,
    recordQuestionId: typeof recordQuestionId === 'number' ? recordQuestionId : 0,
    status,
    languageType: languageType === 'CN' ? 'CN' : 'EN',
    paymentTime: typeof paymentTime === 'number' ? paymentTime : null,
    formTitle: text('formTitle'),
    problemPhenomenon: text('problemPhenomenon'),
    tempItemName: text('tempItemName'),
    statusName: text('statusName'),
    pictureUrl: text('pictureUrl'),
    shopName: text('shopName'),
    purchasingChannels: text('purchasingChannels'),
    purchasingChannelsName: text('purchasingChannelsName'),
    orderNum: text('orderNum'),
    warrantyTypeName: text('warrantyTypeName'),
    warrantyTypeOne: text('warrantyTypeOne'),
    warrantyTypeTwo: text('warrantyTypeTwo'),
    warrantyTypeThree: text('warrantyTypeThree'),
    warrantyTypeFour: text('warrantyTypeFour'),
    warrantyTypeFive: text('warrantyTypeFive'),
    fillIn: text('fillIn'),
    view: text('view'),
    fillInAgain: text('fillInAgain'),
  };
}

function isStatus(value: unknown): value is ReportStatus {
  return [1, 2, 3, 4, 5].includes(value as number);
}
