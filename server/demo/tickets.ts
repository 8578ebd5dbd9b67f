/* The tickets of the demo shop with their conversations and ratings, dated back from the first start. */
import type { App } from '../src/app';
import { meanScore, type StoredRating } from '../src/modules/ratings';
import { shiftOf } from '../src/modules/settings';
import type { StoredTicket } from '../src/modules/tickets';
import type { Db } from '../src/schema';
import { demoCustomers, demoTickets } from './content/tickets';
import type { DemoTicket } from './content/types';
import { converse, readUpTo } from './conversation';
import { idOf, type DemoMaps } from './maps';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Younger than this nothing is: the five minutes of a new ticket are over. */
const youngest = 10 * minute;
const consultation = { typeId: 9999, en: 'Online consultation', zh: '在线咨询' } as const;

interface Owner {
  readonly id: number;
  readonly mark: 'global' | 'cn';
}

/** Everything a ticket needs to know of the others. */
interface Known extends DemoMaps {
  readonly now: number;
  readonly optionIds: readonly number[];
  ownerOf(ticket: DemoTicket): Owner;
  typeOf(ticket: DemoTicket, mark: Owner['mark']): Promise<TypeTexts>;
}

interface TypeTexts {
  readonly question_type_id: number;
  readonly type_title: string;
  readonly staff_type_title: string;
}

/** A ticket as the builders after this one need it. */
export interface FilledTicket {
  readonly id: number;
  readonly customerId: number;
  readonly handlerId: number | null;
  /** ms */
  readonly createdAt: number;
  /** Number of the message that carries the card of a damage report, where there is one. */
  readonly cardSeq: number | null;
}

/** @returns the tickets by key */
export async function fillTickets(app: App, tx: Db, maps: DemoMaps): Promise<Map<string, FilledTicket>> {
  const { tickets, chat, ratings } = app.modules;
  const known: Known = {
    ...maps,
    now: app.platform.clock.now(),
    optionIds: await ratings.listOptionIds(tx),
    ownerOf: await ownersOf(app, tx, maps),
    typeOf: (ticket, mark) => typeTexts(app, tx, maps, ticket, mark),
  };
  const made: Awaited<ReturnType<typeof make>>[] = [];
  for (const ticket of demoTickets) made.push(await make(ticket, known));
  made.sort((one, other) => one.ticket.created_at - other.ticket.created_at);
  const ids = await tickets.insertTickets(
    tx,
    made.map(({ ticket }) => ticket),
  );
  await chat.insertMessages(
    tx,
    made.flatMap(({ messages }, at) => messages.map((message) => ({ ...message, ticket_id: ids[at] ?? 0 }))),
  );
  await ratings.insertRatings(
    tx,
    made.flatMap(({ rating }, at) => (rating === undefined ? [] : [{ ...rating, ticketId: ids[at] ?? 0 }])),
  );
  return new Map(
    made.map(({ key, ticket, messages }, at) => [
      key,
      {
        id: ids[at] ?? 0,
        customerId: ticket.customer_id,
        handlerId: ticket.handler_id,
        createdAt: ticket.created_at,
        cardSeq: messages.find(({ type }) => type === 10)?.seq ?? null,
      },
    ]),
  );
}

/** Customers by account; visitors get an anonymous identity each. */
async function ownersOf(app: App, tx: Db, { customers }: DemoMaps): Promise<Known['ownerOf']> {
  const marks = new Map(demoCustomers.map(({ account, store }) => [account, store]));
  const guests = new Map<string, Owner>();
  for (const { account, guest = '' } of demoTickets) {
    if (account !== '' || guests.has(guest)) continue;
    const { actor } = await app.modules.identity.createAnonymous(tx, 'global');
    guests.set(guest, { id: actor.customerId, mark: actor.mark });
  }
  return ({ account, guest = '' }) =>
    guests.get(account === '' ? guest : '') ?? {
      id: idOf(customers, account),
      mark: marks.get(account) ?? 'global',
    };
}

