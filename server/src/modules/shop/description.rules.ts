/* Which columns a change of a description touches. Pure. */

/**
 * What the columns of a text pair get. A text without a language stands for both: it is the English one, the
 * fallback, and the Chinese one goes.
 */
export function pairOfText(text: string, language: 'en' | 'zh' | undefined) {
  if (language === 'en') return { description: text };
  if (language === 'zh') return { description_zh: text };
  return { description: text, description_zh: null };
}
