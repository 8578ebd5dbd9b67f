/*
 * The address of a knowledge screen: which type or question is open and by which products the catalogue is
 * filtered stand in the query, so that links can be shared and the back button works. Copied links carry `nav`
 * and `id` (KB-15). Parameters of others (shopUrl, data) stay as they are.
 */
import {
  decodeNav,
  decodeQuestionId,
  encodeQuestionLink,
  findQuestion,
  findTypePath,
} from '#contract/knowledge/catalogue';
import type { FoundQuestion } from '#contract/knowledge/catalogue';
import type { Nav, QuestionType } from '#contract/knowledge/schemas';

/** What an address asks for. */
export interface KnowledgeAddress {
  readonly target:
    | { readonly kind: 'home' }
    | { readonly kind: 'type'; readonly id: number }
    /** `id` undefined: the link cannot be read. */
    | { readonly kind: 'question'; readonly id: number | undefined };
  /** Product ids; empty = all products. */
  readonly items: readonly number[];
}

/** `q`, what was searched for, belongs to the screen that it was searched on. */
const ownParameters = ['question', 'type', 'items', 'nav', 'id', 'q'];
const mostItems = 500;

function idOf(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function targetOf(query: URLSearchParams): KnowledgeAddress['target'] {
  const question = query.get('question');
  if (question !== null) return { kind: 'question', id: idOf(question) };
  const copied = query.get('id');
  if (copied !== null) return { kind: 'question', id: decodeQuestionId(copied) };
  const type = query.get('type');
  if (type !== null) return { kind: 'type', id: idOf(type) ?? 0 };
  const nav = query.get('nav');
  if (nav !== null) return { kind: 'type', id: decodeNav(nav)?.at(-1)?.id ?? 0 };
  return { kind: 'home' };
}

/** Reads the query of an address; whatever stands in it, the answer is well-formed. */
export function readAddress(query: URLSearchParams): KnowledgeAddress {
  const items = (query.get('items') ?? '').split(',').slice(0, mostItems).map(idOf);
  return {
    target: targetOf(query),
    items: [...new Set(items.filter((id) => id !== undefined))],
  };
}

/** The query of an address, with leading `?` or ''; `current` gives the parameters that are not ours. */
export function writeAddress(current: URLSearchParams, address: KnowledgeAddress): string {
  const query = new URLSearchParams(current);
  for (const name of ownParameters) query.delete(name);
  const { target, items } = address;
  if (target.kind !== 'home' && target.id !== undefined) query.set(target.kind, String(target.id));
  const text = query.toString();
  // Commas stay readable: they need no escape in a query.
  const filter = items.length === 0 ? '' : `items=${items.join(',')}`;
  const joined = [text, filter].filter((part) => part !== '').join('&');
  return joined === '' ? '' : `?${joined}`;
}

/**
 * The link that "copy link" puts on the clipboard (KB-15). What a customer copies on a phone opens at a desk as at
 * a desk: the address of the desk leads phones to theirs.
 */
export function questionLink(address: URL, nav: Nav, questionId: number): string {
  const link = encodeQuestionLink(nav, questionId);
  const path = address.pathname.startsWith('/admin/') ? address.pathname : '/user/knowledge';
  const target = new URL(path, address.origin);
  target.searchParams.set('nav', link.nav);
  target.searchParams.set('id', link.id);
  return target.href;
}

/** The screen that belongs to an address. */
export type KnowledgeView =
  /** `missing`: what the address asked for is not in the catalogue. */
  | { readonly kind: 'home'; readonly missing: 'type' | 'question' | null }
  | { readonly kind: 'catalogue'; readonly type: QuestionType; readonly path: readonly QuestionType[] }
  | ({ readonly kind: 'answer' } & FoundQuestion)
  /** The question was open on this page and was taken back for editing. */
  | { readonly kind: 'editing' };

/** Finds the screen. `openedId`: the question that this page showed last. */
export function viewOf(
  types: readonly QuestionType[],
  target: KnowledgeAddress['target'],
  openedId: number | undefined,
): KnowledgeView {
  if (target.kind === 'home') return { kind: 'home', missing: null };
  if (target.kind === 'type') {
    const path = findTypePath(types, target.id);
    const type = path?.at(-1);
    return path && type ? { kind: 'catalogue', type, path } : { kind: 'home', missing: 'type' };
  }
  const found = target.id === undefined ? undefined : findQuestion(types, target.id);
  if (found) return { kind: 'answer', ...found };
  return target.id !== undefined && target.id === openedId
    ? { kind: 'editing' }
    : { kind: 'home', missing: 'question' };
}

/** Titles and ids of the types down to where a view is. */
export function navOf(path: readonly QuestionType[]): Nav {
  return path.map(({ id, title }) => ({ id, title }));
}
