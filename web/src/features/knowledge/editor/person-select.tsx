/* Who looks after a type, chosen among all staff (EDIT-03, Q-30); each change is sent by itself. */
import { useState } from 'react';
import { Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '#icons';
import { useQuery } from '@tanstack/react-query';
import type { QuestionType } from '#contract/knowledge/schemas';
import { errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { isolated } from '../../../lib/isolated';
import { ErrorState, Loading, SkeletonLines } from '../../../ui/states';
import { personsQuery } from '../knowledge.queries';
import { changePersons } from './catalogue-calls';
import classes from './person-select.module.css';

export interface PersonSelectProps {
  type: QuestionType;
  isReadonly: boolean;
}

export function PersonSelect({ type, isReadonly }: PersonSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  const names = type.personName.filter(Boolean).map(isolated).join('、');
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width="14rem" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.button}
          disabled={isReadonly}
          aria-label={`${s('admin.personsOf', { title: type.title })}：${names || s('admin.personsNone')}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.label}>{s('admin.persons')}</span>
          <span className={classes.names}>{names || s('admin.personsNone')}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={s('admin.personsOf', { title: type.title })}>
        <Persons type={type} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Persons({ type }: { type: QuestionType }) {
  const query = useQuery(personsQuery);
  /** Changes on their way: person -> chosen. */
  const [pending, setPending] = useState<ReadonlyMap<number, boolean>>(new Map());
  if (query.isError)
    return (
      <ErrorState
        title={s('admin.personsFailed')}
        text={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data)
    return (
      <Loading>
        <SkeletonLines />
      </Loading>
    );
  const change = async (id: number, isChosen: boolean) => {
    setPending((before) => new Map(before).set(id, isChosen));
    await changePersons(type.id, isChosen ? [id] : [], isChosen ? [] : [id]);
    setPending((before) => new Map([...before].filter(([other]) => other !== id)));
  };
  return (
    <div className={classes.list}>
      {query.data.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={pending.get(id) ?? type.person.includes(id)}
          onChange={(event) => void change(id, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
