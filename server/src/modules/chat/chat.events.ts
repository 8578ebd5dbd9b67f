/* Names of the events of the chat. All carry {ticketId, messageId}. */

export const chatEvents = {
  stored: 'chat.message_stored',
  recalled: 'chat.message_recalled',
} as const;
