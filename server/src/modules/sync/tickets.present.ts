/* Rows of tickets, messages, ratings and saved filters as /ws_js carries them (001 §3, Q-64). */
import type { TableRow } from '#contract/sync/schemas';
import type { MessageRow } from '../chat';
import type { AccessRow, ProductRow, RatingRow, RecordRow } from './tickets.store';

export interface Names {
  readonly customers: ReadonlyMap<number, { readonly name: string }>;
  readonly persons: ReadonlyMap<number, { readonly name: string }>;
}

export function recordRow(ticket: RecordRow, names: Names): TableRow<'questionRecord'> {
  const name = names.customers.get(ticket.customer_id)?.name ?? '';
  return {
    id: ticket.id,
    question_id: ticket.question_id,
    question_type_id: ticket.question_type_id,
    title: ticket.title,
    user: JSON.stringify({ id: ticket.customer_id, name }),
    is_solved: ticket.is_solved,
    person_id: ticket.handler_id,
    user_unread: ticket.user_unread,
    admin_unread: ticket.admin_unread,
    score_status: ticket.score_status,
    time: ticket.created_at,
    rev: ticket.rev,
  };
}

/** What was recalled is never sent out. */
export function chatRow(message: MessageRow, names: Names): TableRow<'chatRecord'> {
  return {
    id: message.id,
    question_record_id: message.ticket_id,
    person_id: message.sender === 'admin' ? message.sender_id : null,
    user: JSON.stringify({ name: nameOf(message, names) }),
    content: message.is_delete === 1 ? '' : message.content,
    message_type: message.type,
    is_delete: message.is_delete,
    time: message.created_at,
    seq: message.seq,
    rev: message.rev,
  };
}

function nameOf({ sender, sender_id }: MessageRow, { customers, persons }: Names): string {
  if (sender === 'system') return '';
  return (sender === 'user' ? customers : persons).get(sender_id)?.name ?? '';
}

export function productRow(pair: ProductRow): TableRow<'questionRecordItem'> {
  return {
    id: `${pair.ticket_id}_${pair.product_id}`,
    question_record_id: pair.ticket_id,
    item_id: pair.product_id,
  };
}

export function ratingRow(rating: RatingRow): TableRow<'questionRecordScore'> {
  return {
    id: rating.ticket_id,
    question_record_id: rating.ticket_id,
    score_id: rating.level_id,
    score_option_id_array: JSON.stringify(rating.option_ids ?? []),
    suggest: rating.suggest,
    time: rating.created_at,
  };
}

export function accessRow(access: AccessRow): TableRow<'accessQuestion'> {
  return {
    id: `${access.question_id}_${access.access_user}`,
    question_id: access.question_id,
    access_user_id: access.access_user,
  };
}
