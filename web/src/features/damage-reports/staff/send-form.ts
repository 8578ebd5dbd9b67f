/*
 * The sending of a report while it is filled in (001 §2.4, §4, §5): what clears what, what is missing, and the
 * payload of the creation call. Pure.
 */
import { limits } from '#contract/core/limits';
import type { DataOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { fieldsOf } from './staff-drafts';

/** What was chosen; '' and null where nothing is. */
export interface Sending {
  /** '1' order-based, '2' not. */
  readonly channel: string;
  readonly orderNum: string;
  readonly warrantyType: string;
  readonly productId: number | null;
  readonly shopName: string;
  /** null: not touched, the ticket's stands. */
  readonly phenomenon: string | null;
  readonly sopId: number | null;
  readonly templateId: number | null;
}

export const emptySending: Sending = {
  channel: '',
  orderNum: '',
  warrantyType: '',
  productId: null,
  shopName: '',
  phenomenon: null,
  sopId: null,
  templateId: null,
};

const noTemplate = { sopId: null, templateId: null } as const;
const noProduct = { productId: null, shopName: '', ...noTemplate } as const;

/** Another channel has other products, and an order only where it is based on one. */
export function withChannel(sending: Sending, channel: string): Sending {
  if (channel === sending.channel) return sending;
  return { ...sending, ...noProduct, channel, orderNum: '', warrantyType: '' };
}

/** Changing the order clears warranty, product and trade name (DMG-45). */
export function withOrder(sending: Sending, orderNum: string): Sending {
  if (orderNum === sending.orderNum) return sending;
  return { ...sending, ...noProduct, orderNum, warrantyType: '' };
}

/** Choosing a product clears the trade name (DMG-46); the SOPs are those of the product. */
export function withProduct(sending: Sending, productId: number | null): Sending {
  return productId === sending.productId ? sending : { ...sending, ...noProduct, productId };
}

/** Changing the SOP clears the template (DMG-47). */
export function withSop(sending: Sending, sopId: number | null): Sending {
  return sopId === sending.sopId ? sending : { ...sending, sopId, templateId: null };
}

/** Back to step 1: SOP and template are chosen anew (DMG-40). */
export function withoutTemplate(sending: Sending): Sending {
  return { ...sending, ...noTemplate };
}

/** Names of texts that say what is wrong with a field. */
export type SendProblem =
  | 'needChannel'
  | 'needOrder'
  | 'needWarranty'
  | 'needProduct'
  | 'phenomenonLong'
  | 'needSop'
  | 'needTemplate';

export type SendProblems = Readonly<Partial<Record<keyof Sending, SendProblem>>>;

/** What step 1 lacks (VALID-11…14). */
export function basicsProblems(sending: Sending): SendProblems {
  const { channel, orderNum, warrantyType, productId, phenomenon } = sending;
  return {
    ...(channel === '' && { channel: 'needChannel' }),
    ...(channel === '1' && orderNum === '' && { orderNum: 'needOrder' }),
    ...(warrantyType === '' && { warrantyType: 'needWarranty' }),
    ...(productId === null && { productId: 'needProduct' }),
    ...([...(phenomenon ?? '').trim()].length > limits.problemPhenomenon && { phenomenon: 'phenomenonLong' }),
  };
}

/** What step 2 lacks (VALID-15, VALID-16). */
export function templateProblems({ sopId, templateId }: Sending): SendProblems {
  return {
    ...(sopId === null && { sopId: 'needSop' }),
    ...(templateId === null && { templateId: 'needTemplate' }),
  };
}

type Prefix = 'POST /javaplus/admin/afterSale/damageReport';
export type OrderBasics = DataOf<Endpoints[`${Prefix}/getOrderBasicInfo`]>[string];

/** What the chosen ids stand for. */
export interface Chosen {
  readonly order: OrderBasics | undefined;
  readonly productName: string;
  readonly warrantyName: string;
}

/** The 18 fields of 001 §3 (DMG-48); those of an order are empty where there is none. */
export function payloadOf(
  sending: Sending,
  { order, productName, warrantyName }: Chosen,
  ticket: Pick<StaffTicketDetails, 'id' | 'personal'>,
  from: { readonly personId: number; readonly now: number; readonly phenomenon: string },
) {
  return {
    purchasingChannels: sending.channel,
    questionRecordId: ticket.id,
    tempItemId: sending.templateId,
    account: ticket.personal.account,
    appealTime: from.now,
    orderNum: order ? sending.orderNum : '',
    area: order?.area ?? '',
    productionId: sending.productId,
    productionName: productName,
    personId: from.personId,
    sopId: sending.sopId,
    warrantyType: sending.warrantyType,
    warrantyTypeName: warrantyName,
    deliveryWarehouseId: order?.warehouseId ?? '',
    paymentTime: order?.orderPayTimeStamp ?? '',
    merchandiseName: order?.goodName ?? sending.shopName,
    problemPhenomenon: from.phenomenon,
    shopName: sending.shopName,
  } as const;
}

/** What was kept of a sending; null where nothing was. */
export function keptSending(kept: unknown): Sending | null {
  const fields = fieldsOf(fieldsOf(kept)['sending']);
  const text = (name: keyof Sending) => (typeof fields[name] === 'string' ? fields[name] : '');
  const id = (name: keyof Sending) => (typeof fields[name] === 'number' ? fields[name] : null);
  if (Object.keys(fields).length === 0) return null;
  return {
    channel: text('channel'),
    orderNum: text('orderNum'),
    warrantyType: text('warrantyType'),
    productId: id('productId'),
    shopName: text('shopName'),
    phenomenon: typeof fields['phenomenon'] === 'string' ? fields['phenomenon'] : null,
    sopId: id('sopId'),
    templateId: id('templateId'),
  };
}

/** A report that was made and whose card was not sent: its id, as it was kept. */
export function keptUnsent(kept: unknown): number | null {
  const id = fieldsOf(kept)['unsent'];
  return typeof id === 'number' ? id : null;
}
