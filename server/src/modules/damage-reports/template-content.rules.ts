/*
 * The questions of a template in one language, as a report keeps them and as staff preview them (Q-74, Q-81,
 * Pure.
 */
import type { Mark } from '#contract/core/actor';
import type { Locale } from '#contract/settings/config-script';
import type { ContentItem, LanguageType, QuestionType, ReportOption } from '#contract/damage-reports/schemas';

/** A question as it is stored: its texts are pairs, and the Chinese one may be missing. */
export interface ItemRow {
  readonly id: number;
  readonly question_type: QuestionType;
  readonly title: string;
  readonly title_zh: string | null;
  readonly content: string;
  readonly content_zh: string | null;
  readonly is_essential: 0 | 1;
  readonly sort_index: number;
}

export interface OptionRow {
  readonly id: number;
  readonly item_id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly name_zh: string | null;
}

export interface ImageRow {
  readonly id: number;
  readonly option_id: number;
  readonly image_url: string;
}

/** Everything below one template, each list in its order. */
export interface TemplateRows {
  readonly items: readonly ItemRow[];
  readonly options: readonly OptionRow[];
  readonly images: readonly ImageRow[];
}

/** A region's reports are in its language. */
export function languageOfMark(mark: Mark): LanguageType {
  return mark === 'cn' ? 'CN' : 'EN';
}

/** The language of texts that the shop keeps as pairs. */
export function localeOf(language: LanguageType): Locale {
  return language === 'CN' ? 'zh' : 'en';
}

/** One text of a pair; the English one where there is no Chinese. */
export function textIn(language: LanguageType, english: string, chinese: string | null): string {
  return language === 'CN' ? (chinese ?? english) : english;
}

/** The questions in their order, options nested below each other; ids are those of the template's rows. */
export function contentItems(rows: TemplateRows, language: LanguageType): ContentItem[] {
  return rows.items.map((item) => ({
    id: item.id,
    questionType: item.question_type,
    title: textIn(language, item.title, item.title_zh),
    isEssential: item.is_essential,
    sortIndex: item.sort_index,
    content: textIn(language, item.content, item.content_zh),
    itemList: optionsBelow(rows, language, item.id, null),
  }));
}

function optionsBelow(
  rows: TemplateRows,
  language: LanguageType,
  itemId: number,
  parentId: number | null,
): ReportOption[] {
  const options = rows.options.filter((option) => option.item_id === itemId && option.parent_id === parentId);
  return options.map((option) => {
    const name = textIn(language, option.name, option.name_zh);
    const images = rows.images.filter((image) => image.option_id === option.id);
    return {
      id: option.id,
      optionName: name,
      name,
      url: '',
      damageReportContentItemImageList: images.map(({ id, image_url }) => ({ id, imageUrl: image_url })),
      children: optionsBelow(rows, language, itemId, option.id),
    };
  });
}
