/*
 * The two ways to a new ticket: the dialog, and the wish to chat at the end of a guided answer (CONFLICT-05).
 * Both tell their refusals by the same rule (ERR-01, ERR-03); both open the chat on the new ticket.
 */
import { timers } from '#contract/core/limits';
import { ApiError, call, errorText, isTransportFailure } from '../../lib/api';
import { t } from '../../lib/i18n';
import { openChat } from '../../lib/open-chat';
import { repeatedOf } from '../../lib/repeated';
import { notifyError, notifyInfo, notifySuccess } from '../../ui/notice';
import { refreshTickets } from './tickets.queries';
import type { Repeated } from '../../lib/repeated';
import type { TicketForm } from './create-ticket.rules';

/**
 * How a creation ended: refused by the five-minute rule, or not sent for want of a connection, both to be told in
 * place; or failed, already told or logged.
 */
export type CreationOutcome = 'opened' | 'failed' | 'unsent' | Repeated;

/** A guided answer that did not help, with the steps taken. */
export interface AnswerRecord {
  readonly questionTypeId: number;
  readonly questionId: number;
  /** HTML. */
  readonly stepRecord: string;
}

/** Creates a ticket from the dialog. */
export async function createTicket(form: TicketForm & { typeId: number }): Promise<CreationOutcome> {
  try {
    const ticket = await call('POST /javaplus/user/recordQuestion/createRecordQuestion', {
      questionTypeAreaId: form.typeId,
      title: form.question.trim(),
      ...(form.items.length > 0 && { item_id_array: [...form.items] }),
    });
    return openTicket(ticket.id);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') return 'unsent';
    return refusalOf(error);
  }
}

/**
 * Creates a ticket from a guided answer. A call that did not get through is only logged (ERR-26). Asked for again
 * within the five minutes it opens the ticket that was made.
 */
export async function createTicketFromAnswer(
  record: AnswerRecord,
): Promise<Exclude<CreationOutcome, 'unsent'>> {
  try {
    const ticket = await call('POST /api/user/KnowledgeBase/addQuestionRecord', bodyOf(record));
    return openTicket(ticket.id);
  } catch (error) {
    const repeated = repeatedOf(error);
    if (repeated?.isSame && repeated.questionRecordId !== null) {
      notifyInfo(t('tickets.repeated.same'), t('tickets.repeated.sameText'));
      openChat({ questionRecordId: repeated.questionRecordId });
      return 'opened';
    }
    if (!isTransportFailure(error)) return refusalOf(error);
    console.error('The ticket was not created.', error);
    return 'failed';
  }
}

/** The call's own spelling (FLOW-12) beside the common one that its type knows. */
function bodyOf({ questionTypeId, questionId, stepRecord }: AnswerRecord) {
  return {
    question_type_id: questionTypeId,
    questionTypeAreaId: questionTypeId,
    question_id: questionId,
    questionId,
    step_record: stepRecord,
  };
}

function openTicket(questionRecordId: number): 'opened' {
  notifySuccess(t('common.success'), t('tickets.created'));
  void refreshTickets();
  openChat({ questionRecordId });
  return 'opened';
}

function refusalOf(error: unknown): 'failed' | Repeated {
  const repeated = repeatedOf(error);
  if (repeated) return repeated;
  // Without a session the login modal opens by itself; what was typed stays where it is.
  if (!(error instanceof ApiError && error.kind === 'no_session')) {
    notifyError(t('tickets.failed'), errorText(error), timers.errorNotice);
  }
  return 'failed';
}
