/*
 * Writes everything into one file that an import takes back: the same shop gives the same file, byte for byte.
 * Passwords are not in it; files stand in it by their addresses.
 */
import { randomUUID } from 'node:crypto';
import type { Db } from '../../schema';
import { adapters } from './adapters';
import type { ImportFile } from './import-file.schema';
import type { TransferDependencies } from './import.types';
import { fileOrder, type CustomerName } from './orders.service';
import { findOrigin, saveOrigin } from './transfer.store';

interface Account {
  readonly id: number;
  readonly account: string;
  readonly store?: 'global' | 'cn';
}

export function createExport({ db, history, files, shop }: TransferDependencies) {
  const read = async (tx: Db, origin: string): Promise<ImportFile> => {
    const accounts = async (name: 'staff' | 'customers') =>
      (await history.section(name).read(tx)) as unknown as readonly Account[];
    const staff = new Map((await accounts('staff')).map(({ id, account }) => [id, account]));
    const customers = new Map(
      (await accounts('customers')).map(({ id, account, store = 'global' }): [number, CustomerName] => [
        id,
        { customer: account, store },
      ]),
    );
    const exporting = {
      accountOf: (personId: number | null) => (personId === null ? null : (staff.get(personId) ?? null)),
    };
    const sections: [string, unknown[]][] = [];
    for (const adapter of adapters) {
      const rows = await history.section(adapter.name).read(tx);
      sections.push([adapter.name, rows.map((row) => adapter.toFile(row, exporting))]);
    }
    const orders = (await shop.import.listOrders(tx)).flatMap((order) => {
      const customer = customers.get(order.customerId);
      return customer === undefined ? [] : [fileOrder(order, customer)];
    });
    const carts = (await shop.import.listCarts(tx)).flatMap(({ customerId, count }) => {
      const customer = customers.get(customerId);
      return customer === undefined ? [] : [{ ...customer, count }];
    });
    return {
      format: 'groundcrew',
      version: 1,
      origin,
      files: await files.listPublic(tx),
      ...Object.fromEntries(sections),
      orders,
      carts,
    } as unknown as ImportFile;
  };

  /** All of it as it is at one moment. */
  return async function exportFile(): Promise<ImportFile> {
    const origin = (await findOrigin(db)) ?? (await saveOrigin(db, randomUUID()));
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => read(tx, origin));
  };
}

/** An exported file as text: of the same shop the same, byte for byte. */
export function exportText(file: ImportFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}
