/* Columns of the CSV files, and how a cell names another row. */
import type { ImportFile } from '../import-file.schema';

/** One line for each answer; a step without answers, a question without steps have one line. */
export const questionColumns = [
  'shop',
  'question_id',
  'type',
  'title',
  'title_zh',
  'description',
  'description_zh',
  'valid',
  'products',
  'step',
  'step_type',
  'step_content',
  'step_content_zh',
  'answer',
  'answer_content',
  'answer_content_zh',
  'next_step',
] as const;

/** One line for each answer; a question without answers has one line. */
export const sopColumns = [
  'shop',
  'question_id',
  'directory',
  'order_no',
  'title',
  'problem_phenomenon',
  'products',
  'answer_order_no',
  'language',
  'answer',
] as const;

interface Node {
  readonly id?: number | undefined;
  readonly parent?: string | number | null | undefined;
}

/** Titles from the top level down, 'A / B'; '#12' where a title would be taken for two. */
export function waysOf<Row extends Node>(
  rows: readonly Row[],
  titleOf: (row: Row) => string,
): (id: string | number | null | undefined) => string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    if (typeof id !== 'number') return '';
    const titles: string[] = [];
    for (let at = byId.get(id); at !== undefined && titles.length < 100;) {
      titles.unshift(titleOf(at));
      at = typeof at.parent === 'number' ? byId.get(at.parent) : undefined;
    }
    const isPlain = titles.every((title) => !title.includes(' / ') && !title.startsWith('#'));
    return isPlain && titles.length > 0 ? titles.join(' / ') : `#${id}`;
  };
}

/** Keys of products, '#12' for one that has none; '' for all products. */
export function productsCell(products: ImportFile['products'], ids: readonly (string | number)[]): string {
  const keys = new Map(products.map(({ id, key }) => [id, key]));
  const cell = (id: string | number) => {
    const key = typeof id === 'number' ? keys.get(id) : id;
    return key == null || /[;#]/.test(key) ? `#${id}` : key;
  };
  return ids.map(cell).join(';');
}

/** What a cell names. */
export function refIn(cell: string): string | number {
  const id = /^#(\d{1,9})$/.exec(cell.trim())?.[1];
  return id === undefined ? cell.trim() : Number(id);
}

export function refsIn(cell: string): (string | number)[] {
  return cell
    .split(';')
    .filter((part) => part.trim() !== '')
    .map(refIn);
}
