/* A template as one document: from its rows, checked, and which parts it has.  */
import type { QuestionType } from '#contract/damage-reports/schemas';
import { AppError } from '../../platform/app-error';
import { lineIn, pictureIn, textIn, translationIn, valueIn } from '../../platform/field-checks';
import type { TemplateRow } from './templates.store';

/** An option, or a slot of an upload question. */
export interface OptionDocument {
  /** Absent in a new one. */
  readonly id?: number | undefined;
  readonly name: string;
  readonly nameZh: string | null;
  readonly imageUrls: readonly string[];
  readonly children: readonly OptionDocument[];
}

export interface ItemDocument {
  /** Absent in a new one. */
  readonly id?: number | undefined;
  readonly questionType: QuestionType;
  readonly title: string;
  readonly titleZh: string | null;
  readonly content: string;
  readonly contentZh: string | null;
  readonly isEssential: 0 | 1;
  readonly options: readonly OptionDocument[];
}

export interface TemplateDocument {
  readonly id: number;
  readonly sopId: number;
  readonly name: string;
  readonly nameZh: string | null;
  readonly enable: 0 | 1;
  readonly orderNo: number;
  readonly productIds: readonly number[];
  readonly items: readonly ItemDocument[];
}

/** Levels of options below a question. */
const deepest = 5;

export function templateDocument(row: TemplateRow): TemplateDocument {
  return {
    id: row.id,
    sopId: row.sop_id,
    name: row.name,
    nameZh: row.name_zh,
    enable: row.enable,
    orderNo: row.order_no,
    productIds: row.product_ids,
    items: row.items.map((item) => ({
      id: item.id,
      questionType: item.question_type,
      title: item.title,
      titleZh: item.title_zh,
      content: item.content,
      contentZh: item.content_zh,
      isEssential: item.is_essential,
      options: optionsBelow(row, item.id, null),
    })),
  };
}

function optionsBelow(row: TemplateRow, itemId: number, parentId: number | null): OptionDocument[] {
  return row.options
    .filter((option) => option.item_id === itemId && option.parent_id === parentId)
    .map((option) => ({
      id: option.id,
      name: option.name,
      nameZh: option.name_zh,
      imageUrls: row.images
        .filter(({ option_id }) => option_id === option.id)
        .map(({ image_url }) => image_url),
      children: optionsBelow(row, itemId, option.id),
    }));
}

/** Ids of the questions and of the options; those of new ones are absent. */
export function idsInTemplate({ items }: Pick<TemplateDocument, 'items'>) {
  const idsOf = (rows: readonly { readonly id?: number | undefined }[]) => rows.flatMap(({ id }) => id ?? []);
  const all = (options: readonly OptionDocument[]): OptionDocument[] =>
    options.flatMap((option) => [option, ...all(option.children)]);
  const options = items.flatMap((item) => all(item.options));
  const ids = { items: idsOf(items), options: idsOf(options) };
  const isTwice = (list: readonly number[]) => new Set(list).size < list.length;
  if (isTwice(ids.items) || isTwice(ids.options)) {
    throw new AppError('settings.invalid', { field: 'id', detail: '同一条目出现两次' });
  }
  return { items: new Set(ids.items), options: new Set(ids.options) };
}

/** In the form in which it is kept. @throws settings.* */
export function normalTemplate(row: TemplateDocument): TemplateDocument {
  if (row.items.length === 0) throw new AppError('settings.empty', { field: 'items' });
  return {
    ...row,
    name: lineIn(row.name, 'name', 200),
    nameZh: translationIn(row.nameZh, 'nameZh', 200),
    productIds: [...new Set(row.productIds)],
    items: row.items.map((item, at) => normalItem(item, `items[${at}]`)),
  };
}

function normalItem(item: ItemDocument, field: string): ItemDocument {
  const isChoice = item.questionType === 11 || item.questionType === 12;
  const isText = item.questionType === 21;
  const options = item.options;
  valueIn(options, `${field}.options`, isChoice ? '至少一个选项' : '文本题没有选项', (list) =>
    isChoice ? list.length > 0 : !isText || list.length === 0,
  );
  const isFlat = options.every(({ children }) => children.length === 0);
  valueIn(isFlat, `${field}.options`, '上传题没有子选项', (flat) => isChoice || flat);
  return {
    ...item,
    title: lineIn(item.title, `${field}.title`, 500),
    titleZh: translationIn(item.titleZh, `${field}.titleZh`, 500),
    content: textIn(item.content, `${field}.content`, 5_000),
    contentZh: translationIn(item.contentZh, `${field}.contentZh`, 5_000),
    options: options.map((option, at) => normalOption(option, `${field}.options[${at}]`, 1)),
  };
}

function normalOption(option: OptionDocument, field: string, level: number): OptionDocument {
  if (level > deepest) throw new AppError('settings.too_many', { max: deepest });
  return {
    ...option,
    name: lineIn(option.name, `${field}.name`, 500),
    nameZh: translationIn(option.nameZh, `${field}.nameZh`, 500),
    imageUrls: option.imageUrls
      .map((url, at) => pictureIn(url, `${field}.imageUrls[${at}]`))
      .filter((url) => url !== ''),
    children: option.children.map((child, at) => normalOption(child, `${field}.children[${at}]`, level + 1)),
  };
}
