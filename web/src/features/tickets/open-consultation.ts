/*
 * The online consultation (000 §6, Q-38): /user/chat?isLogin=… opens the person's unsolved ticket of type
 * 9999, or makes one. The server answers the existing one, so that a reload makes no second.
 */
import type { Ticket } from '#contract/tickets/schemas';
import { onlineConsultation } from '#contract/core/limits';
import { call } from '../../lib/api';
import { shopUrl } from '../../lib/shop-url';
import { addTicket, refreshTickets } from './tickets.queries';

/** `data` of the banner tells the region where there is no shop address. */
function bodyOf(banner: string | null) {
  return {
    questionTypeAreaId: onlineConsultation.typeId,
    questionTypeId: onlineConsultation.typeId,
    urgencyLevel: onlineConsultation.urgency,
    title: 'Online consultation',
    question_id: null,
    directoryId: null,
    shopUrl: shopUrl(),
    data: banner ?? undefined,
  };
}

/** Opens the consultation of a logged-in customer, or an anonymous one; answers its ticket. */
export async function openConsultation(isLoggedIn: boolean, banner: string | null): Promise<Ticket> {
  const ticket = isLoggedIn
    ? await call('POST /javaplus/user/recordQuestion/createRecordQuestion', bodyOf(banner))
    : await call('POST /javaplus/anonymous/user/recordQuestion/createRecordQuestion', bodyOf(banner));
  // In the list before its address is opened: also where the list cannot be fetched now.
  addTicket(ticket);
  await refreshTickets();
  return ticket;
}
