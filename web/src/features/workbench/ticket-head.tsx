/*
 * Head of the open ticket: whose it is, and what an agent does with it: request a rating (RATE-14, RATE-15),
 * mark it solved after a confirm (BENCH-33, BENCH-34), comment, assign and classify it (BENCH-18, 29, 30, 35).
 */
import { lazy, Suspense, useState } from 'react';
import { IconCheck, IconFolder, IconInfoCircle, IconStar, IconUser } from '#icons';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { confirmDialog } from '../../ui/dialogs';
import { IconButton } from '../../ui/icon-button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { Tag } from '../../ui/tag';
import { Viewers } from '../../ui/viewers';
import { useCommands, useShortcut } from './command-store';
import { CommentLine } from './comment-line';
import { Urgency } from './staff-ticket-row';
import { saveComment } from './ticket-actions';
import classes from './ticket-head.module.css';

const AssignDrawer = lazy(() =>
  import('./assign-drawer').then((module) => ({ default: module.AssignDrawer })),
);
const ClassifyDrawer = lazy(() =>
  import('./classify-drawer').then((module) => ({ default: module.ClassifyDrawer })),
);

/** Title of the confirm; on a solved ticket it reads unsolved, though its button is disabled (CONFLICT-13). */
function solveTitle(isSolved: 0 | 1): string {
  return s('bench.solve.title', { isSolved: isSolved === 1 ? 'yes' : 'no' });
}

export interface TicketHeadProps {
  ticket: StaffTicketDetails;
  /** Id of the agent. */
  ownId: number;
  isReadonly: boolean;
  isOnDuty: boolean;
  isContextOpen: boolean;
  onContext: () => void;
  requestRating: (id: number) => Promise<void>;
  solve: (id: number) => Promise<void>;
}

export function TicketHead(props: TicketHeadProps) {
  const { ticket } = props;
  const isSolved = ticket.isSolved === 1;
  const contextKey = useShortcut('context');
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <p className={classes.customer}>
          <Urgency level={ticket.urgencyLevel} />
          <span className={classes.name} data-tip-cut>
            {ticket.personal.name}
          </span>
          <Tag tone={isSolved ? 'green' : 'orange'}>
            {isSolved ? s('bench.row.solved') : s('bench.row.unsolved')}
          </Tag>
        </p>
        <h2 className={classes.title} data-tip-cut>
          {ticket.title}
        </h2>
      </div>
      <Viewers key={ticket.id} shown={ticket.id} ownId={props.ownId} />
      <RatingAction {...props} />
      <SolveAction {...props} />
      <IconButton
        label={s('bench.context')}
        icon={<IconInfoCircle size={18} aria-hidden />}
        shortcut={contextKey}
        aria-pressed={props.isContextOpen}
        onClick={props.onContext}
      />
      <HandlingLine {...props} />
    </header>
  );
}

/** Who handles the ticket, where it is filed, and what staff noted; each is changed where it stands. */
function HandlingLine({ ticket, ownId, isReadonly, isOnDuty }: TicketHeadProps) {
  const [drawer, setDrawer] = useState<'assign' | 'classify' | null>(null);
  const close = () => setDrawer(null);
  const open = (which: 'assign' | 'classify') => {
    if (!isOnDuty) notifyError(s('bench.offDuty'));
    else if (ticket.isSolved === 1) notifyError(s('ticket.closed'));
    else setDrawer(which);
  };
  useCommands({ assign: () => open('assign'), classify: () => open('classify') });
  const keys = { assign: useShortcut('assign'), classify: useShortcut('classify') };
  return (
    <div className={classes.facts}>
      <button
        type="button"
        className={classes.fact}
        disabled={isReadonly}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys.assign}
        data-tip={s('cmd.assign')}
        data-tip-key={keys.assign}
        onClick={() => open('assign')}
      >
        <IconUser size={14} aria-hidden />
        <span className={classes.factName}>{s('assign.action')}</span>
        <span className={classes.factText}>{ticket.customerName || s('bench.row.unassigned')}</span>
      </button>
      <button
        type="button"
        className={classes.fact}
        disabled={isReadonly}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys.classify}
        data-tip={s('cmd.classify')}
        data-tip-key={keys.classify}
        onClick={() => open('classify')}
      >
        <IconFolder size={14} aria-hidden />
        <span className={classes.factName}>{s('classify.action')}</span>
        <span className={classes.factText}>{ticket.sopDirectoryName || s('classify.none')}</span>
      </button>
      <CommentLine
        key={ticket.id}
        comment={ticket.comment}
        disabled={isReadonly}
        save={(comment) => saveComment(ticket.id, comment)}
      />
      <Suspense fallback={null}>
        {drawer === 'assign' && <AssignDrawer ticket={ticket} ownId={ownId} onClose={close} />}
        {drawer === 'classify' && <ClassifyDrawer ticket={ticket} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Runs a call of the head; a refusal is shown with the server's words (ERR-05). */
function useAction(): [boolean, (task: () => Promise<void>, done: string) => Promise<void>] {
  const [isBusy, setIsBusy] = useState(false);
  return [
    isBusy,
    async (task, done) => {
      setIsBusy(true);
      try {
        await task();
        notifySuccess(done);
      } catch (error) {
        notifyError(t('common.error'), errorText(error));
      } finally {
        setIsBusy(false);
      }
    },
  ];
}

function RatingAction({ ticket, isReadonly, isOnDuty, requestRating }: TicketHeadProps) {
  const [isBusy, run] = useAction();
  const shortcut = useShortcut('rate');
  const ask = () => {
    if (isOnDuty) void run(() => requestRating(ticket.id), s('bench.rating.done'));
    else notifyError(s('bench.offDuty'));
  };
  useCommands({ rate: ask });
  if (ticket.request_score === 1) return <Tag tone="blue">{s('bench.rating.requested')}</Tag>;
  if (ticket.request_score === 3) return <Tag tone="green">{s('bench.rating.rated')}</Tag>;
  return (
    <Button
      className={classes.button}
      variant="default"
      size="compact-md"
      disabled={isReadonly}
      loading={isBusy}
      leftSection={<IconStar size={16} aria-hidden />}
      aria-keyshortcuts={shortcut}
      data-tip={s('bench.rating.request')}
      data-tip-key={shortcut}
      onClick={ask}
    >
      <span className={classes.action}>{s('bench.rating.request')}</span>
    </Button>
  );
}

function SolveAction({ ticket, isReadonly, solve }: TicketHeadProps) {
  const [isBusy, run] = useAction();
  async function ask() {
    const isSure = await confirmDialog({
      title: solveTitle(ticket.isSolved),
      body: s('bench.solve.body', { title: ticket.title }),
      confirm: s('bench.solve.confirm'),
      cancel: s('bench.cancel'),
    });
    if (isSure) await run(() => solve(ticket.id), s('bench.solve.done'));
  }
  useCommands({ solve: () => void ask() });
  const shortcut = useShortcut('solve');
  return (
    <Button
      className={classes.button}
      variant="default"
      size="compact-md"
      disabled={isReadonly || ticket.isSolved === 1}
      loading={isBusy}
      aria-keyshortcuts={shortcut}
      // A disabled button hears no pointer: its words are the browser's (BENCH-34).
      title={ticket.isSolved === 1 ? solveTitle(1) : undefined}
      data-tip={ticket.isSolved === 1 ? undefined : s('bench.solve')}
      data-tip-key={shortcut}
      leftSection={<IconCheck size={16} aria-hidden />}
      onClick={() => void ask()}
    >
      <span className={classes.action}>{s('bench.solve')}</span>
    </Button>
  );
}
