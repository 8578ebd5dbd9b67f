/*
 * The ticket that somebody has begun to write outlives the dialog and the page. It is kept like the
 * drafts of the chat, per person, as one text.
 */
import { createDrafts } from '../../lib/drafts';
import { createKept } from '../../lib/kept';
import type { Drafts } from '../../lib/drafts';
import type { TicketForm } from './create-ticket.rules';

/** Stands where the chat's drafts have the id of their ticket: this one has none yet. */
const unborn = 0;
const empty: TicketForm = { typeId: null, question: '', items: [] };

export interface TicketDraft {
  /** What was typed last; the empty form when there is nothing. */
  readonly read: () => Promise<TicketForm>;
  readonly write: (form: TicketForm) => void;
  readonly clear: () => void;
  /** Puts aside what is not written yet; for pagehide. */
  readonly rescue: () => void;
}

const opened = new Map<number, TicketDraft>();

/** The draft of a person, the same one as long as the page lives. */
export function ticketDraftOf(personId: number): TicketDraft {
  const draft = opened.get(personId) ?? createTicketDraft(createDrafts(`user:${personId}:new`, createKept()));
  opened.set(personId, draft);
  return draft;
}

/** A draft on a storage of its own. */
export function createTicketDraft(drafts: Drafts): TicketDraft {
  return {
    read: async () => formOf(await drafts.read(unborn)),
    write: (form) => drafts.write(unborn, isEmpty(form) ? '' : JSON.stringify(form)),
    clear: () => drafts.write(unborn, ''),
    rescue: () => drafts.rescue(),
  };
}

/** A type alone is chosen by a click and not worth keeping. */
function isEmpty(form: TicketForm): boolean {
  return form.question.trim() === '' && form.items.length === 0;
}

function formOf(text: string): TicketForm {
  if (text === '') return empty;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? fieldsOf({ ...value }) : empty;
  } catch {
    return empty;
  }
}

/** What an earlier version wrote, less what does not fit. */
function fieldsOf({ typeId, question, items }: Record<string, unknown>): TicketForm {
  const isId = (id: unknown) => typeof id === 'number' && Number.isSafeInteger(id);
  return {
    typeId: isId(typeId) ? (typeId as number) : null,
    question: typeof question === 'string' ? question : '',
    items: Array.isArray(items) ? items.filter((id): id is number => isId(id)) : [],
  };
}
