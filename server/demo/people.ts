/* The people of the demo shop: staff and customers, each side with one password. */
import type { App } from '../src/app';
import type { Db } from '../src/schema';
import { demoCustomerPassword, demoStaff, demoStaffPassword } from './content/staff';
import { demoCustomers } from './content/tickets';

export async function fillStaff({ modules }: App, tx: Db): Promise<Map<string, number>> {
  const passwordHash = await modules.identity.hashPassword(demoStaffPassword);
  const ids = new Map<string, number>();
  for (const { account, name, role, workStatus, backgroundColor } of demoStaff) {
    const person = { account, name, passwordHash, role, workStatus, backgroundColor };
    ids.set(account, await modules.identity.createPerson(tx, person));
  }
  return ids;
}

export async function fillCustomers({ modules }: App, tx: Db): Promise<Map<string, number>> {
  const passwordHash = await modules.identity.hashPassword(demoCustomerPassword);
  const ids = new Map<string, number>();
  for (const { account, name, store } of demoCustomers) {
    ids.set(account, await modules.identity.createCustomer(tx, { account, name, store, passwordHash }));
  }
  return ids;
}
