/*
 * Making a report for a ticket (addDamageReport). Refusals come in the order of Q-144; what the shop knows is
 * taken from there, whatever was sent.
 */
import type { StaffActor } from '#contract/core/actor';
import { limits } from '#contract/core/limits';
import { textLength } from '#contract/core/rich-text';
import type { AddReportBody } from '#contract/damage-reports/bodies.schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import type { Settings } from '../settings';
import type { OrderBasics, ProductRecord, Shop } from '../shop';
import type { Sop } from '../sop';
import type { TicketRow, Tickets } from '../tickets';
import { demandDuty } from './access.service';
import { insertAnswers } from './answers.store';
import { draftReport, openAnswers } from './draft';
import { appealTimeOf, asPhenomenon } from './reports.rules';
import { hasOrder, insertReports } from './reports.store';
import { languageOfMark, localeOf } from './template-content.rules';
import { findSop, listTemplates, listTemplatesOfSop, type TemplateRow } from './templates.store';

export interface CreationDependencies extends Pick<Platform, 'transact' | 'clock'> {
  readonly identity: Pick<Identity, 'listCustomers'>;
  readonly settings: Pick<Settings, 'listDictionary'>;
  readonly shop: Pick<Shop, 'findProducts' | 'findOrder'>;
  readonly sop: Pick<Sop, 'findQuestion'>;
  readonly tickets: Pick<Tickets, 'lockTicket' | 'applyProduct'>;
}

/** @returns the id; throws core.not_found, core.off_duty, tickets.solved, reports.* */
export type AddReport = (actor: StaffActor, body: AddReportBody) => Promise<number>;

export function createReportCreation(deps: CreationDependencies): AddReport {
  const { transact, clock, identity, sop, tickets } = deps;

  /** The ticket, held; its customer has an account and waits for an answer. */
  const holdOpenTicket = async (tx: Db, actor: StaffActor, body: AddReportBody): Promise<TicketRow> => {
    if (body.questionRecordId === undefined) {
      throw new AppError('core.bad_input', { detail: 'questionRecordId' });
    }
    const ticket = await tickets.lockTicket(tx, actor, body.questionRecordId);
    demandDuty(actor);
    const customer = (await identity.listCustomers(tx, [ticket.customer_id])).get(ticket.customer_id);
    const account = customer?.account ?? '';
    if (account === '') throw new AppError('reports.anonymous');
    if (ticket.is_solved === 1) throw new AppError('tickets.solved');
    refuseDifferent(body, account, actor.personId);
    return ticket;
  };

  /** What the agent wrote, else the phenomenon of the ticket's SOP question, else the ticket's title. */
  const phenomenonOf = async (tx: Db, ticket: TicketRow, sent: string): Promise<string> => {
    if (textLength(sent) > limits.problemPhenomenon) throw new AppError('reports.phenomenon_long');
    if (textLength(sent) > 0) return sent.trim();
    const questionId = ticket.sop_question_id;
    const question = questionId === null ? undefined : await sop.findQuestion(tx, questionId);
    return asPhenomenon(question?.problemPhenomenon.trim() || ticket.title);
  };

  return async (actor, body) =>
    transact(async (tx, emit) => {
      const ticket = await holdOpenTicket(tx, actor, body);
      const basics = await readBasics(tx, deps, ticket, body);
      const template = await findTemplate(tx, body, basics.product);
      const now = clock.now();
      const report = draftReport({
        ...basics,
        ticket,
        template,
        personId: actor.personId,
        problemPhenomenon: await phenomenonOf(tx, ticket, body.problemPhenomenon ?? ''),
        shopName: (body.shopName ?? '').trim(),
        appealTime: appealTimeOf(body.appealTime, now),
        createdAt: now,
      });
      const [id = 0] = await insertReports(tx, [report]);
      await insertAnswers(tx, openAnswers(id, report.items));
      await tickets.applyProduct(tx, emit, ticket, basics.product.id);
      return id;
    });
}

/** The account is the ticket's, the agent is the caller; a browser that says otherwise is mistaken. */
function refuseDifferent(body: AddReportBody, account: string, personId: number): void {
  const sent = (body.account ?? '').trim().toLowerCase();
  if (sent !== '' && sent !== account.toLowerCase()) {
    throw new AppError('reports.differs', { field: 'account' });
  }
  if (typeof body.personId === 'number' && body.personId !== personId) {
    throw new AppError('reports.differs', { field: 'personId' });
  }
}

/** Step 1 of the pop-up: channel, order, warranty, product. */
async function readBasics(
  tx: Db,
  { settings, shop }: Pick<CreationDependencies, 'settings' | 'shop'>,
  ticket: TicketRow,
  body: AddReportBody,
) {
  const order = await findOrder(tx, shop, ticket, body);
  const warranties = await settings.listDictionary(
    tx,
    'faq_warranty_type',
    localeOf(languageOfMark(ticket.mark)),
  );
  const warranty = warranties.find(({ dictValue }) => dictValue === body.warrantyType);
  if (warranty === undefined) throw new AppError('reports.warranty_missing');
  const productId = idOf(body.productionId);
  const product = (await shop.findProducts(tx, [productId])).get(productId);
  if (product === undefined) throw new AppError('reports.product_missing');
  if (order !== undefined && !order.products.some(({ id }) => id === productId)) {
    throw new AppError('reports.order_foreign');
  }
  return { order, product, warrantyType: warranty.dictValue, warrantyTypeName: warranty.dictLabel };
}

/** The order of channel 1; undefined for channel 2. */
async function findOrder(
  tx: Db,
  shop: Pick<Shop, 'findOrder'>,
  ticket: TicketRow,
  { purchasingChannels, orderNum }: AddReportBody,
): Promise<OrderBasics | undefined> {
  if (purchasingChannels === '2') return undefined;
  if (purchasingChannels !== '1') throw new AppError('reports.channel_missing');
  const wanted = (orderNum ?? '').trim();
  const order = await shop.findOrder(tx, ticket.customer_id, wanted);
  if (order !== undefined) return order;
  throw new AppError((await hasOrder(tx, wanted)) ? 'reports.order_foreign' : 'reports.order_missing');
}

/** Step 2 of the pop-up: a SOP, and a template of it that is for the product. */
async function findTemplate(tx: Db, body: AddReportBody, product: ProductRecord): Promise<TemplateRow> {
  const sopId = idOf(body.sopId);
  if ((await findSop(tx, sopId))?.enable !== 1) throw new AppError('reports.sop_missing');
  const templateId = idOf(body.tempItemId);
  const offered = await listTemplatesOfSop(tx, sopId, product.id);
  const template = offered.some(({ id }) => id === templateId)
    ? (await listTemplates(tx, [templateId])).get(templateId)
    : undefined;
  if (template === undefined) throw new AppError('reports.template_missing');
  return template;
}

/** No row has the id 0. */
function idOf(sent: number | '' | null | undefined): number {
  return typeof sent === 'number' ? sent : 0;
}
