/* The form of one row: its fields, what became of them meanwhile, and saving. */
import { useRef, useState, type ReactNode } from 'react';
import { IconArrowLeft, IconLock, IconX } from '#icons';
import { Link } from 'react-router';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import { InlineAlert } from '../../ui/inline-alert';
import { notifyError, notifySuccess } from '../../ui/notice';
import { Tag } from '../../ui/tag';
import { ConflictPanel } from './conflict-panel';
import { refusalInWords } from './refusal-words';
import { RowFoot } from './row-foot';
import { isMeant, useLeaving } from './row-leaving';
import { FieldView } from './fields/field-view';
import type { Field, Row, Section, Values } from './section.types';
import { saveRow } from './settings.queries';
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
  const isOwn = section.name === 'staff' && id === personId;
  useLeaving(section, row, form);
  async function save() {
    if (form.isBusy || !(await isMeant(props, form.values))) return;
    const stored = isGone ? await saveAgain(section, form) : await form.save();
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
          <Notes section={section} form={form} isGone={isGone} isFixed={fixed.size > 0} />
          {isOwn && !isReadonly && (
            <InlineAlert role="status" icon={<IconLock size={20} />}>
              {s('set.ownPassword')}
            </InlineAlert>
          )}
          {section.fields.map((field) => (
            <div key={field.key} data-half={isShort(field) ? field.kind : undefined}>
              <FieldView
                field={field}
                values={form.values}
                rowId={id}
                section={section.name}
                isReadonly={isReadonly || fixed.has(field.key) || (isOwn && field.kind === 'password')}
                problem={form.problems.get(field.key)}
                change={form.change}
              />
            </div>
          ))}
        </div>
        {aside && <div className={classes.aside}>{aside(form.values)}</div>}
      </div>
      {!isReadonly && <RowFoot {...props} form={form} isFixed={fixed.size > 0} />}
    </form>
  );
}

/** Two of them stand beside each other where there is room. */
function isShort({ kind }: Field): boolean {
  return kind === 'line' || kind === 'count' || kind === 'flag' || kind === 'reference';
}

/** What was typed into a row that is gone becomes a row again. */
async function saveAgain(section: Section, form: RowForm): Promise<Row | null> {
  try {
    const sent = Object.fromEntries(keysOf(section.fields).map((key) => [key, form.values[key]]));
    const stored = await saveRow(section.name, sent);
    form.discard();
    return stored;
  } catch (error) {
    notifyError(s('set.notSaved'), refusalInWords(errorText(error), section));
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

interface NotesProps {
  section: Section;
  form: RowForm;
  isGone: boolean;
  isFixed: boolean;
}

function Notes({ section, form, isGone, isFixed }: NotesProps) {
  return (
    <>
      {isFixed && (
        <InlineAlert role="status" icon={<IconLock size={20} />}>
          {s('set.fixed.text')}
        </InlineAlert>
      )}
      {isGone && <InlineAlert title={s('set.gone')}>{s('set.gone.kept')}</InlineAlert>}
      {form.isRestored && form.isChanged && form.conflicts.length === 0 && (
        <InlineAlert role="status" title={s('set.restored')}>
          {s('set.restored.text')}
        </InlineAlert>
      )}
      <ConflictPanel section={section} form={form} />
    </>
  );
}
