/* The calls of identity: from the wire to the services, and the cookies back. */
import type { Actor, StaffActor } from '#contract/core/actor';
import { identityEndpoints } from '#contract/identity/endpoints';
import { AppError } from '../../platform/app-error';
import type { Bind, Call } from '../../platform/http/bind';
import type { Db } from '../../schema';
import { clearSessionCookie, cookieNames, setSessionCookie, type CookiePolicy } from './cookies';
import type { DutyService } from './duty.service';
import { customerIdentity, personalInfo, staffIdentity } from './identity.present';
import type { Login, LoginAttempt } from './login.service';
import { listActivePersons, listPersons } from './people.store';
import type { Presence } from './presence.service';
import type { Profile } from './profile.service';

export interface IdentityRoutes {
  readonly db: Db;
  readonly login: Login;
  readonly duty: DutyService;
  readonly presence: Presence;
  readonly profile: Profile;
  readonly policy: CookiePolicy;
}

type AnyCall = Pick<Call<unknown>, 'address' | 'request' | 'reply'>;
type Credentials = Pick<LoginAttempt, 'account' | 'password'>;

export function bindIdentity(bind: Bind, routes: IdentityRoutes): void {
  const { db, login, duty, presence, profile, policy } = routes;
  const attemptOf = (call: AnyCall, { account, password }: Credentials): LoginAttempt => ({
    account,
    password,
    address: call.address,
    cookies: call.request.cookies,
  });
  const logout = async ({ request, reply }: AnyCall, kind: 'admin' | 'user') => {
    await login.logout(request.cookies[cookieNames[kind]]);
    clearSessionCookie(reply, request, policy, kind);
    return {};
  };

  const infoOf = async (staff: StaffActor) =>
    personalInfo(staff, (await listPersons(db, [staff.personId])).get(staff.personId));

  bind(identityEndpoints, {
    'POST /javaplus/admin/login/login': async (call) => {
      const { person, token } = await login.staff(attemptOf(call, call.body));
      setSessionCookie(call.reply, call.request, policy, { kind: 'admin', token });
      return staffIdentity(person);
    },
    'POST /javaplus/user/login/login': async (call) => {
      const { customer, token } = await login.customer(
        attemptOf(call, call.body),
        call.body.store ?? 'global',
      );
      setSessionCookie(call.reply, call.request, policy, { kind: 'user', token });
      clearSessionCookie(call.reply, call.request, policy, 'anonymous');
      return customerIdentity(customer);
    },
    'POST /javaplus/admin/login/logout': (call) => logout(call, 'admin'),
    'POST /javaplus/user/login/logout': (call) => logout(call, 'user'),
    'POST /api/user/Base/logout': (call) => logout(call, 'user'),
    'POST /api/user/Base/identify': ({ actor }) => {
      if (actor.kind !== 'customer') throw new AppError('identity.not_identified');
      return customerIdentity({ ...actor, id: actor.customerId, store: actor.mark });
    },
    'POST /api/admin/Base/identify': ({ actor }) => {
      if (actor.kind !== 'staff') throw new AppError('identity.not_identified');
      return staffIdentity({ ...actor, id: actor.personId, is_readonly: actor.isReadonly });
    },
    'POST /javaplus/admin/personal/info': ({ actor }) => infoOf(staffOf(actor)),
    'POST /javaplus/admin/personal/changeName': async ({ actor, body }) => {
      const staff = staffOf(actor);
      const name = await profile.rename(staff, body.name, body.wsid ?? '');
      return infoOf({ ...staff, name });
    },
    'POST /javaplus/admin/personal/changePassword': async ({ actor, body, address, request }) => {
      const token = request.cookies[cookieNames.admin];
      await profile.changePassword(staffOf(actor), { ...body, wsid: body.wsid ?? '', address, token });
      return {};
    },
    'POST /javaplus/admin/personal/changeWorkStatus': async ({ actor, body, request, reply }) => {
      await duty.change(staffOf(actor), body.workStatus, request.cookies[cookieNames.admin]);
      if (body.workStatus === 2) clearSessionCookie(reply, request, policy, 'admin');
      return body;
    },
    'POST /javaplus/admin/personal/getCustomerList': async () =>
      (await listActivePersons(db)).map((row) => ({ ...row, is_readonly: row.isReadonly ? 1 : 0 })),
    'POST /javaplus/user/loginCookie/getOnLineIdList': () => presence.onlineAgentIds(),
    'POST /javaplus/admin/loginCookie/getOnLineIdList': async () => [...(await presence.onlineCustomerIds())],
  });
}

function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}
