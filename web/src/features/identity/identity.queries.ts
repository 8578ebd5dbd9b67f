// Calls of identification, login, logout and duty.
import { ApiError, call } from '../../lib/api';
import { knownShopUrl } from '../../lib/shop-url';
import type { Mark, Side, WorkStatus } from '#contract/core/actor';
import type { SessionIdentity } from '../../lib/session';

/** Who is logged in on a side; null = nobody. Throws where the server was not reached. */
export async function identify(side: Side): Promise<SessionIdentity | null> {
  try {
    const identity: Partial<SessionIdentity> =
      side === 'admin'
        ? await call('POST /javaplus/admin/personal/info', {})
        : await call('POST /api/user/Base/identify', {});
    // "Logged in" means that the record has an id.
    return identity.id === undefined ? null : (identity as SessionIdentity);
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'no_session' || error.kind === 'refusal')) return null;
    throw error;
  }
}

/** The store that an account belongs to: the Chinese one by its address or by the banner's area. */
export function storeOf(shop: string | undefined, banner: string | null): Mark {
  if (banner === 'china') return 'cn';
  if (shop === undefined) return 'global';
  const { hostname } = new URL(shop);
  return hostname.endsWith('.cn') || hostname.startsWith('cn.') ? 'cn' : 'global';
}

export interface Credentials {
  account: string;
  password: string;
}

/** Logs in; customers send their store too. Throws the server's refusal. */
export async function login(side: Side, credentials: Credentials): Promise<void> {
  if (side === 'admin') {
    await call('POST /javaplus/admin/login/login', credentials);
    return;
  }
  const banner = new URLSearchParams(window.location.search).get('data');
  await call('POST /javaplus/user/login/login', { ...credentials, store: storeOf(knownShopUrl(), banner) });
}

/** Ends the session of a side. */
export async function logout(side: Side): Promise<void> {
  if (side === 'admin') await call('POST /javaplus/admin/login/logout', {});
  else await call('POST /api/user/Base/logout', {});
}

/** Changes the own name of a member of staff. */
export async function changeName(name: string): Promise<void> {
  await call('POST /javaplus/admin/personal/changeName', { name });
}

/** Changes the own password with the present one; other sessions end. Throws the server's refusal. */
export async function changePassword(passwords: { password: string; newPassword: string }): Promise<void> {
  await call('POST /javaplus/admin/personal/changePassword', passwords);
}

/** Sets the agent's work status; 2 ends the session. */
export async function changeWorkStatus(workStatus: WorkStatus): Promise<void> {
  await call('POST /javaplus/admin/personal/changeWorkStatus', { workStatus });
}

/** Host of the server that the shop's customers know, for the hint in the login modal; '' when unknown. */
export async function storeHost(): Promise<string> {
  const shop = knownShopUrl() ?? (await call('GET /api/service/getInfo')).STORE_SERVER;
  return URL.canParse(shop) ? new URL(shop).host : '';
}
