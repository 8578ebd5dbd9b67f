/* Names of the events of the chat, and what they carry. */

export const chatEvents = {
  /** {ticketId, messageId} */
  stored: 'chat.message_stored',
  /** {ticketId, messageId} */
  recalled: 'chat.message_recalled',
  /** {ticketId, messageId}: a card says something else now, or was withdrawn */
  cardChanged: 'chat.card_changed',
  /** {ticketId, customerId}: an invitation to rate was written */
  invited: 'chat.invited',
  /** {ticketId, customerId, side, personalId}: somebody of this side is typing; nothing was stored */
  typed: 'chat.typed',
  /** {subject, programId, personIds}: who of staff looks at `ticket:7` in this program, `1,2`; nothing was stored */
  viewed: 'chat.viewed',
  /** {uid}: the page of this tab of the chat channel closed */
  tabClosed: 'chat.tab_closed',
} as const;
