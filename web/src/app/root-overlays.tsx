// What may lie over any screen (001 §2.8): notices, dialogs, the wait overlay, and the modals that open by
// themselves: the shop's notice, the service hours, and the hint that the data is stale.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { preloadLogin } from '../features/identity/login-host';
import { onStale } from '../lib/api';
import { readConfig } from '../lib/config-script';
import { locale, t } from '../lib/i18n';
import { queryClient } from '../lib/query-client';
import { useSession } from '../lib/session';
import { readStored, writeStored } from '../lib/storage';
import { reloadTables } from '../lib/sync';
import { DialogHost, confirmDialog, messageDialog, preloadDialogs } from '../ui/dialogs';
import { afterFirstAct } from '../ui/first-act';
import { NoticeHost } from '../ui/notice';
import { PictureHost } from '../ui/picture-viewer';
import { preloadNoticePlace } from '../ui/use-notice-place';
import { WaitHost } from '../ui/wait-overlay';
import { isServiceTime } from '#contract/core/service-hours';
import type { Side } from '#contract/core/actor';

const loadServiceTime = () => import('./service-time');
const noticeKey = 'faq_notice';

/** The notice modal: the shop's notice, once per text. */
async function showNotice(): Promise<void> {
  const { notice: english, noticeZh } = readConfig();
  const notice = locale() === 'zh' && noticeZh !== '' ? noticeZh : english;
  if (notice === '' || readStored(noticeKey) === notice) return;
  await messageDialog({ title: t('common.notice.title'), body: notice, confirm: t('common.ok') });
  writeStored(noticeKey, notice);
}

let isStaleShown = false;

/**
 * errno 1001: what is shown is stale (Q-05, ERR-10). Refreshing fetches it all again, with the stamp that the next
 * try needs; nothing that was typed is lost by it. Several refusals at once are one message.
 */
async function showStale(): Promise<void> {
  if (isStaleShown) return;
  isStaleShown = true;
  const isRefresh = await confirmDialog({
    title: t('common.alterFailed.title'),
    body: t('common.alterFailed.hint'),
    confirm: t('common.refresh'),
    cancel: t('common.close'),
  }).finally(() => (isStaleShown = false));
  if (!isRefresh) return;
  await queryClient.invalidateQueries();
  await reloadTables().catch(() => undefined);
}

/**
 * Shows the hours once per visit to whoever opens the chat outside of them; who came for a damage report's form
 * sees them when it is closed.
 */
function useServiceTime(side: Side): void {
  const { pathname, search } = useLocation();
  const { isIdentified } = useSession();
  const isForm = new URLSearchParams(search).has('templateId');
  const isChat = side === 'user' && /\/user\/chat\/?$/.test(pathname) && !isForm;
  useEffect(() => {
    if (!isChat || !isIdentified || isServiceTime(Date.now(), readConfig().serviceTime)) return;
    loadServiceTime().then(
      ({ tellServiceTime }) => void tellServiceTime(),
      () => undefined,
    );
  }, [isChat, isIdentified]);
}

export function RootOverlays({ side }: { side: Side }) {
  useServiceTime(side);
  useEffect(() => {
    if (side === 'user') void showNotice();
    return onStale(() => void showStale());
  }, [side]);
  useEffect(() => {
    // Dialogs must open at once, and also when the network has gone; whoever only reads needs none of them.
    return afterFirstAct(() => {
      preloadLogin();
      preloadDialogs();
      preloadNoticePlace();
    });
  }, []);
  return (
    <>
      <NoticeHost />
      <DialogHost />
      <PictureHost />
      <WaitHost />
    </>
  );
}
