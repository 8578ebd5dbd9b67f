// What every scenario starts with: the server, the accounts of its demo shop, and the report.
import { openBrowser, type Browser } from './browser';
import { dataOf } from './expect';
import type { Report } from './report';

/** Passwords of the demo shop (README). */
const passwords = { admin: 'demo-staff', user: 'demo-customer' } as const;

export type StaffAccount = 'amelia' | 'bruno' | 'chen' | 'reader';
export type CustomerAccount = 'pilot@example.com' | 'newcomer@example.com' | 'feixing@example.com';

export interface World extends Report {
  readonly base: string;
  visitor(): Browser;
  /** The browser of a member of staff; the same one each time. */
  staff(account: StaffAccount): Promise<Browser>;
  customer(account: CustomerAccount): Promise<Browser>;
  /** A browser of its own, logged in anew. */
  login(account: StaffAccount | CustomerAccount): Promise<Browser>;
}

export type Scenario = (world: World) => Promise<void>;

export function createWorld(base: string, report: Report): World {
  const browsers = new Map<string, Promise<Browser>>();
  const once = (account: StaffAccount | CustomerAccount) => {
    const browser = browsers.get(account) ?? login(base, account);
    browsers.set(account, browser);
    return browser;
  };
  return {
    ...report,
    base,
    visitor: () => openBrowser(base),
    staff: once,
    customer: once,
    login: (account) => login(base, account),
  };
}

async function login(base: string, account: StaffAccount | CustomerAccount): Promise<Browser> {
  const browser = openBrowser(base);
  if (account.includes('@')) {
    const store = account === 'feixing@example.com' ? 'cn' : 'global';
    const body = { account, password: passwords.user, store };
    dataOf(await browser.call('POST /javaplus/user/login/login', body));
  } else {
    dataOf(await browser.call('POST /javaplus/admin/login/login', { account, password: passwords.admin }));
  }
  return browser;
}
