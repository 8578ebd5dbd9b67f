/* The form of one row: its fields, what became of them meanwhile, and saving, throwing away, deleting. */
import { useRef, useState, type ReactNode } from 'react';
import { IconArrowLeft, IconTrash, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { confirmDialog } from '../../ui/dialogs';
import { IconButton } from '../../ui/icon-button';
import { InlineAlert } from '../../ui/inline-alert';
import { notifyError, notifySuccess } from '../../ui/notice';
import { Tag } from '../../ui/tag';
import { ConflictPanel } from './conflict-panel';
import { refusalInWords } from './describe';
import { FieldView } from './fields/field-view';
import type { Field, Row, Section, Values } from './section.types';
import { deleteRow, isStale, refreshSettings, saveRow } from './settings.queries';
import { settingsDraftOf } from './settings-draft';
import classes from './settings.module.css';
import { keysOf, type RowForm, useRowForm } from './use-row-form';

export interface RowEditorProps {
  section: Section;
  /** null: a new one. */
  row: Row | null;
  /** A colleague has deleted it. */
  isGone: boolean;
  personId: number;
  isReadonly: boolean;
  aside?: ((values: Values) => ReactNode) | undefined;
  onClose?: () => void;
  onStored?: (id: number) => void;
}

export function RowEditor(props: RowEditorProps) {
  const { section, row, isGone, personId, isReadonly, aside, onClose } = props;
  const id = row?.id ?? 0;
  const [draft] = useState(() => settingsDraftOf(personId, section.name, id));
  const form = useRowForm(section, row, draft);
  const element = useRef<HTMLFormElement>(null);
  const fixed = new Set(section.fixedKeysOf?.(row ?? {}) ?? []);
  const isSingle = section.add === undefined;
  async function save() {
    if (form.isBusy) return;
    const stored = isGone ? await saveAgain(section, form, draft.write) : await form.save();
    if (stored === null) {
      // After the fields have drawn what is wrong with them.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"] button')?.focus(),
      );
      return;
    }
    notifySuccess(s('set.saved'));
    if (stored.id !== id) props.onStored?.(stored.id);
  }
  return (
    <form
      ref={element}
      className={classes.editor}
      data-wide={section.isWide || undefined}
      aria-label={s(section.title)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {!isSingle && <Head section={section} row={row} form={form} onClose={onClose} />}
      <div className={classes.columns} data-aside={aside !== undefined || undefined}>
        <div className={classes.fields}>
          <Notes section={section} form={form} isGone={isGone} />
          {section.fields.map((field) => (
            <div key={field.key} data-half={isShort(field) || undefined}>
              <FieldView
                field={field}
                values={form.values}
                rowId={id}
                section={section.name}
                isReadonly={isReadonly || fixed.has(field.key)}
                isMissing={form.missing.has(field.key)}
                change={form.change}
              />
            </div>
          ))}
        </div>
        {aside && <div className={classes.aside}>{aside(form.values)}</div>}
      </div>
      {!isReadonly && <Foot {...props} form={form} />}
    </form>
  );
}

/** Two of them stand beside each other where there is room. */
function isShort({ kind }: Field): boolean {
  return kind === 'line' || kind === 'count' || kind === 'flag' || kind === 'reference';
}

/** What was typed into a row that is gone becomes a row again. */
async function saveAgain(section: Section, form: RowForm, keep: (begun: null) => void): Promise<Row | null> {
  try {
    const sent = Object.fromEntries(keysOf(section.fields).map((key) => [key, form.values[key]]));
    const stored = await saveRow(section.name, sent);
    keep(null);
    return stored;
  } catch (error) {
    notifyError(s('set.notSaved'), refusalInWords(errorText(error)));
    return null;
  }
}

interface HeadProps {
  section: Section;
  row: Row | null;
  form: RowForm;
  onClose: (() => void) | undefined;
}

function Head({ section, row, form, onClose }: HeadProps) {
  const Heading = section.isWide ? 'h1' : 'h2';
  const title = row ? section.titleOf(row) || `#${row.id}` : s(section.add ?? section.title);
  return (
    <header className={classes.editorHead}>
      {section.isWide && (
        <Link className={classes.back} to={`/admin/settings/${section.name}`}>
          <IconArrowLeft size={16} aria-hidden />
          {s(section.title)}
        </Link>
      )}
      <Heading className={classes.editorTitle} dir="auto" tabIndex={-1}>
        {title}
      </Heading>
      {form.isChanged && <Tag tone="orange">{s('set.unsaved')}</Tag>}
      <span className={classes.space} />
      {onClose && (
        <IconButton
          label={s('set.close')}
          size={32}
          icon={<IconX size={18} aria-hidden />}
          onClick={onClose}
        />
      )}
    </header>
  );
}

function Notes({ section, form, isGone }: { section: Section; form: RowForm; isGone: boolean }) {
  return (
    <>
      {isGone && <InlineAlert title={s('set.gone')}>{s('set.gone.kept')}</InlineAlert>}
      {form.isRestored && form.isChanged && form.conflicts.length === 0 && (
        <InlineAlert role="status" title={s('set.restored')}>
          {s('set.restored.text')}
        </InlineAlert>
      )}
      <ConflictPanel section={section} form={form} />
      {form.refusal !== '' && (
        <InlineAlert title={s('set.notSaved')}>{refusalInWords(form.refusal)}</InlineAlert>
      )}
    </>
  );
}

function Foot({ section, row, form, isGone, onClose }: RowEditorProps & { form: RowForm }) {
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
        refusalInWords(errorText(error)),
      );
      if (isStale(error)) await refreshSettings();
    }
  }
  return (
    // Notices appear at the left; what is done most stands at the right.
    <footer className={classes.foot}>
      {row !== null && !isGone && (
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
        <Button variant="default" size="compact-md" onClick={form.discard}>
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
