// The open ticket of the workbench: its head, the conversation with the composer, and the context pane.
import { useCallback, useState } from 'react';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { StaffTicket } from '#contract/tickets/schemas';
import { recallMessage } from '../../features/chat/chat.queries';
import { Composer } from '../../features/chat/composer';
import type { ChatMessage } from '../../features/chat/conversation';
import { ConversationPanel } from '../../features/chat/conversation-panel';
import { FileDrop } from '../../features/chat/file-drop';
import type { Keep } from '../../features/chat/keep';
import { type OpenRecallMenu, RecallMenu } from '../../features/chat/recall-menu';
import { UploadTools, UploadTray } from '../../features/chat/upload-tools';
import { type Uploads, useUploads } from '../../features/chat/use-uploads';
import { requestRating } from '../../features/ratings/ratings.queries';
import { setSolved } from '../../features/tickets/tickets.queries';
import { useReadOpenTicket } from '../../features/tickets/use-read-open-ticket';
import { TicketContext } from '../../features/workbench/ticket-context';
import { TicketHead } from '../../features/workbench/ticket-head';
import { patchRows } from '../../features/workbench/workbench.queries';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { confirmDialog } from '../../ui/dialogs';
import { notifyError } from '../../ui/notice';
import classes from './admin-chat-page.module.css';

export interface StaffTicketPaneProps {
  ticket: StaffTicket;
  staff: PersonalInfo;
  keep: Keep | null;
  isContextOpen: boolean;
  onContext: () => void;
}

/** Names of rating options are not on the staff's wire; the conversation shows their numbers. */
const noOptionNames: ReadonlyMap<number, string> = new Map();

export function StaffTicketPane({ ticket, staff, keep, isContextOpen, onContext }: StaffTicketPaneProps) {
  const t = useT();
  const isReadonly = staff.is_readonly === 1;
  const isOnDuty = staff.workStatus === 1;
  const onUploaded = useCallback(
    (recordQuestionId: number, content: string) => keep?.outbox.add({ recordQuestionId, content }),
    [keep],
  );
  const uploads = useUploads('admin', onUploaded);
  const recall = useRecall(staff.id, isReadonly);
  // Read-only staff change nothing for the others.
  useReadOpenTicket('admin', ticket.id, ticket.adminUnread === 1 && !isReadonly, showRead);

  const duty = isOnDuty ? null : s('bench.offDuty');
  const blocked = duty ?? (ticket.isSolved === 1 ? s('bench.solvedBlock') : null);
  const refuse = () => {
    if (blocked !== null) notifyError(blocked);
    return blocked !== null;
  };
  const addFiles = (files: readonly File[]) => {
    if (!isReadonly && !refuse()) uploads.addAny(ticket.id, files);
  };
  return (
    <>
      <section className={classes.chat}>
        <TicketHead
          ticket={ticket}
          isReadonly={isReadonly}
          isOnDuty={isOnDuty}
          isContextOpen={isContextOpen}
          onContext={onContext}
          requestRating={askForRating}
          solve={solve}
        />
        <FileDrop className={classes.drop} onFiles={addFiles}>
          <ConversationPanel
            key={`chat-${ticket.id}`}
            side="admin"
            personId={staff.id}
            ticket={ticket}
            keep={keep}
            optionNames={noOptionNames}
            {...recall.actions}
          />
          <UploadTray
            jobs={uploads.jobs.filter((job) => job.ticket === ticket.id)}
            onRetry={uploads.retry}
            onRemove={uploads.remove}
          />
          <Composer
            ticketId={ticket.id}
            keep={keep}
            blocked={blocked}
            sendsOnEnter={false}
            hint={isReadonly ? s('bench.readOnly') : s('bench.composer.hint')}
            disabled={isReadonly}
            tools={<Tools {...{ uploads, refuse, isReadonly }} ticketId={ticket.id} />}
          />
        </FileDrop>
        {recall.menu && (
          <RecallMenu
            key={recall.menu.message.id}
            menu={recall.menu}
            onRecall={(message) => void recallNow(message, t('chat.message.recallFailed'))}
            onClose={recall.close}
          />
        )}
      </section>
      {isContextOpen && <TicketContext ticket={ticket} />}
    </>
  );
}

interface ToolsProps {
  uploads: Uploads;
  refuse: () => boolean;
  isReadonly: boolean;
  ticketId: number;
}

function Tools({ uploads, refuse, isReadonly, ticketId }: ToolsProps) {
  return (
    <UploadTools
      disabled={isReadonly}
      refuse={refuse}
      onFiles={(kind, files) => uploads.add(ticketId, kind, files)}
    />
  );
}

const showRead = (id: number) => void patchRows(id, (row) => ({ ...row, adminUnread: 0 }));

async function askForRating(id: number): Promise<void> {
  await requestRating(id);
  patchRows(id, (row) => ({ ...row, scoreStatus: 1, request_score: 1 }));
}

async function solve(id: number): Promise<void> {
  await setSolved('admin', id, 1);
  patchRows(id, (row) => ({ ...row, isSolved: 1 }));
}

async function recallNow(message: ChatMessage, title: string): Promise<void> {
  try {
    await recallMessage(message);
  } catch (error) {
    notifyError(title, errorText(error));
  }
}

/** Recall of own messages: by the menu at once, by the button (also for the keyboard) after a question. */
function useRecall(personId: number, isReadonly: boolean) {
  const t = useT();
  const [menu, setMenu] = useState<OpenRecallMenu | null>(null);
  const canRecall = useCallback(
    (message: ChatMessage) =>
      !isReadonly &&
      message.sender === 'admin' &&
      message.personalId === personId &&
      message.messageType === 4,
    [isReadonly, personId],
  );
  const onRecall = useCallback(
    (message: ChatMessage) => {
      const question = {
        title: s('bench.recall.title'),
        body: s('bench.recall.body'),
        confirm: t('chat.message.recall'),
        cancel: s('bench.cancel'),
        danger: true,
      };
      void confirmDialog(question).then((isSure) => {
        if (isSure) void recallNow(message, t('chat.message.recallFailed'));
      });
    },
    [t],
  );
  const onMenu = useCallback(
    (message: ChatMessage, { x, y }: { x: number; y: number }) => setMenu({ message, x, y }),
    [],
  );
  return { menu, close: useCallback(() => setMenu(null), []), actions: { canRecall, onRecall, onMenu } };
}
