/* Calls of the table sync -> services. */
import type { Actor, StaffActor } from '#contract/core/actor';
import { syncEndpoints } from '#contract/sync/endpoints';
import type { Bind } from '../../platform/http/bind';
import type { Bus } from '../../platform/events/bus';
import type { SyncService } from './sync.service';
import { allRecordsWanted } from './sync.socket';

export function bindSync(bind: Bind, service: SyncService, bus: Pick<Bus, 'publish'>): void {
  bind(syncEndpoints, {
    'POST /api/user/Base/updateRemoteTablePart': ({ body }) => {
      service.updateAsCustomer(body);
      return {};
    },
    'POST /api/admin/Base/updateRemoteTablePart': ({ actor, body }) =>
      service.updateAsStaff(staffOf(actor), body),
    'POST /api/admin/Base/updateAllRecord': ({ actor, body }) => {
      // His tab may be connected to another program.
      const { personId } = staffOf(actor);
      bus.publish([{ name: allRecordsWanted, ids: { personId, wsid: body.wsid ?? '' } }]);
      return {};
    },
  });
}

/** The access of these calls lets staff through only. */
function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new Error('not staff');
  return actor;
}
