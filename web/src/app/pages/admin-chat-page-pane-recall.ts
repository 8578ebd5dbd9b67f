// Taking back what an agent sent: own messages (BENCH-26…28), and own report cards while they wait for the customer
// (DMG-51). By the menu of the right click, or by the button beside the message, which the keyboard reaches.
import { useCallback, useState } from 'react';
import type { ReportCard } from '#contract/damage-reports/schemas';
import type { PersonalInfo } from '#contract/identity/schemas';
import { recallMessage } from '../../features/chat/chat.queries';
import type { ChatMessage } from '../../features/chat/conversation';
import type { OpenRecallMenu } from '../../features/chat/recall-menu';
import { cardOf } from '../../features/damage-reports/card';
import { withdrawReport } from '../../features/damage-reports/staff/staff-reports.queries';
import { errorText } from '../../lib/api';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { confirmDialog } from '../../ui/dialogs';
import { notifyError, notifySuccess } from '../../ui/notice';

const waiting = 1;

/** The card of a message of type 10 that still waits for the customer. */
function waitingCard(message: ChatMessage): ReportCard | null {
  const card = message.messageType === 10 ? cardOf(message.content) : null;
  return card?.status === waiting ? card : null;
}

export function useRecall({ id: personId, is_readonly, workStatus }: PersonalInfo) {
  const [menu, setMenu] = useState<OpenRecallMenu | null>(null);
  const canRecall = useCallback(
    (message: ChatMessage) =>
      is_readonly === 0 &&
      message.sender === 'admin' &&
      message.personalId === personId &&
      (message.messageType === 4 || waitingCard(message) !== null),
    [is_readonly, personId],
  );
  const isOnDuty = workStatus === 1;
  const take = useCallback(
    (message: ChatMessage, isAsked: boolean) => {
      const card = waitingCard(message);
      if (card) void withdraw(card, isOnDuty);
      else void recall(message, isAsked);
    },
    [isOnDuty],
  );
  const onRecall = useCallback((message: ChatMessage) => take(message, true), [take]);
  const onMenu = useCallback(
    (message: ChatMessage, { x, y }: { x: number; y: number }) => setMenu({ message, x, y }),
    [],
  );
  return {
    menu,
    /** Words of the menu's entry where it is not the usual one. */
    menuLabel: menu && waitingCard(menu.message) ? s('card.withdraw') : undefined,
    /** The menu's entry: a message goes at once, a card after a question. */
    take: useCallback((message: ChatMessage) => take(message, false), [take]),
    close: useCallback(() => setMenu(null), []),
    actions: { canRecall, onRecall, onMenu },
  };
}

async function recall(message: ChatMessage, isAsked: boolean): Promise<void> {
  const question = {
    title: s('bench.recall.title'),
    body: s('bench.recall.body'),
    confirm: t('chat.message.recall'),
    cancel: s('bench.cancel'),
    danger: true,
  };
  if (isAsked && !(await confirmDialog(question))) return;
  try {
    await recallMessage(message);
  } catch (error) {
    notifyError(t('chat.message.recallFailed'), errorText(error));
  }
}

async function withdraw(card: ReportCard, isOnDuty: boolean): Promise<void> {
  if (!isOnDuty) return void notifyError(s('bench.offDuty'));
  const isSure = await confirmDialog({
    title: s('card.withdraw.title', { name: card.tempItemName || card.formTitle }),
    body: s('card.withdraw.body'),
    confirm: t('chat.message.recall'),
    cancel: s('bench.cancel'),
    danger: true,
  });
  if (!isSure) return;
  try {
    await withdrawReport(card.id);
    notifySuccess(s('card.withdraw.done'));
  } catch (error) {
    notifyError(s('card.withdraw.failed'), errorText(error));
  }
}
