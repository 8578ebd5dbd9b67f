// The open ticket of the workbench: its head, the conversation with the composer, and the context pane. Without a
// ticket the composer and the context stand in the same places.
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconMessages } from '#icons';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { StaffTicketDetails, StaffTicketMarks } from '#contract/tickets/schemas';
import { ConversationPanel } from '../../features/chat/conversation-panel';
import { FileDrop } from '../../features/chat/file-drop';
import type { Keep } from '../../features/chat/keep';
import { RecallMenu } from '../../features/chat/recall-menu';
import type { RichComposerHandle } from '../../features/chat/rich-composer-props';
import { useUploads } from '../../features/chat/use-uploads';
import { optionNamesQuery } from '../../features/ratings/option-names.queries';
import { requestRating } from '../../features/ratings/ratings.queries';
import { setSolved } from '../../features/tickets/tickets.queries';
import { useReadOpenTicket } from '../../features/tickets/use-read-open-ticket';
import { useCommands, useCommandTicket } from '../../features/workbench/command-store';
import { TicketContext } from '../../features/workbench/ticket-context';
import { TicketHead } from '../../features/workbench/ticket-head';
import { patchRows } from '../../features/workbench/workbench.queries';
import { s } from '../../lib/i18n/staff';
import { notifyError } from '../../ui/notice';
import { EmptyState } from '../../ui/states';
import { useCannedTool } from './admin-chat-page-pane-canned';
import { Reply } from './admin-chat-page-pane-composer';
import { useRecall } from './admin-chat-page-pane-recall';
import { useStaffReports } from './admin-chat-page-pane-reports';
import classes from './admin-chat-page.module.css';
import own from './admin-chat-page-pane.module.css';

export interface StaffTicketPaneProps {
  /** null while none is open. */
  ticket: StaffTicketDetails | null;
  /** Null together with the ticket. */
  marks: StaffTicketMarks | null;
  staff: PersonalInfo;
  keep: Keep | null;
  /** The address names a ticket that is on its way: nothing is said yet. */
  isAwaited?: boolean;
  isContextOpen: boolean;
  onContext: () => void;
}

const noNames: ReadonlyMap<number, string> = new Map();

