// The service-time modal: told once a day to those who open the chat outside of the hours. Only the chat loads it.
import { formatDate } from '../lib/dates';
import { t } from '../lib/i18n';
import { hoursInWords } from '../lib/service-hours';
import { readStored, writeStored } from '../lib/storage';
import { messageDialog } from '../ui/dialogs';

const serviceTimeKey = 'faq_service_time';

/** The service-time modal: hours in Beijing time and in the visitor's zone, and the request for a message. */
function showServiceTime(now = new Date()): Promise<void> {
  const { beijing, local } = hoursInWords(now);
  const lines = [t('common.serviceTime.body', { hours: beijing })];
  if (local !== null) lines.push(t('common.serviceTime.local', { hours: local }));
  return messageDialog({
    title: t('common.serviceTime.title'),
    body: lines.join('\n\n'),
    confirm: t('common.serviceTime.confirm'),
  });
}

/** A visit is a day, in however many tabs. */
function wasShownThisVisit(): boolean {
  const today = formatDate(Date.now());
  if (readStored(serviceTimeKey) === today) return true;
  writeStored(serviceTimeKey, today);
  // Where nothing can be kept it would come each time.
  return readStored(serviceTimeKey) !== today;
}

/** Tells the hours, once a day. */
export async function tellServiceTime(): Promise<void> {
  if (!wasShownThisVisit()) await showServiceTime();
}
