/*
 * The solve toggle (000 §4): on an unsolved ticket it opens or closes the rating panel, on a solved one it
 * reopens the ticket.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconCircleCheck, IconHelpCircle, IconRotate } from '#icons';
import type { Ticket } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { reopenTicket } from './ratings.queries';
import classes from './ratings.module.css';

export interface SolveBarProps {
  ticket: Pick<Ticket, 'id' | 'isSolved'>;
  isPanelOpen: boolean;
  onToggle: () => void;
  /** The ticket is open again. */
  onReopened: (id: number) => void;
}

export function SolveBar({ ticket, isPanelOpen, onToggle, onReopened }: SolveBarProps) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const isSolved = ticket.isSolved === 1;
  const button = useRef<HTMLButtonElement>(null);
  useCatchFocus(button, isPanelOpen, isSolved);

  async function reopen() {
    setIsBusy(true);
    try {
      await reopenTicket(ticket.id);
      onReopened(ticket.id);
      notifySuccess(t('ratings.reopened'));
    } catch (error) {
      notifyError(t('common.error'), errorText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={classes.bar} data-solved={isSolved || undefined}>
      {isSolved ? <IconCircleCheck size={20} aria-hidden /> : <IconHelpCircle size={20} aria-hidden />}
      <span className={classes.barText}>
        {isSolved ? t('ratings.bar.solved') : t('ratings.bar.unsolved')}
      </span>
      {isSolved ? (
        <Button
          ref={button}
          variant="default"
          size="compact-md"
          loading={isBusy}
          leftSection={<IconRotate size={16} aria-hidden />}
          onClick={() => void reopen()}
        >
          {t('ratings.bar.reopen')}
        </Button>
      ) : (
        <Button
          ref={button}
          variant={isPanelOpen ? 'light' : 'default'}
          size="compact-md"
          aria-expanded={isPanelOpen}
          onClick={onToggle}
        >
          {t('ratings.bar.solve')}
        </Button>
      )}
    </div>
  );
}

/**
 * Takes the focus of an element that went away with the panel or the button, so that the keyboard goes on from here.
 * A page on which nothing had the focus keeps it so, and a panel that opens takes nothing away.
 */
function useCatchFocus(place: RefObject<HTMLElement | null>, isPanelOpen: boolean, isSolved: boolean) {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => (last.current = target);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (isPanelOpen) return;
    const { activeElement } = document;
    const isLost = last.current instanceof Node && !last.current.isConnected;
    if (isLost && (activeElement === null || activeElement === document.body))
      place.current?.focus({ preventScroll: true });
  }, [place, isPanelOpen, isSolved]);
}
