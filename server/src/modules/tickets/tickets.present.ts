/* Ticket rows as the contract shows them, for each side. Everything beside the row is looked up in batches. */
import type { StaffTicket, Ticket } from '#contract/tickets/schemas';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../schema';
import type { CustomerRecord, Identity } from '../identity';
import type { Settings } from '../settings';
import type { Shop } from '../shop';
import type { Sop } from '../sop';
import { listStaffTotals, type Alone } from './attention.store';
import { abnormalBefore, isAbnormal } from './tickets.rules';
import { listTexts, listTotals, type CustomerTotals } from './tickets.store';
import type { TicketRow } from './tickets.types';

export interface PresentDependencies {
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'listCustomers' | 'listPersons' | 'onlineCustomerIds'>;
  readonly settings: Pick<Settings, 'get' | 'serviceMinutesBetween'>;
  readonly shop: Pick<Shop, 'findProducts'>;
  readonly sop: Pick<Sop, 'listDirectoryNames'>;
}

/** A row as all of staff see it, and as those do for whom other tickets, or it, are unread alone. */
export interface SharedRow {
  readonly data: StaffTicket;
  readonly own: ReadonlyMap<number, StaffTicket>;
}

export interface Presenter {
  presentForCustomer(db: Db, rows: readonly TicketRow[]): Promise<Ticket[]>;
  presentForStaff(db: Db, rows: readonly TicketRow[], personId: number): Promise<StaffTicket[]>;
  /** The same for everybody of staff at once. */
  presentForAllStaff(db: Db, rows: readonly TicketRow[]): Promise<SharedRow[]>;
  /** A customer who waits since then, or longer, makes his ticket abnormal now. */
  abnormalBefore(): number;
}

export function createPresenter(deps: PresentDependencies): Presenter {
  const { clock, identity, settings, shop, sop } = deps;
  const before = () =>
    abnormalBefore(clock.now(), settings.get('abnormalAfterMinutes'), settings.serviceMinutesBetween);

  const presentForAllStaff: Presenter['presentForAllStaff'] = async (db, rows) => {
    const customerIds = distinct(rows.map((row) => row.customer_id));
    const handlerIds = distinct(rows.flatMap((row) => row.handler_id ?? []));
    const productIds = distinct(rows.flatMap((row) => row.product_id ?? []));
    const directoryIds = distinct(rows.flatMap((row) => row.sop_directory_id ?? []));
    const ids = rows.map((row) => row.id);
    const [customers, totals, handlers, products, directories, texts, online] = await Promise.all([
      identity.listCustomers(db, customerIds),
      listStaffTotals(db, customerIds),
      identity.listPersons(db, handlerIds),
      shop.findProducts(db, productIds),
      directoryIds.length === 0 ? noNames : sop.listDirectoryNames(db, directoryIds),
      listTexts(db, ids),
      rows.length === 0 ? new Set<number>() : identity.onlineCustomerIds(customerIds),
    ]);
    const abnormal = before();
    return rows.map((row) => {
      const customer = customers.get(row.customer_id);
      const total = totals.get(row.customer_id);
      const text = texts.get(row.id);
      const data: StaffTicket = {
        ...shared(row, customer, total),
        comment: row.comment,
        typeTitle: row.staff_type_title,
        userTypeTitle: row.type_title,
        user: JSON.stringify({ name: customer?.name ?? '' }),
        sopDirectoryName: directories.get(row.sop_directory_id ?? 0) ?? '',
        productionName: products.get(row.product_id ?? 0)?.name ?? '',
        customerName: handlers.get(row.handler_id ?? 0)?.name ?? '',
        request_score: row.score_status,
        carryOver: row.carry_over,
        isAbnormal: isAbnormal(row, abnormal) ? (1 as const) : (0 as const),
        isOnLine: online.has(row.customer_id) ? (1 as const) : (0 as const),
        mark: row.mark,
        classes: row.shift,
        step_record: text?.step_record ?? '',
        question_record: text?.question_record ?? '',
        item_id_array: text?.productIds ?? [],
        totalUnreadNum: total?.adminUnread ?? 0,
        lastMessage: row.last_message,
      };
      return { data, own: seenByOthers(data, total?.alone ?? nothingAlone) };
    });
  };

  return {
    abnormalBefore: before,

    async presentForCustomer(db, rows) {
      const customerIds = distinct(rows.map((row) => row.customer_id));
      const [customers, totals] = await Promise.all([
        identity.listCustomers(db, customerIds),
        listTotals(db, customerIds),
      ]);
      return rows.map((row) => ({
        ...shared(row, customers.get(row.customer_id), totals.get(row.customer_id)),
        comment: '',
        typeTitle: row.type_title,
      }));
    },

    presentForAllStaff,
    async presentForStaff(db, rows, personId) {
      const shown = await presentForAllStaff(db, rows);
      return shown.map(({ data, own }) => own.get(personId) ?? data);
    },
  };
}

const nothingAlone: Alone = new Map();

/** The row for each person who has tickets of this customer that nobody else has unread. */
function seenByOthers(row: StaffTicket, alone: Alone): ReadonlyMap<number, StaffTicket> {
  return new Map(
    [...alone].map(([personId, ticketIds]) => [
      personId,
      {
        ...row,
        adminUnread: ticketIds.includes(row.id) ? 1 : row.adminUnread,
        totalUnreadNum: row.totalUnreadNum + ticketIds.length,
      },
    ]),
  );
}

const noNames: ReadonlyMap<number, string> = new Map();

function shared(row: TicketRow, customer?: CustomerRecord, totals?: CustomerTotals) {
  return {
    id: row.id,
    questionId: row.question_id,
    questionTypeAreaId: row.question_type_id,
    title: row.title,
    personal: { id: row.customer_id, account: customer?.account ?? '', name: customer?.name ?? '' },
    personalId: row.customer_id,
    createTimestamp: row.created_at,
    updateTimestamp: row.updated_at,
    completeTimestamp: row.completed_at,
    isSolved: row.is_solved,
    userUnread: row.user_unread,
    adminUnread: row.admin_unread,
    customerId: row.handler_id,
    sopDirectoryId: row.sop_directory_id,
    scoreStatus: row.score_status,
    scoreNum: row.score_num === null ? null : Number(row.score_num),
    productionId: row.product_id,
    sopQuestionId: row.sop_question_id,
    urgencyLevel: row.urgency,
    totalUserUnreadNum: totals?.userUnread ?? 0,
    totalIsSolvedNum: totals?.unsolved ?? 0,
    rev: row.rev,
    lastSeq: row.last_seq,
    userDeliveredSeq: row.user_delivered_seq,
    adminDeliveredSeq: row.admin_delivered_seq,
    userReadSeq: row.user_read_seq,
    adminReadSeq: row.admin_read_seq,
  };
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
