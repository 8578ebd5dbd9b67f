/*
 * Creation of a ticket, whichever of the three calls it came by (CONFLICT-05): checks of the content, the
 * anonymous identity, the open consultation that is opened again, the first handler, the five-minute rule.
 */
import type { Actor, CustomerActor } from '#contract/core/actor';
import { limits } from '#contract/core/limits';
import { isBlankText } from '#contract/core/rich-text';
import type { Locale } from '#contract/settings/config-script';
import type { CreateTicketBody, RepeatedData } from '#contract/tickets/schemas';
import type { Module, Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Emit } from '../../platform/events/unit-of-work';
import { cleanHtml } from '../../platform/html';
import { createRateLimit } from '../../platform/rate-limit';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import type { Knowledge } from '../knowledge';
import type { Settings } from '../settings';
import type { Shop } from '../shop';
import {
  countOpenTickets,
  findOpenConsultation,
  findTurn,
  insertTickets,
  lockConsultation,
  takeTurn,
} from './creation.store';
import { ticketEvents } from './tickets.events';
import {
  firstHandler,
  isConsultation,
  markOfVisitor,
  secondsLeft,
  titleProblem,
  urgencyOf,
} from './tickets.rules';
import { findTicket } from './tickets.store';
import type { TicketRow } from './tickets.types';

export interface CreationDependencies extends Pick<Platform, 'db' | 'transact' | 'clock' | 'config'> {
  readonly identity: Pick<Identity, 'createAnonymous' | 'holdCustomer' | 'listPersons'>;
  readonly settings: Omit<Settings, keyof Module>;
  readonly shop: Pick<Shop, 'findProducts'>;
  readonly knowledge: Pick<Knowledge, 'findTypePath' | 'findQuestion'>;
}

export interface Creation {
  /** A staff member never gets here. */
  readonly actor: Actor;
  readonly body: CreateTicketBody;
  readonly lang: Locale;
  readonly address: string;
}

export interface Created {
  readonly ticket: TicketRow;
  /** Token of the anonymous identity that was made for it. */
  readonly token?: string;
}

/** What the body comes to once it is checked. */
interface Content {
  readonly typeId: number;
  readonly questionId: number | null;
  readonly title: string;
  readonly typeTitle: string;
  readonly staffTypeTitle: string;
  readonly persons: readonly (readonly number[])[];
  readonly productIds: readonly number[];
  readonly stepRecord: string;
  readonly questionRecord: string;
}

const consultation = { en: 'Online consultation', zh: '在线咨询' } as const;
const hour = 3_600_000;

export function createTicketCreation(deps: CreationDependencies) {
  const { db, transact, clock, config, identity, settings } = deps;
  const anonymousLimit = createRateLimit({
    max: config.limits.anonymousTickets,
    windowMs: hour,
    code: 'tickets.too_many_anonymous',
    clock,
  });

  const customerOf = async (tx: Db, { actor, body }: Creation) => {
    if (actor.kind === 'visitor') return identity.createAnonymous(tx, markOfVisitor(body));
    if (actor.kind === 'staff') throw new AppError('core.no_session');
    return { actor, token: undefined };
  };

  const insert = async (tx: Db, customerId: number, actor: CustomerActor, content: Content) => {
    const now = clock.now();
    const [id = 0] = await insertTickets(tx, [
      {
        ...unwritten,
        customer_id: customerId,
        question_id: content.questionId,
        question_type_id: content.typeId,
        type_title: content.typeTitle,
        staff_type_title: content.staffTypeTitle,
        title: content.title,
        created_at: now,
        updated_at: now,
        // Whoever opens a ticket waits, with a message or without.
        admin_unread: 1,
        waiting_since: now,
        handler_id: await chooseHandler(tx, deps, content.persons),
        product_id: content.productIds[0] || null,
        productIds: content.productIds,
        urgency: urgencyOf(content.typeId),
        mark: actor.mark,
        shift: settings.shiftOf(now),
        step_record: content.stepRecord,
        question_record: content.questionRecord,
      },
    ]);
    // Last of all, and in the same transaction: a refused call leaves nothing behind.
    const repeatMs = settings.get('ticketRepeatSeconds') * 1000;
    const turn = { customerId, now, repeatMs };
    if (!(await takeTurn(tx, turn))) throw await repeated(tx, turn, content.questionId);
    return id;
  };

  const open = async (tx: Db, emit: Emit, creation: Creation, content: Content): Promise<Created> => {
    const isNew = creation.actor.kind === 'visitor';
    if (isNew) anonymousLimit.take(creation.address);
    const { actor, token } = await customerOf(tx, creation);
    const customerId = await identity.holdCustomer(tx, actor.customerId);
    if (isConsultation(content.typeId)) {
      await lockConsultation(tx, customerId);
      const openId = await findOpenConsultation(tx, customerId);
      if (openId !== undefined) return { ticket: await stored(tx, openId) };
    }
    if (actor.kind === 'anonymous' && !isNew) anonymousLimit.take(creation.address);
    const id = await insert(tx, customerId, actor, content);
    emit(ticketEvents.created, { ticketId: id });
    return { ticket: await stored(tx, id), token };
  };

  /**
   * Creates a ticket, or answers the open online consultation.
   * @throws the tickets.* refusals of creation, tickets.repeated last
   */
  return async function createTicket(creation: Creation): Promise<Created> {
    const content = await checkContent(db, deps, creation.body, creation.lang);
    return transact((tx, emit) => open(tx, emit, creation, content));
  };
}

