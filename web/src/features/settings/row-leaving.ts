/* Leaving, throwing away, shutting oneself out: what is asked or told before what was entered goes. */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { s } from '../../lib/i18n/staff';
import { confirmDialog } from '../../ui/dialogs';
import { notifyInfo } from '../../ui/notice';
import type { Row, Section, Values } from './section.types';
import type { RowForm } from './use-row-form';

/** How long what was thrown away can be taken back by one click, in ms. */
const undoable = 8_000;

/** A way back is offered for a moment instead of asking before. */
export function sayDiscarded(undo: () => void): void {
  notifyInfo(s('set.discarded'), '', undoable, { label: s('set.undo'), onClick: undo });
}

/** Whoever goes away from what he has not saved is told that it is kept, and led back by one click. */
export function useLeaving(section: Section, row: Row | null, form: RowForm): void {
  const navigate = useNavigate();
  const isSingle = section.add === undefined;
  const hasPassword = section.fields.some(({ kind }) => kind === 'password');
  const leave = useEffectEvent(() => {
    if (!form.hasChanges()) return;
    const name = (row && section.titleOf(row)) || s(section.add ?? section.title);
    const address = `/admin/settings/${section.name}${isSingle ? '' : `?row=${row?.id ?? 'new'}`}`;
    notifyInfo(s('set.left', { name }), s(hasPassword ? 'set.left.noPassword' : 'set.left.text'), undoable, {
      label: s('set.left.back'),
      onClick: () => void navigate(address),
    });
  });
  useEffect(() => () => leave(), []);
}

/** Whoever is about to shut himself out is asked. */
export async function isMeant(
  { section, row, personId }: { section: Section; row: Row | null; personId: number },
  values: Values,
): Promise<boolean> {
  if (section.name !== 'staff' || row?.id !== personId) return true;
  const isOut = row['active'] === true && values['active'] === false;
  if (!isOut && (row['role'] !== 'owner' || values['role'] === 'owner')) return true;
  return confirmDialog({
    title: s('set.ownAccount'),
    body: s(isOut ? 'set.ownAccount.out' : 'set.ownAccount.role'),
    confirm: s('set.save'),
    cancel: s('set.cancel'),
    danger: true,
  });
}
