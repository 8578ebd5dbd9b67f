/* Carry-over: what the present shift has not answered goes to the next one. */
import type { StaffActor } from '#contract/core/actor';
import type { StaffTicket } from '#contract/tickets/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Settings } from '../settings';
import { deleteAttention } from './attention.store';
import { carryTickets, listCarryable, lockCarryable } from './staff-work.store';
import { emitRefreshed } from './tickets.events';
import type { Presenter } from './tickets.present';
import { nextShift } from './tickets.rules';
import { listTickets } from './tickets.store';

export interface CarryOverDependencies extends Pick<Platform, 'db' | 'transact' | 'clock'> {
  readonly presenter: Pick<Presenter, 'presentForStaff'>;
  readonly settings: Pick<Settings, 'shiftOf'>;
}

export type CarryOver = ReturnType<typeof createCarryOver>;

export function createCarryOver({ db, transact, clock, presenter, settings }: CarryOverDependencies) {
  const ofNow = ({ personId }: StaffActor) => ({ shift: settings.shiftOf(clock.now()), personId });

  return {
    /** Unanswered tickets of the present shift, whatever the day, that are the caller's or nobody's. */
    async list(actor: StaffActor): Promise<StaffTicket[]> {
      const ids = await listCarryable(db, ofNow(actor));
      return presenter.presentForStaff(db, await listTickets(db, ids), actor.personId);
    },

    /**
     * Carries that list, or the named tickets of it; others that are named stay where they are. A ticket that
     * somebody else carries at the same time is his.
     * @returns the ids of what was carried
     * @throws tickets.nothing_to_carry
     */
    async carry(actor: StaffActor, ids?: readonly number[]): Promise<number[]> {
      return transact(async (tx, emit) => {
        const of = ofNow(actor);
        const held = await lockCarryable(tx, of, ids);
        if (held.length === 0) throw new AppError('tickets.nothing_to_carry');
        await carryTickets(tx, held, nextShift(of.shift));
        // Nobody handles them now; those of the list were the caller's or nobody's.
        await deleteAttention(tx, held, actor.personId);
        emitRefreshed(emit, held);
        return held;
      });
    },
  };
}
