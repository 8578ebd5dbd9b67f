/* Calls on tickets -> services. */
import { ticketsEndpoints } from '#contract/tickets/endpoints';
import type { Ticket } from '#contract/tickets/schemas';
import type { Bind } from '../../platform/http/bind';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import { customerOf, identified, staffOf } from './actor';
import { countUnreadOfPerson } from './attention.store';
import type { Created, Creation } from './create-ticket.service';
import type { Presenter } from './tickets.present';
import type { TicketService } from './tickets.service';
import { countUnreadOfCustomer, listTicketsOfCustomer } from './tickets.store';
import type { TicketRow } from './tickets.types';

export interface TicketRoutes {
  readonly db: Db;
  readonly identity: Pick<Identity, 'setAnonymousCookie'>;
  readonly service: TicketService;
  readonly presenter: Presenter;
  createTicket(creation: Creation): Promise<Created>;
}

export function bindTickets(bind: Bind, routes: TicketRoutes): void {
  const { db, service, presenter, createTicket } = routes;
  const shown = async (ticket: TicketRow): Promise<Ticket> => {
    const [row] = await presenter.presentForCustomer(db, [ticket]);
    if (row === undefined) throw new Error('a presenter answers a row for each row');
    return row;
  };

  bind(ticketsEndpoints, {
    'POST /javaplus/user/recordQuestion/queryRecordQuestionByPersonal': async ({ actor, body }) => {
      const isSolved = body.isSolved === 0 || body.isSolved === 1 ? body.isSolved : undefined;
      const rows = await listTicketsOfCustomer(db, customerOf(actor).customerId, isSolved);
      return presenter.presentForCustomer(db, rows);
    },
    'POST /javaplus/user/recordQuestion/createRecordQuestion': async (call) =>
      shown((await createTicket(call)).ticket),
    'POST /javaplus/anonymous/user/recordQuestion/createRecordQuestion': async (call) => {
      const { ticket, token } = await createTicket(call);
      if (token !== undefined) routes.identity.setAnonymousCookie(call.reply, call.request, token);
      return shown(ticket);
    },
    'POST /api/user/KnowledgeBase/addQuestionRecord': async (call) => ({
      id: (await createTicket(call)).ticket.id,
    }),
    'POST /javaplus/user/recordQuestion/getTotalUnreadNum': ({ actor }) =>
      countUnreadOfCustomer(db, customerOf(actor).customerId),
    'POST /javaplus/admin/recordQuestion/getTotalUnreadNum': ({ actor }) =>
      countUnreadOfPerson(db, staffOf(actor).personId),
    'POST /javaplus/user/recordQuestion/updateRecordQuestionUnread': async ({ actor, body }) => {
      await service.markRead(identified(actor), body.recordQuestionId);
      return {};
    },
    'POST /javaplus/admin/recordQuestion/updateRecordQuestionUnread': async ({ actor, body }) => {
      await service.markRead(identified(actor), body.recordQuestionId);
      return {};
    },
    'POST /javaplus/user/recordQuestion/updateIsSolvedById': async ({ actor, body }) => {
      await service.setSolved(actor, body.id, body.isSolved);
      return {};
    },
    'POST /javaplus/admin/recordQuestion/updateIsSolvedById': async ({ actor, body }) => {
      await service.setSolved(actor, body.id, body.isSolved);
      return {};
    },
    'GET /java/front/changingProblemsState': async ({ actor, query }) => ({
      id: query.questionRescordId,
      isSolved: await service.flipSolved(actor, query.questionRescordId),
    }),
  });
}
