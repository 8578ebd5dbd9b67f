/* Shapes of chat messages (000 §3, 001 §3, Q-57, Q-61, Q-160). */
import { z } from 'zod';
import { flagOut, id, idOut, text, time, withAliases } from '../core/schema';
import { personalSchema } from '../identity/schemas';

/** A message as a customer sees it. */
export const messageSchema = z.object({
  id: idOut,
  recordQuestionId: idOut,
  /** The server's time, strictly rising within a ticket. */
  timestamp: z.number().int(),
  /** Who wrote it. Accounts of staff are '' for customers. */
  personal: personalSchema,
  personalId: idOut,
  /** Cleaned HTML of type 4, JSON of types 6 and 10; '' when recalled. */
  content: z.string(),
  isDelete: flagOut,
  /** 4 text or embed, 6 rating or system line, 10 damage-report card. */
  messageType: z.union([z.literal(4), z.literal(6), z.literal(10)]),
  // Extensions.
  /** Which side wrote it; the person ids of both sides overlap. */
  sender: z.enum(['user', 'admin', 'system']),
  /** Gap-free number within the ticket, from 1. */
  seq: z.number().int(),
  /** Revision of the ticket at which it was last changed. */
  rev: z.number().int(),
  /** The sender's own id of it, so that an outbox recognises it; null when none was sent. */
  clientMessageId: z.string().nullable(),
});

/** A message as staff see it. */
export const staffMessageSchema = messageSchema.extend({
  user: z.object({ name: z.string(), erpPersonalId: idOut.nullable() }),
  /** True for the calling agent's own messages that can be recalled. */
  showRecall: z.boolean(),
});

export const messagesBody = withAliases(
  { recordQuestionId: ['question_record_id', 'questionRecordId'] },
  z.object({
    recordQuestionId: id,
    /** Only messages older than this time. */
    timestamp: z.union([time, z.null()]).optional(),
    /** Only messages changed after this revision, in order of rev. */
    afterRev: z.union([z.number().int().min(0).max(2_147_483_647), z.null()]).optional(),
  }),
);

export const sendMessageBody = withAliases(
  { recordQuestionId: ['question_record_id', 'questionRecordId'] },
  z.object({
    msgType: z.number().int().min(0).max(100),
    recordQuestionId: id,
    msgContent: text(200_000),
    /** The sender's clock; serves to recognise a repeat without clientMessageId. */
    timestamp: time.optional(),
    clientMessageId: z.uuid().optional(),
    /**
     * Extension: highest `seq` that the sender's screen has shown. When the other side or a colleague has
     * written after it, nothing is stored and the answer is `chat.overtaken`. Without it nothing is compared.
     */
    seenSeq: z.union([z.number().int().min(0).max(2_147_483_647), z.null()]).optional(),
  }),
);

/** Content of a type-6 message. */
export type SystemContent =
  | { kind: 'invite' }
  // `level` is that of the older rating, which has no scores.
  | { kind: 'record'; score: Record<string, number>; suggest: string; level?: number }
  | { kind: 'separator'; title: string; time: number }
  | { kind: 'system'; text: string };

export type Message = z.infer<typeof messageSchema>;
export type StaffMessage = z.infer<typeof staffMessageSchema>;
export type SendMessageBody = z.output<typeof sendMessageBody>;
