/* Work status of staff: 0 off duty, 1 on duty, 2 logged out. Read-only staff may set theirs. */
import type { StaffActor, WorkStatus } from '#contract/core/actor';
import type { Transact } from '../../platform/events/unit-of-work';
import type { Tables } from '../../schema';
import { updateWorkStatus } from './people.store';
import { presenceChanged } from './presence.service';
import type { Sessions } from './session.service';

/** {personId}: the person's tabs, wherever they are open, learn the work status as it is then. */
export const dutyChanged = 'identity.duty_changed';

export interface DutyService {
  /** Sets the status; 2 ends the session of the token. */
  change(actor: StaffActor, workStatus: WorkStatus, token: string | undefined): Promise<void>;
}

export function createDuty(platform: { transact: Transact<Tables>; sessions: Sessions }): DutyService {
  const { transact, sessions } = platform;
  return {
    change: (actor, workStatus, token) =>
      transact(async (tx, emit) => {
        await updateWorkStatus(tx, actor.personId, workStatus);
        if (workStatus === 2) await sessions.end(tx, emit, token);
        if (workStatus === actor.workStatus) return;
        emit(presenceChanged, { side: 'admin' });
        emit(dutyChanged, { personId: actor.personId });
      }),
  };
}
