/* Messages as the contract shows them to each side. What was recalled is never sent out. */
import type { Message, StaffMessage } from '#contract/chat/schemas';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import type { Cards } from './cards.service';
import { recallProblem } from './chat.rules';
import type { MessageRow } from './chat.types';

export interface MessagePresenter {
  presentForCustomer(db: Db, rows: readonly MessageRow[]): Promise<Message[]>;
  /** `personId`: the agent whose own messages can be recalled; without it none can (frames go to all). */
  presentForStaff(db: Db, rows: readonly MessageRow[], personId?: number): Promise<StaffMessage[]>;
}

export function createMessagePresenter(
  identity: Pick<Identity, 'listCustomers' | 'listPersons'>,
  cards: Pick<Cards, 'withContents'>,
): MessagePresenter {
  const namesOf = async (db: Db, rows: readonly MessageRow[]) => {
    const idsOf = (sender: MessageRow['sender']) => [
      ...new Set(rows.filter((row) => row.sender === sender).map((row) => row.sender_id)),
    ];
    const [customers, persons] = await Promise.all([
      identity.listCustomers(db, idsOf('user')),
      identity.listPersons(db, idsOf('admin')),
    ]);
    return (row: MessageRow) => {
      if (row.sender === 'user') {
        const customer = customers.get(row.sender_id);
        return { id: row.sender_id, account: customer?.account ?? '', name: customer?.name ?? '' };
      }
      const name = row.sender === 'admin' ? (persons.get(row.sender_id)?.name ?? '') : '';
      return { id: row.sender_id, account: '', name };
    };
  };

  return {
    async presentForCustomer(db, stored) {
      const [rows, personalOf] = await Promise.all([cards.withContents(db, stored), namesOf(db, stored)]);
      return rows.map((row) => shared(row, personalOf(row)));
    },
    async presentForStaff(db, stored, personId) {
      const [rows, personalOf] = await Promise.all([cards.withContents(db, stored), namesOf(db, stored)]);
      return rows.map((row) => {
        const personal = personalOf(row);
        const isOwn = personId !== undefined && recallProblem(row, personId) === undefined;
        return {
          ...shared(row, personal),
          user: { name: personal.name, erpPersonalId: row.sender === 'admin' ? row.sender_id : null },
          showRecall: isOwn && row.is_delete === 0,
        };
      });
    },
  };
}

function shared(row: MessageRow, personal: Message['personal']): Message {
  return {
    id: row.id,
    recordQuestionId: row.ticket_id,
    timestamp: row.created_at,
    personal,
    personalId: row.sender_id,
    content: row.is_delete === 1 ? '' : row.content,
    isDelete: row.is_delete,
    messageType: row.type,
    sender: row.sender,
    seq: row.seq,
    rev: row.rev,
    clientMessageId: row.client_message_id,
  };
}