/** The refusal of the five minutes: how long it lasts, and the ticket that was made. */
async function repeated(
  tx: Db,
  { customerId, now, repeatMs }: { customerId: number; now: number; repeatMs: number },
  questionId: number | null,
): Promise<AppError> {
  const turn = await findTurn(tx, customerId);
  return new AppError('tickets.repeated', {}, {
    seconds: secondsLeft(turn?.begunAt ?? now, now, repeatMs),
    questionRecordId: turn?.id ?? null,
    isSame: questionId !== null && turn?.questionId === questionId && turn.isSolved === 0,
  } satisfies Omit<RepeatedData, 'reason'>);
}

/** What a new ticket has before anybody wrote. */
const unwritten = {
  completed_at: null,
  is_solved: 0,
  user_unread: 0,
  comment: '',
  score_status: 0,
  score_num: null,
  rev: 0,
  last_seq: 0,
  last_message_at: 0,
  last_sender: null,
  last_message: '',
  user_delivered_seq: 0,
  admin_delivered_seq: 0,
  user_read_seq: 0,
  admin_read_seq: 0,
} as const;

async function stored(tx: Db, id: number): Promise<TicketRow> {
  const row = await findTicket(tx, id);
  if (row === undefined) throw new Error(`ticket ${id} vanished within its transaction`);
  return row;
}

async function chooseHandler(
  tx: Db,
  { identity }: Pick<CreationDependencies, 'identity'>,
  levels: readonly (readonly number[])[],
): Promise<number | null> {
  const persons = await identity.listPersons(tx, [...new Set(levels.flat())]);
  const onDuty = [...persons.values()].filter(
    ({ workStatus, active, isReadonly }) => active && workStatus === 1 && !isReadonly,
  );
  const openTickets = await countOpenTickets(
    tx,
    onDuty.map(({ id }) => id),
  );
  return firstHandler(levels, openTickets);
}

/** The refusals of the content, in the order of the dialog's fields. */
async function checkContent(
  db: Db,
  deps: Pick<CreationDependencies, 'knowledge' | 'shop'>,
  body: CreateTicketBody,
  lang: Locale,
): Promise<Content> {
  const type = await typeOf(db, deps, body.questionTypeAreaId, lang);
  const question =
    body.questionId == null ? undefined : await deps.knowledge.findQuestion(db, body.questionId);
  if (body.questionId != null && question?.valid !== 1) throw new AppError('tickets.question_unknown');
  const own = question && (lang === 'zh' ? (question.titleZh ?? question.title) : question.title);
  const fallback = own ?? (isConsultation(type.typeId) ? consultation[lang] : '');
  const typed = body.title ?? '';
  // The catalogue's own title may be longer than what a customer may type.
  const problem = isBlankText(typed) && fallback !== '' ? undefined : titleProblem(typed);
  if (problem !== undefined) throw new AppError(problem);
  const productIds = [...new Set(body.item_id_array ?? [])];
  const named = productIds.filter((id) => id !== 0);
  const known = await deps.shop.findProducts(db, named);
  if (named.some((id) => !known.has(id))) throw new AppError('tickets.product_unknown');
  const stepRecord = body.step_record ?? '';
  if (Buffer.byteLength(stepRecord) > limits.stepRecordBytes) throw new AppError('tickets.step_record_large');
  return {
    ...type,
    questionId: question?.id ?? null,
    title: isBlankText(typed) ? fallback : typed.trim(),
    productIds,
    stepRecord: cleanHtml(stepRecord, 'article'),
    questionRecord: body.question_record ?? '',
  };
}

/** The type with its texts; the rule of the levels does not apply to online consultations. */
async function typeOf(
  db: Db,
  { knowledge }: Pick<CreationDependencies, 'knowledge'>,
  typeId: number,
  lang: Locale,
): Promise<Pick<Content, 'typeId' | 'typeTitle' | 'staffTypeTitle' | 'persons'>> {
  if (isConsultation(typeId)) {
    return { typeId, typeTitle: consultation[lang], staffTypeTitle: consultation.zh, persons: [] };
  }
  const path = await knowledge.findTypePath(db, typeId);
  if (path === undefined) throw new AppError('tickets.type_unknown');
  if (path.depth < 2) throw new AppError('tickets.type_level');
  return {
    typeId,
    typeTitle: path.title(lang),
    staffTypeTitle: path.title('zh'),
    persons: path.personIds,
  };
}