export function StaffTicketPane(props: StaffTicketPaneProps) {
  const { ticket, marks, staff, keep, isAwaited = false, isContextOpen, onContext } = props;
  const id = ticket?.id ?? null;
  const isReadonly = staff.is_readonly === 1;
  const composer = useRef<RichComposerHandle>(null);
  const { data: optionNames = noNames } = useQuery(optionNamesQuery);
  const onUploaded = useCallback(
    (recordQuestionId: number, content: string) => keep?.outbox.add({ recordQuestionId, content }),
    [keep],
  );
  const uploads = useUploads('admin', onUploaded, keep);
  const recall = useRecall(staff);
  const canned = useCannedTool(ticket, staff, composer);
  // Read-only staff change nothing for the others.
  useReadOpenTicket('admin', id, marks?.adminUnread === 1 && !isReadonly ? marks.lastSeq : null);

  const blocked = isAwaited ? '' : reasonAgainst(ticket, staff);
  const insert = useCallback((text: string) => composer.current?.insertText(text), []);
  useCommands(ticket ? { reply: () => composer.current?.focus('end') } : noCommands);
  useCommandTicket(ticket, ticket && !isReadonly ? insert : null);
  const refuse = () => {
    if (blocked !== null) notifyError(blocked);
    return blocked !== null;
  };
  const reports = useStaffReports(ticket, staff, refuse);
  const section = useRef<HTMLElement>(null);
  // In a narrow window the panes stand below each other: what was opened is what is seen.
  useEffect(() => {
    // It returns a promise in new browsers, which is no clean-up.
    if (id !== null && matchMedia(stacked).matches) section.current?.scrollIntoView?.();
  }, [id]);
  return (
    <>
      <section ref={section} className={classes.chat} onKeyDown={leaveComposer}>
        {ticket && (
          <TicketHead
            ticket={ticket}
            ownId={staff.id}
            isReadonly={isReadonly}
            isOnDuty={staff.workStatus === 1}
            isContextOpen={isContextOpen}
            onContext={onContext}
            requestRating={askForRating}
            solve={solve}
          />
        )}
        <FileDrop
          className={classes.drop}
          onFiles={(files) => {
            if (!isReadonly && !refuse() && id !== null) uploads.addAny(id, files);
          }}
        >
          {marks ? (
            <ConversationPanel
              key={`chat-${marks.id}`}
              side="admin"
              personId={staff.id}
              ticket={marks}
              scoreStatus={ticket?.scoreStatus ?? null}
              keep={keep}
              optionNames={optionNames}
              renderCard={reports.renderCard}
              empty={{ title: s('bench.chat.empty'), text: s('bench.chat.emptyText') }}
              {...recall.actions}
            />
          ) : (
            <NoConversation isAwaited={isAwaited} />
          )}
          {reports.notice}
          {/* The same composer whichever ticket is open. */}
          <Reply
            ticketId={id}
            tool={reports.tool}
            isReadonly={isReadonly || isAwaited}
            blockedNote={isAwaited ? null : noteAgainst(ticket, staff)}
            {...{ composer, keep, blocked, refuse, uploads, canned }}
          />
        </FileDrop>
        {recall.menu && (
          <RecallMenu
            key={recall.menu.message.id}
            menu={recall.menu}
            label={recall.menuLabel}
            onRecall={recall.take}
            onClose={recall.close}
          />
        )}
        {reports.windows}
      </section>
      {isContextOpen && (
        <TicketContext ticket={ticket} isReadonly={isReadonly} report={reports.window} onUseAnswer={insert} />
      )}
    </>
  );
}

/** What stands where the conversation would: nothing can be sent or asked (VALID-05, AI-03). */
function NoConversation({ isAwaited }: { isAwaited: boolean }) {
  return (
    <div className={own.empty}>
      {!isAwaited && (
        <EmptyState
          icon={<IconMessages size={24} />}
          title={s('bench.none.title')}
          text={s('bench.none.text')}
        />
      )}
    </div>
  );
}

/** Why nothing may be sent now; null when it may. */
function reasonAgainst(
  ticket: StaffTicketDetails | null,
  { is_readonly, workStatus }: PersonalInfo,
): string | null {
  if (is_readonly === 1) return s('bench.readOnly');
  if (!ticket) return s('bench.selectFirst');
  if (workStatus !== 1) return s('bench.offDuty');
  return ticket.isSolved === 1 ? s('bench.solvedBlock') : null;
}

/** The same as a line above the field, with the way on. Without a ticket the conversation's place says it. */
function noteAgainst(
  ticket: StaffTicketDetails | null,
  { is_readonly, workStatus }: PersonalInfo,
): string | null {
  if (is_readonly === 1) return s('bench.note.readOnly');
  if (!ticket) return null;
  if (ticket.isSolved === 1) return s('bench.note.solved');
  return workStatus === 1 ? null : s('bench.note.offDuty');
}

/** Escape leads out of the composer, to the conversation: letters are shortcuts again. */
function leaveComposer(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  const isWriting = target instanceof HTMLElement && target.isContentEditable;
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isWriting) return;
  // Something to choose from is open beside the text: it is what goes.
  if (currentTarget.querySelector('[role="listbox"]')) return;
  currentTarget.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
}

/** Where the panes stand below each other (admin-chat-page.module.css). */
const stacked = '(max-width: 62em)';

const noCommands = {};

async function askForRating(id: number): Promise<void> {
  await requestRating(id);
  patchRows(id, (row) => ({ ...row, scoreStatus: 1, request_score: 1 }));
}

async function solve(id: number): Promise<void> {
  await setSolved('admin', id, 1);
  patchRows(id, (row) => ({ ...row, isSolved: 1 }));
}
