/*
 * Rules derived from the catalogue (000 §2.1, 001 §3): building the tree, the product filter, what counts as
 * new, paths, and the links to a question that people copy. Pure; both sides use it, the browser without zod.
 */
import { counts } from '../core/limits';
import type { Nav, Question, QuestionType } from './schemas';

/** A row of a table that points to its parent; 0 is the top level. */
export interface TreeRow {
  readonly id: number;
  readonly parent_id: number;
}

/** A row with the rows below it. */
export type TreeNode<Row extends TreeRow> = Row & { children: TreeNode<Row>[] };

/**
 * Builds the tree by parent_id (KB-17), children in the order of the rows. Nothing is lost: a row whose parent
 * is unknown, or whose ancestors run in a circle, stands at the top level.
 */
export function buildTree<Row extends TreeRow>(rows: readonly Row[]): TreeNode<Row>[] {
  const nodes = new Map<number, TreeNode<Row>>(rows.map((row) => [row.id, { ...row, children: [] }]));
  const roots: TreeNode<Row>[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(node.parent_id);
    if (parent === undefined || isOwnAncestor(node, nodes)) roots.push(node);
    else parent.children.push(node);
  }
  return roots;
}

function isOwnAncestor<Row extends TreeRow>(node: Row, nodes: ReadonlyMap<number, Row>): boolean {
  const seen = new Set<number>();
  let above = nodes.get(node.parent_id);
  while (above !== undefined && !seen.has(above.id)) {
    if (above.id === node.id) return true;
    seen.add(above.id);
    above = nodes.get(above.parent_id);
  }
  return false;
}

/**
 * The product filter (KB-06): true where the question's products and the filter have one in common, where the
 * question is for all products (0), or where there is no filter.
 */
export function matchesItems(items: readonly number[], filter: readonly number[]): boolean {
  return filter.length === 0 || items.includes(0) || items.some((item) => filter.includes(item));
}

/** The catalogue with only the questions that match; types without any are left out while a filter is set. */
export function filterCatalogue(types: readonly QuestionType[], filter: readonly number[]): QuestionType[] {
  if (filter.length === 0) return [...types];
  return types
    .map((type) => ({
      ...type,
      element: type.element.filter((question) => matchesItems(question.item, filter)),
      children: filterCatalogue(type.children, filter),
    }))
    .filter((type) => type.element.length > 0 || type.children.length > 0);
}

/** Marks every type that holds an unpublished question, itself or below (KB-18). */
export function flagEditing(types: readonly QuestionType[]): QuestionType[] {
  return types.map((type) => {
    const children = flagEditing(type.children);
    const editing =
      type.element.some((question) => question.valid === 0) || children.some((child) => child.editing);
    return { ...type, children, editing };
  });
}

type Dated = Pick<Question, 'id' | 'changeTime'>;

/** Newest change first; equal times by the higher id. */
function newestFirst<Row extends Dated>(questions: readonly Row[]): Row[] {
  return questions.toSorted((a, b) => b.changeTime - a.changeTime || b.id - a.id);
}

/** The questions of a type in the order of the tree. */
export function questionsInOrder(type: QuestionType, depth: number): Question[] {
  return inShownOrder(type.element, depth);
}

/**
 * At depth 2 newest change first (KB-19), else as given; those that staff gave a place stand by it, behind those without
 * one (decision 20).
 */
export function inShownOrder<Row extends Dated & { readonly order_no?: number | undefined }>(
  questions: readonly Row[],
  depth: number,
): Row[] {
  const byTime = depth === 2 ? newestFirst(questions) : questions;
  return byTime.toSorted((a, b) => (a.order_no ?? 0) - (b.order_no ?? 0));
}

/** All questions of a type and of the types below it. */
export function questionsBelow(type: QuestionType): Question[] {
  return [...type.element, ...type.children.flatMap(questionsBelow)];
}

