/*
 * Shapes of tickets, which the wire calls record questions (000 §3, 001 §3). `customerId` is the handling
 * agent, `personal` the customer.
 */
import { z } from 'zod';
import { flagOut, id, idOut, text, withAliases } from '../core/schema';
import { personalSchema } from '../identity/schemas';

/** What both sides see of a ticket. Fields after the comment are extensions. */
const ticketBase = z.object({
  id: idOut,
  questionId: idOut.nullable(),
  questionTypeAreaId: idOut,
  title: z.string(),
  personal: personalSchema,
  personalId: idOut,
  createTimestamp: z.number().int(),
  updateTimestamp: z.number().int(),
  completeTimestamp: z.number().int().nullable(),
  isSolved: flagOut,
  userUnread: flagOut,
  adminUnread: flagOut,
  /** Always '' for customers. */
  comment: z.string(),
  customerId: idOut.nullable(),
  sopDirectoryId: idOut.nullable(),
  /** 0 none, 1 requested, 3 rated. */
  scoreStatus: z.union([z.literal(0), z.literal(1), z.literal(3)]),
  scoreNum: z.number().nullable(),
  productionId: idOut.nullable(),
  sopQuestionId: idOut.nullable(),
  urgencyLevel: z.enum(['P1', 'P2', 'P3', 'P4']),
  totalUserUnreadNum: z.number().int(),
  totalIsSolvedNum: z.number().int(),
  // Extensions: the path of the type as text 'A / B', the revision of Q-160 and the delivery marks of Q-133.
  typeTitle: z.string(),
  rev: z.number().int(),
  /** seq of the last message; 0 when there is none. */
  lastSeq: z.number().int(),
  /** Up to which seq each side has received and read. */
  userDeliveredSeq: z.number().int(),
  adminDeliveredSeq: z.number().int(),
  userReadSeq: z.number().int(),
  adminReadSeq: z.number().int(),
});

/** A row of the customer's list. */
export const ticketSchema = ticketBase;

/** A row of the staff list (001 §3). */
export const staffTicketSchema = ticketBase.extend({
  /** JSON text {"name": …}. */
  user: z.string(),
  sopDirectoryName: z.string(),
  productionName: z.string(),
  customerName: z.string(),
  request_score: z.union([z.literal(0), z.literal(1), z.literal(3)]),
  carryOver: flagOut,
  isAbnormal: flagOut,
  isOnLine: flagOut,
  mark: z.enum(['global', 'cn']),
  /** Shift 1…3. */
  classes: z.number().int(),
  step_record: z.string(),
  question_record: z.string(),
  item_id_array: z.array(idOut),
  totalUnreadNum: z.number().int(),
  /** The path of the type as the customer sees it, in the language of the creation (extension). */
  userTypeTitle: z.string(),
  /** Plain text of the newest message, at most 120 characters (extension). */
  lastMessage: z.string(),
});

const creationAliases = {
  questionTypeAreaId: ['questionTypeId', 'question_type_id'],
  questionId: ['question_id'],
};

const itemIds = z.array(id).max(500);

/** Body of the three creation calls (CONFLICT-05); what is not in a call's table is simply absent. */
export const createTicketBody = withAliases(
  creationAliases,
  z.object({
    questionTypeAreaId: id,
    questionId: z.union([id, z.null()]).optional(),
    title: z.union([text(100_000), z.null()]).optional(),
    /** Context that the client sends along, as JSON or HTML text. */
    question_record: z
      .preprocess(
        (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value),
        z.union([text(300_000), z.null()]),
      )
      .optional(),
    /** HTML of the steps taken. */
    step_record: z.union([text(1_000_000), z.null()]).optional(),
    item_id_array: z.union([itemIds, z.null()]).optional(),
    /** Sent by old pages; the server decides the urgency itself. */
    urgencyLevel: z.unknown().optional(),
    /** Where the visitor comes from, for the region of an anonymous ticket. */
    shopUrl: text(2000).optional(),
    data: text(50).optional(),
  }),
);

export const ticketIdBody = withAliases(
  { recordQuestionId: ['question_record_id', 'questionRecordId', 'questionRescordId'] },
  z.object({ recordQuestionId: id }),
);

const flag = z.union([z.literal(0), z.literal(1)]);

/** What a customer may change on a ticket of his with changeQuestionRecord, and nothing else. */
export const customerChange = z.strictObject({
  is_solved: flag.optional(),
  user_unread: flag.optional(),
  /** Product ids; 0 stands for all products. */
  item_id_array: itemIds.optional(),
});

/** What staff may change on a ticket with changeQuestionRecord, and nothing else. */
export const staffChange = z.strictObject({
  is_solved: flag.optional(),
  admin_unread: flag.optional(),
  /** The agent who becomes the handler. */
  person_id: id.optional(),
  comment: text(20_000).optional(),
});

export const solvedBody = z.object({ id, isSolved: flag });

export type Ticket = z.infer<typeof ticketSchema>;
export type StaffTicket = z.infer<typeof staffTicketSchema>;

/** How far the conversation of a ticket has come: what each message and each reading changes. */
export type StaffTicketMarks = Pick<
  StaffTicket,
  | 'id'
  | 'rev'
  | 'lastSeq'
  | 'lastMessage'
  | 'userUnread'
  | 'adminUnread'
  | 'userDeliveredSeq'
  | 'adminDeliveredSeq'
  | 'userReadSeq'
  | 'adminReadSeq'
  | 'totalUnreadNum'
  | 'totalUserUnreadNum'
  | 'totalIsSolvedNum'
  | 'isOnLine'
>;

/** What a ticket is about and who has it: everything else. */
export type StaffTicketDetails = Omit<StaffTicket, Exclude<keyof StaffTicketMarks, 'id'>>;

/**
 * `data` of a refusal by the five-minute rule (extension of ERR-02): for how many seconds it lasts, the ticket that
 * began it, and whether that one is of the same question and unsolved, so that it can be opened in place of a new one.
 */
export interface RepeatedData {
  readonly reason: 'tickets.repeated';
  readonly seconds: number;
  readonly questionRecordId: number | null;
  readonly isSame: boolean;
}

export type CreateTicketBody = z.output<typeof createTicketBody>;
