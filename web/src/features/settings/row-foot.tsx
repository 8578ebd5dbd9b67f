/* The end of a form: why it was not saved, and saving, throwing away, deleting. */
import { IconTrash } from '#icons';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { confirmDialog } from '../../ui/dialogs';
import { InlineAlert } from '../../ui/inline-alert';
import { notifyError, notifySuccess } from '../../ui/notice';
import { refusalInWords } from './refusal-words';
import { sayDiscarded } from './row-leaving';
import type { Row, Section } from './section.types';
import { deleteRow, isStale, refreshSettings } from './settings.queries';
import classes from './settings.module.css';
import type { RowForm } from './use-row-form';

export interface RowFootProps {
  section: Section;
  /** null: a new one. */
  row: Row | null;
  form: RowForm;
  /** A colleague has deleted it. */
  isGone: boolean;
  /** It belongs to the program. */
  isFixed: boolean;
  onClose?: (() => void) | undefined;
}

export function RowFoot(props: RowFootProps) {
  const { section, row, form, isGone, isFixed, onClose } = props;
  const isSingle = section.add === undefined;
  async function remove(target: Row) {
    const name = section.titleOf(target) || s(section.title);
    const isSure = await confirmDialog({
      title: s(isSingle ? 'set.resetTitle' : 'set.deleteTitle', { name }),
      body: s(section.onDelete),
      confirm: s(isSingle ? 'set.reset' : 'set.delete'),
      cancel: s('set.cancel'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await deleteRow(section.name, target);
      form.discard();
      notifySuccess(s(isSingle ? 'set.wasReset' : 'set.deleted', { name }));
      if (!isSingle) onClose?.();
    } catch (error) {
      notifyError(
        s(isSingle ? 'set.notReset' : 'set.notDeleted', { name }),
        refusalInWords(errorText(error), section),
      );
      if (isStale(error)) await refreshSettings();
    }
  }
  return (
    // Notices appear at the left; what is done most stands at the right.
    <footer className={classes.foot}>
      {form.refusal !== '' && (
        <div className={classes.refusal}>
          <InlineAlert title={s('set.notSaved')}>{refusalInWords(form.refusal, section)}</InlineAlert>
        </div>
      )}
      {row !== null && !isGone && !isFixed && (
        <Button
          variant="quiet"
          size="compact-md"
          leftSection={isSingle ? undefined : <IconTrash size={16} aria-hidden />}
          onClick={() => void remove(row)}
        >
          {s(isSingle ? 'set.reset' : 'set.delete')}
        </Button>
      )}
      <span className={classes.space} />
      {form.isChanged && (
        <Button variant="default" size="compact-md" onClick={() => sayDiscarded(form.discard())}>
          {s('set.discard')}
        </Button>
      )}
      <Button
        type="submit"
        size="compact-md"
        loading={form.isBusy}
        disabled={!form.isChanged && row !== null && !isGone}
      >
        {s(isGone ? 'set.saveAsNew' : 'set.save')}
      </Button>
    </footer>
  );
}
