/* The question type of a new ticket: its path, and the catalogue's tree to choose another one (000 §2.3). */
import { useEffect, useId, useRef, useState } from 'react';
import { findTypePath } from '#contract/knowledge/catalogue';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import classes from './create-ticket-type-field.module.css';
import type { QuestionType } from '#contract/knowledge/schemas';

export interface TypeFieldProps {
  types: readonly QuestionType[];
  value: number | null;
  error: string | undefined;
  onChange: (typeId: number) => void;
}

export function TypeField({ types, value, error, onChange }: TypeFieldProps) {
  const t = useT();
  const id = useId();
  const path = value === null ? undefined : findTypePath(types, value);
  const [isOpen, setIsOpen] = useState(path === undefined);
  const tree = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) tree.current?.querySelector(':checked')?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <fieldset
      className={classes.field}
      aria-describedby={error === undefined ? undefined : `${id}error`}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={classes.legend}>{t('tickets.type')}</legend>
      <div className={classes.chosen}>
        <span className={classes.path} dir="auto" data-none={path === undefined || undefined}>
          {path ? path.map((type) => type.title).join(' / ') : t('tickets.type.placeholder')}
        </span>
        <Button
          variant="subtle"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={`${id}tree`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'tickets.type.done' : 'tickets.type.change')}
        </Button>
      </div>
      <div ref={tree} className={classes.tree} id={`${id}tree`} hidden={!isOpen}>
        {types.map((top) => (
          <TopType key={top.id} top={top} name={`${id}type`} value={value} onChange={onChange} />
        ))}
      </div>
      {error !== undefined && (
        <p className={classes.problem} id={`${id}error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A ticket is about a type below one of the first level (VALID-01): that one heads its group and is no choice. */
function TopType({ top, ...list }: Omit<TypeListProps, 'types'> & { top: QuestionType }) {
  const id = useId();
  if (top.children.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p className={classes.top} id={id} dir="auto">
        {top.title}
      </p>
      <TypeList types={top.children} {...list} />
    </div>
  );
}

interface TypeListProps extends Pick<TypeFieldProps, 'types' | 'value' | 'onChange'> {
  name: string;
}

function TypeList({ types, name, value, onChange }: TypeListProps) {
  return (
    <ul className={classes.list}>
      {types.map((type) => (
        <li key={type.id}>
          <label className={classes.option}>
            <input type="radio" name={name} checked={type.id === value} onChange={() => onChange(type.id)} />
            <span dir="auto">{type.title}</span>
          </label>
          {type.children.length > 0 && (
            <TypeList types={type.children} name={name} value={value} onChange={onChange} />
          )}
        </li>
      ))}
    </ul>
  );
}
