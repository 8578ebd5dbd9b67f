/*
 * Carry-over in the top bar (BENCH-01, BENCH-31, BENCH-32): what the shift has not answered goes to the next one,
 * after a look at how many and which. Frame 11 then refreshes every screen.
 */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Modal } from '@mantine/core';
import { IconArrowForwardUp } from '#icons';
import type { StaffTicket } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { carryOver, listCarryOver } from './carry-over.queries';
import { Urgency } from './staff-ticket-row';
import { refreshStaffLists } from './workbench.queries';
import classes from './carry-over.module.css';

export interface CarryOverProps {
  /** Id of the place in the top bar. */
  place: string;
  isReadonly: boolean;
}

export function CarryOver({ place, isReadonly }: CarryOverProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [tickets, setTickets] = useState<readonly StaffTicket[] | null>(null);
  useEffect(() => setTarget(document.getElementById(place)), [place]);

  async function look() {
    setIsBusy(true);
    try {
      const list = await listCarryOver();
      if (list.length === 0) notifyError(s('shift.none'));
      else setTickets(list);
    } catch (error) {
      notifyError(t('common.error'), errorText(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      {target &&
        createPortal(
          <Button
            variant="default"
            size="compact-md"
            disabled={isReadonly}
            title={isReadonly ? s('bench.readOnly') : undefined}
            loading={isBusy}
            leftSection={<IconArrowForwardUp size={16} aria-hidden />}
            onClick={() => void look()}
          >
            {s('shift.button')}
          </Button>,
          target,
        )}
      {tickets && <CarryOverDialog tickets={tickets} onClose={() => setTickets(null)} />}
    </>
  );
}

interface CarryOverDialogProps {
  tickets: readonly StaffTicket[];
  onClose: () => void;
}

function CarryOverDialog({ tickets, onClose }: CarryOverDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const count = tickets.length;

  async function carry() {
    setIsBusy(true);
    try {
      const carried = await carryOver(tickets.map(({ id }) => id));
      notifySuccess(s('shift.done', { count: carried.length }));
      void refreshStaffLists();
    } catch (error) {
      notifyError(t('common.error'), errorText(error));
    } finally {
      onClose();
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={<span className={classes.title}>{s('shift.title', { count })}</span>}
      size="var(--dialog-width)"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes.body}>{s('shift.body', { shift: nextShiftName(tickets) })}</p>
      <ul className={classes.list} aria-label={s('shift.list')} tabIndex={0}>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={classes.ticket}>
            <Urgency level={ticket.urgencyLevel} />
            <span className={classes.name}>{ticket.title}</span>
            <span className={classes.customer}>{ticket.personal.name}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {s('shift.cancel')}
        </Button>
        <Button onClick={() => void carry()} loading={isBusy} data-autofocus>
          {s('shift.confirm', { count })}
        </Button>
      </div>
    </Modal>
  );
}

/** All are of the present shift; 1 → 2 → 3 → 1. */
function nextShiftName(tickets: readonly StaffTicket[]): string {
  const next = ((tickets[0]?.classes ?? 1) % 3) + 1;
  return next === 1 ? s('bench.shift.1') : next === 2 ? s('bench.shift.2') : s('bench.shift.3');
}