async function typeTexts(
  { modules }: App,
  tx: Db,
  { types }: DemoMaps,
  { type }: DemoTicket,
  mark: Owner['mark'],
): Promise<TypeTexts> {
  const lang = mark === 'cn' ? 'zh' : 'en';
  if (type === String(consultation.typeId)) {
    return {
      question_type_id: consultation.typeId,
      type_title: consultation[lang],
      staff_type_title: consultation.zh,
    };
  }
  const path = await modules.knowledge.findTypePath(tx, idOf(types, type));
  if (path === undefined) throw new Error(`The demo type "${type}" is not in the catalogue.`);
  return { question_type_id: path.id, type_title: path.title(lang), staff_type_title: path.title('zh') };
}

async function make(ticket: DemoTicket, known: Known) {
  const owner = known.ownerOf(ticket);
  const createdAt = creationOf(ticket, known.now);
  const { messages, state } = converse(ticket, createdAt, {
    customerId: owner.id,
    staffId: (account) => idOf(known.staff, account),
    optionIds: known.optionIds,
  });
  const handlerId = ticket.handler === null ? null : idOf(known.staff, ticket.handler);
  const rating = ratingOf(ticket, { owner, handlerId, createdAt: state.updated_at, known });
  const productIds = ticket.products.map((key) => idOf(known.products, key));
  const [userRead, adminRead] = [
    readUpTo(messages, 'user', ticket.userUnread),
    readUpTo(messages, 'admin', ticket.adminUnread),
  ];
  const row: StoredTicket = {
    ...state,
    ...(await known.typeOf(ticket, owner.mark)),
    customer_id: owner.id,
    // Whoever takes a ticket classifies it.
    sop_directory_id: (handlerId !== null && known.directories.get(ticket.type)) || null,
    question_id: ticket.question === undefined ? null : idOf(known.questions, ticket.question),
    title: ticket.title,
    created_at: createdAt,
    is_solved: ticket.solved ? 1 : 0,
    completed_at: ticket.solved ? state.updated_at : null,
    waiting_since: ticket.solved ? null : state.waiting_since,
    user_unread: ticket.userUnread ? 1 : 0,
    admin_unread: ticket.adminUnread ? 1 : 0,
    comment: ticket.comment ?? '',
    handler_id: handlerId,
    score_status: rating !== undefined ? 3 : ticket.ratingRequested ? 1 : 0,
    score_num: rating?.scoreNum ?? null,
    product_id: productIds[0] ?? null,
    productIds,
    urgency: ticket.urgency,
    mark: owner.mark,
    shift: shiftOf(createdAt),
    step_record: ticket.stepRecord ?? '',
    question_record: '',
    user_delivered_seq: userRead,
    admin_delivered_seq: adminRead,
    user_read_seq: userRead,
    admin_read_seq: adminRead,
  };
  return { key: ticket.key, ticket: row, messages, rating };
}

/** On its day, or as many days earlier as it takes for its last line to be in the past. */
function creationOf(ticket: DemoTicket, now: number): number {
  const today = Math.floor(now / day) * day;
  const wanted = today - ticket.daysAgo * day + ticket.atMinute * minute;
  const lasts = (Math.max(0, ...ticket.messages.map((message) => message.minute)) + 9) * minute;
  const excess = wanted + lasts + youngest - now;
  return excess <= 0 ? wanted : wanted - Math.ceil(excess / day) * day;
}

function ratingOf(
  { rating }: DemoTicket,
  given: { owner: Owner; handlerId: number | null; createdAt: number; known: Known },
): StoredRating | undefined {
  if (rating === undefined) return undefined;
  const scores = rating.scores.map((score, at) => ({ optionId: given.known.optionIds[at] ?? 0, score }));
  return {
    ticketId: 0,
    customerId: given.owner.id,
    handlerId: given.handlerId,
    suggest: rating.suggest,
    scoreNum: meanScore(scores),
    createdAt: given.createdAt,
    scores,
  };
}