/** What the home shows of a type: its most recently changed questions, four of them (KB-03). */
export function latestQuestions(type: QuestionType, count: number = counts.homeLatestQuestions): Question[] {
  return newestFirst(questionsBelow(type)).slice(0, count);
}

/** True for nodes that cannot be folded: those above the unfold degree; the top level has depth 1 (KB-11). */
export function isAlwaysOpen(depth: number): boolean {
  return depth < counts.treeUnfoldDegree;
}

/** The types from the top level down to the one with this id; undefined where there is none. */
export function findTypePath(types: readonly QuestionType[], typeId: number): QuestionType[] | undefined {
  for (const type of types) {
    if (type.id === typeId) return [type];
    const below = findTypePath(type.children, typeId);
    if (below !== undefined) return [type, ...below];
  }
  return undefined;
}

/** A question with the types above it, the top level first. */
export interface FoundQuestion {
  readonly question: Question;
  readonly path: readonly QuestionType[];
}

/** The question with this id and where it stands; undefined where the catalogue has none. */
export function findQuestion(types: readonly QuestionType[], questionId: number): FoundQuestion | undefined {
  for (const type of types) {
    const question = type.element.find((candidate) => candidate.id === questionId);
    if (question !== undefined) return { question, path: [type] };
    const below = findQuestion(type.children, questionId);
    if (below !== undefined) return { ...below, path: [type, ...below.path] };
  }
  return undefined;
}

/** The flags of a ticket that are counted. */
export interface CountedTicket {
  readonly isSolved: 0 | 1;
  readonly userUnread: 0 | 1;
  readonly adminUnread: 0 | 1;
}

/** Numbers of the after-sales button: unread for this side, and not solved (KB-20). */
export function countTickets(
  tickets: readonly CountedTicket[],
  side: 'user' | 'admin',
): { unread: number; unsolved: number } {
  const isUnread = (ticket: CountedTicket) =>
    (side === 'user' ? ticket.userUnread : ticket.adminUnread) === 1;
  return {
    unread: tickets.filter(isUnread).length,
    unsolved: tickets.filter((ticket) => ticket.isSolved === 0).length,
  };
}

/** Longest `nav` and `id` that are looked at, in characters; longer ones are nobody's copied link. */
const longestParameter = 8_000;
const deepestNav = 20;
const questionIdPattern = /^wwt([1-9]\d{0,9})$/;

/** Query parameters of a copied link to a question (KB-15): base64 of the JSON path, base64 of `wwt<id>`. */
export function encodeQuestionLink(nav: Nav, questionId: number): { nav: string; id: string } {
  const path = nav.map(({ id, title }) => ({ id, title }));
  return { nav: toBase64(JSON.stringify(path)), id: toBase64(`wwt${questionId}`) };
}

/** The path in a copied link; undefined where the text is not what `encodeQuestionLink` writes. */
export function decodeNav(parameter: string): Nav | undefined {
  const json = fromBase64(parameter);
  if (json === undefined) return undefined;
  const path = parseJson(json);
  if (!Array.isArray(path) || path.length > deepestNav) return undefined;
  const entries = path.map(navEntryOf);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

/** The question id in a copied link; undefined where the text is not base64 of `wwt<id>`. */
export function decodeQuestionId(parameter: string): number | undefined {
  const id = Number(questionIdPattern.exec(fromBase64(parameter) ?? '')?.[1]);
  return Number.isSafeInteger(id) && id <= 2_147_483_647 ? id : undefined;
}

function navEntryOf(entry: unknown): Nav[number] | undefined {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !('title' in entry))
    return undefined;
  const { id, title } = entry;
  return typeof id === 'number' && Number.isSafeInteger(id) && typeof title === 'string'
    ? { id, title }
    : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function fromBase64(text: string): string | undefined {
  if (text === '' || text.length > longestParameter) return undefined;
  try {
    // A plus sign that nobody escaped arrives as a space.
    const bytes = Uint8Array.from(atob(text.replaceAll(' ', '+')), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
