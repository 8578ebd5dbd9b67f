/* One change: what differs between before and after, place by place, and the way back to either. */
import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowBackUp, IconX } from '#icons';
import type { DataOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import { errorText } from '../../../lib/api';
import { formatDateTime } from '../../../lib/dates';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { confirmDialog } from '../../../ui/dialogs';
import { IconButton } from '../../../ui/icon-button';
import { notifyError, notifySuccess } from '../../../ui/notice';
import { ErrorState, Loading, SkeletonLines } from '../../../ui/states';
import { differencesOf } from '../describe';
import { refusalInWords } from '../refusal-words';
import { changeQuery, restore } from './history.queries';
import { actions, formOf, wordOfSection } from './history-filter';
import { useTelling } from './change-words';
import classes from '../settings.module.css';

type Change = DataOf<Endpoints['POST /javaplus/admin/settings/history/get']>;

export interface ChangeViewProps {
  id: number;
  isReadonly: boolean;
  onClose: () => void;
}

export function ChangeView({ id, isReadonly, onClose }: ChangeViewProps) {
  const query = useQuery(changeQuery(id));
  const change = query.data;
  return (
    <section className={classes.editor} aria-label={s('set.change')}>
      <header className={classes.editorHead}>
        <h2 className={classes.editorTitle} dir="auto">
          {change ? change.title || `#${change.rowId}` : s('set.change')}
        </h2>
        <span className={classes.space} />
        <IconButton
          label={s('set.close')}
          size={32}
          icon={<IconX size={18} aria-hidden />}
          onClick={onClose}
        />
      </header>
      <div className={classes.columns}>
        <div className={classes.fields}>
          {change ? (
            <Contents change={change} />
          ) : query.isError ? (
            <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
          ) : (
            <Loading>
              <SkeletonLines widths={[0.6, 0.9, 0.8]} />
            </Loading>
          )}
        </div>
      </div>
      {change && !isReadonly && <Foot change={change} />}
    </section>
  );
}

function Contents({ change }: { change: Change }) {
  const telling = useTelling(change.section);
  const differences = differencesOf(change.before, change.after, telling);
  const sides = [
    ['before', 'set.before'],
    ['after', 'set.after'],
  ] as const;
  return (
    <>
      <p className={classes.about}>
        {s('set.change.line', {
          person: change.personName || s('set.history.nobody'),
          time: formatDateTime(change.time),
          action: s(actions[change.action]),
          section: s(wordOfSection(change.section)),
        })}
      </p>
      {differences.length === 0 && <p className={classes.about}>{s('set.change.none')}</p>}
      <dl className={classes.differences}>
        {differences.map((difference, at) => (
          <div key={at} className={classes.difference}>
            <dt>{difference.place}</dt>
            {sides.map(([side, label]) => {
              const text = difference[side];
              const isThere = change[side] !== null;
              if (!isThere) return null;
              return (
                <dd key={side} data-side={side}>
                  <span className={classes.faint}>{s(label)}</span>
                  <span className={classes.words} dir="auto">
                    {text || s('set.empty')}
                  </span>
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </>
  );
}

function Foot({ change }: { change: Change }) {
  const [isTogether, setIsTogether] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const together = change.together > 1 && isTogether;
  const name = change.title || `#${change.rowId}`;
  async function bring(to: 'before' | 'after') {
    const isSure = await confirmDialog({
      title: s('set.restoreTitle', { name }),
      body: together
        ? s('set.restoreBody.together', { count: change.together })
        : s(to === 'before' ? 'set.restoreBody.before' : 'set.restoreBody.after'),
      confirm: s('set.restore'),
      cancel: s('set.cancel'),
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      const count = await restore({ id: change.id, to, together });
      notifySuccess(s('set.restoredNow', { count }));
    } catch (error) {
      notifyError(s('set.notRestored', { name }), refusalInWords(errorText(error), formOf(change.section)));
    }
    setIsBusy(false);
  }
  return (
    <footer className={classes.foot}>
      {change.together > 1 && (
        <Checkbox
          size="xs"
          label={s('set.withTogether', { count: change.together })}
          checked={isTogether}
          onChange={({ currentTarget }) => setIsTogether(currentTarget.checked)}
        />
      )}
      <span className={classes.space} />
      {change.before !== null && (
        <Button
          size="compact-md"
          loading={isBusy}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => void bring('before')}
        >
          {s('set.toBefore')}
        </Button>
      )}
      {change.after !== null && (
        <Button size="compact-md" variant="default" loading={isBusy} onClick={() => void bring('after')}>
          {s('set.toAfter')}
        </Button>
      )}
    </footer>
  );
}
