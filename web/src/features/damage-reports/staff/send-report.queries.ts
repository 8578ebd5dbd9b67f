/* What the sending of a report asks for and sends (001 §7, Q-74, Q-78, Q-84 to Q-86). */
import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/core/endpoint';
import type { LanguageType } from '#contract/damage-reports/schemas';
import type { Endpoints } from '#contract/endpoints';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { call } from '../../../lib/api';
import { newUuid } from '../../../lib/wsid';
import { refreshReports } from '../damage-reports.queries';

const key = ['damageReportSending'] as const;

/** What a report needs of the customer's orders in the ticket's store, by order number. */
export const orderBasicsQuery = (account: string, mark: StaffTicketDetails['mark']) =>
  queryOptions({
    queryKey: [...key, 'orders', account, mark],
    queryFn: ({ signal }) =>
      call('POST /javaplus/admin/afterSale/damageReport/getOrderBasicInfo', { account, mark }, { signal }),
  });

/** All products, for reports without an order (DMG-44). */
export const productsQuery = queryOptions({
  queryKey: [...key, 'products'],
  queryFn: ({ signal }) =>
    call('POST /javaplus/admin/afterSale/damageReport/getProductionBomList', {}, { signal }),
});

export const tradeNamesQuery = (productionId: number) =>
  queryOptions({
    queryKey: [...key, 'tradeNames', productionId],
    queryFn: ({ signal }) =>
      call('POST /javaplus/admin/afterSale/damageReport/getProductionInfo', { productionId }, { signal }),
  });

export const sopsQuery = (productionId: number) =>
  queryOptions({
    queryKey: [...key, 'sops', productionId],
    queryFn: ({ signal }) =>
      call(
        'POST /javaplus/admin/afterSale/damageReport/getSopListByProductionId',
        { productionId },
        { signal },
      ),
  });

export const templatesQuery = (sopId: number, productionId: number) =>
  queryOptions({
    queryKey: [...key, 'templates', sopId, productionId],
    queryFn: ({ signal }) =>
      call(
        'POST /javaplus/admin/afterSale/damageReport/getTempItemListBySopId',
        { sopId, productionId },
        { signal },
      ),
  });

/** A template in the language in which its customer will read it. */
export const templateQuery = (id: number, languageType: LanguageType) =>
  queryOptions({
    queryKey: [...key, 'template', id, languageType],
    queryFn: ({ signal }) =>
      call(
        'POST /javaplus/admin/afterSale/damageReport/getShowTempItemById',
        { id, languageType },
        { signal },
      ),
  });

/** The phenomenon that stands unless the agent writes another: of the SOP question, else the title. */
export const phenomenonQuery = (ticket: StaffTicketDetails) =>
  queryOptions({
    queryKey: [...key, 'phenomenon', ticket.id, ticket.sopDirectoryId, ticket.sopQuestionId],
    queryFn: async ({ signal }) => {
      if (ticket.sopQuestionId === null) return ticket.title;
      const questions = await call('GET /java/admin/getAllQuestionListByDirectoryId', undefined, {
        query: { sopDirectoryId: ticket.sopDirectoryId ?? 0 },
        signal,
      });
      const question = questions.find(({ id }) => id === ticket.sopQuestionId);
      return question?.problem_phenomenon.trim() || ticket.title;
    },
  });

type AddCall = 'POST /javaplus/admin/afterSale/damageReport/addDamageReport';

/** Makes the report; answers its id. Its card is still to be sent. */
export async function addReport(body: BodyOf<Endpoints[AddCall]>): Promise<number> {
  return (await call('POST /javaplus/admin/afterSale/damageReport/addDamageReport', body)).id;
}

/** Sends the card of a report into its ticket; the server writes its content. */
export async function sendCard(id: number): Promise<void> {
  const card = await call('POST /javaplus/admin/afterSale/damageReport/getDamageReportCardById', { id });
  const message = await call('POST /javaplus/admin/webSocket/sendMessage', {
    msgType: 10,
    recordQuestionId: card.recordQuestionId,
    msgContent: JSON.stringify(card),
    timestamp: Date.now(),
    clientMessageId: newUuid(),
  });
  await call('POST /javaplus/admin/afterSale/damageReport/addChatRecordId', { id, chatRecordId: message.id });
  void refreshReports();
}
