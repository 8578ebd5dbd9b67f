/*
 * Writes everything into one file that an import takes back: the same shop gives the same file, byte for byte.
 * Passwords are not in it. Rows are read at one moment; the bytes of files follow while the file goes out, so that
 * a shop with many pictures needs no more memory than one with few. Decision 14.
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../../schema';
import { adapters } from './adapters';
import { fileText, lengthOf, type FilePiece } from './export-text';
import type { ImportFile } from './import-file.schema';
import type { TransferDependencies } from './import.types';
import { fileOrder, type CustomerName } from './orders.service';
import { findOrigin, saveOrigin } from './transfer.store';

interface Account {
  readonly id: number;
  readonly account: string;
  readonly store?: 'global' | 'cn';
}

/** A file on its way out. */
export interface ExportStream {
  /** Bytes. */
  readonly size: number;
  readonly body: Readable;
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
      ...Object.fromEntries(sections),
      orders,
      carts,
      // Last: people who open the file find what they can read first.
      files: await files.listPublic(tx),
    } as unknown as ImportFile;
  };

  /** All of it as it is at one moment, without the bytes of files. */
  const exportRows = async (): Promise<ImportFile> => {
    const origin = (await findOrigin(db)) ?? (await saveOrigin(db, randomUUID()));
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => read(tx, origin));
  };

  /** Files whose bytes are missing, or not as many as they were, stand in it without them. */
  const exportFile = async (): Promise<ExportStream> => {
    const file = await exportRows();
    const whole = new Set<string>();
    for (const { name, size } of file.files) if ((await files.sizeOf(name)) === size) whole.add(name);
    const pieces = fileText(file, whole);
    return { size: lengthOf(pieces), body: Readable.from(bytesOf(pieces, files.read)) };
  };

  return { exportRows, exportFile };
}

async function* bytesOf(
  pieces: readonly FilePiece[],
  read: (name: string) => Readable,
): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield Buffer.from(piece);
    else yield* base64(read(piece.name));
  }
}

/** Three bytes are four signs: what is left of a chunk waits for the next. */
async function* base64(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = all.length - (all.length % 3);
    rest = all.subarray(whole);
    yield Buffer.from(all.toString('base64', 0, whole), 'latin1');
  }
  if (rest.length > 0) yield Buffer.from(rest.toString('base64'), 'latin1');
}
