/*
 * Rules of the tree and its questions (001 §5, Q-95, Q-98, Q-140, Q-141): what is missing gets its default,
 * what does not fit is refused. Pure.
 */
import { limits } from '#contract/core/limits';
import { textLength } from '#contract/core/rich-text';
import type { ErrorCode } from '#contract/errors';

/** The node of questions without a directory; it is in no table. */
export const unassignedNode = { id: 0, name: '未分配问题' } as const;

export const defaultNames = {
  directory: '新建目录',
  childDirectory: '新建子目录',
  question: '未命名问题',
  phenomenon: '空问题现象',
} as const;

const longest = { name: 100, title: 200, answer: 5_000 } as const;

/** Levels of directories: more than anybody writes, fewer than would break who walks down the tree. */
export const deepestLevel = 50;

export function nameProblem(name: string): ErrorCode | undefined {
  const length = textLength(name);
  if (length === 0) return 'sop.name_empty';
  return length > longest.name ? 'sop.name_long' : undefined;
}

/** The title to store: the default where nothing is written. */
export function titleOf(sent: string): string {
  return textLength(sent) === 0 ? defaultNames.question : sent;
}

export function questionProblem(question: {
  readonly title: string;
  readonly problemPhenomenon: string;
  readonly answers: readonly { readonly content: string }[];
}): ErrorCode | undefined {
  if (textLength(question.title) > longest.title) return 'sop.title_long';
  const phenomenon = textLength(question.problemPhenomenon);
  if (phenomenon === 0) return 'sop.phenomenon_empty';
  if (phenomenon > limits.problemPhenomenon) return 'sop.phenomenon_long';
  const isLong = question.answers.some(({ content }) => textLength(content) > longest.answer);
  return isLong ? 'sop.answer_long' : undefined;
}

/** The ids of a comma-separated list, each once; undefined where it is not one. */
export function idsOf(list: string): number[] | undefined {
  if (!/^\s*\d{1,10}\s*(,\s*\d{1,10}\s*)*$/.test(list)) return undefined;
  const ids = list.split(',').map(Number);
  return ids.every((id) => id > 0 && id <= 2_147_483_647) ? [...new Set(ids)] : undefined;
}

/** Whether a directory may be put below another: the place is not below itself, nor too deep. */
export function moveProblem(
  rows: readonly { readonly id: number; readonly pid: number }[],
  id: number | undefined,
  parentId: number,
): ErrorCode | undefined {
  const parentOf = new Map(rows.map((row) => [row.id, row.pid]));
  const way = pathUp(parentOf, parentId);
  if (id !== undefined && way.includes(id)) return 'sop.circle';
  const height = id === undefined ? 1 : heightOf(rows, id);
  return way.length + height > deepestLevel ? 'sop.too_deep' : undefined;
}

/** The ids from a directory up to the top level. */
export function pathUp(parentOf: ReadonlyMap<number, number>, id: number): number[] {
  const way: number[] = [];
  for (let at = id; at !== 0; at = parentOf.get(at) ?? 0) way.push(at);
  return way;
}

/** How many levels a directory and those below it take. */
function heightOf(rows: readonly { readonly id: number; readonly pid: number }[], id: number): number {
  let level = [id];
  let height = 0;
  while (level.length > 0) {
    height += 1;
    const parents = new Set(level);
    level = rows.filter((row) => parents.has(row.pid)).map((row) => row.id);
  }
  return height;
}
