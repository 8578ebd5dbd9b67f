/* Damage categories (000 §9). No screen asks for one yet. */

/** Words of the five categories by language, in their order. */
export const damageCategories = [
  { en: 'SOP damage AAA', zh: 'SOP 报损 AAA' },
  { en: 'SOP damage BBB', zh: 'SOP 报损 BBB' },
  { en: 'SOP damage CCC', zh: 'SOP 报损 CCC' },
  { en: 'Non-SOP damage', zh: '非 SOP 报损' },
  { en: 'Other', zh: '其他' },
] as const;
