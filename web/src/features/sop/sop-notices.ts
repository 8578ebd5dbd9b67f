/* The editor's notices and how long they stay: between 1.5 s and 4 s (ERR-27, Q-100). */
import { errorText } from '../../lib/api';
import { t } from '../../lib/i18n';
import { s, type StaffMessageKey } from '../../lib/i18n/staff';
import { notifyError, notifyInfo, notifySuccess } from '../../ui/notice';

const shownFor = { success: 1_500, warning: 3_000, error: 4_000, undo: 4_000, note: 4_000 } as const;

export function sayDone(key: StaffMessageKey): void {
  notifySuccess(s(key), undefined, shownFor.success);
}

/** Something was done that one click takes back. */
export function sayUndoable(text: string, undo: () => void): void {
  notifySuccess(text, undefined, shownFor.undo, { label: s('sop.undo'), onClick: undo });
}

/** Nothing has to be done; it is good to know. */
export function tell(text: string): void {
  notifyInfo(text, undefined, shownFor.note);
}

/** Something has to be done first; nothing was sent. */
export function warn(key: StaffMessageKey): void {
  notifyError(s(key), undefined, shownFor.warning);
}

/** A call was refused or did not arrive (ERR-05). */
export function sayFailed(error: unknown): void {
  notifyError(t('common.error'), errorText(error), shownFor.error);
}

/** Runs a call; what goes wrong is said. @returns whether it succeeded */
export async function attempt(task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    sayFailed(error);
    return false;
  }
}
