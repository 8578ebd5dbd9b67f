// A client of /ws_js as a browser tab is one: it applies every frame to its tables, in order, and nothing else.
// Each row must be what the contract says of its table, with no column more.
import { z } from 'zod';
import type { SyncClientFrame, SyncServerFrame } from '#contract/sync/messages';
import { tableSchemas, type TableName } from '#contract/sync/schemas';
import type { TestApp } from './app';
import type { TestClient } from './client';
import type { TestSocket } from './client-socket';

type Row = Readonly<Record<string, unknown>>;
type Tables = Record<string, Record<string, Row>>;
type ErrorFrame = Extract<SyncServerFrame, { event: 'error' }>;
type PartFrame = Extract<SyncServerFrame, { event: 'updateTablePart' }>;
type TableFrame = Extract<SyncServerFrame, { event: 'updateTable' }>;

export interface SyncTab {
  readonly socket: TestSocket;
  /** What it holds now: rows by id, by table. */
  tables(): Tables;
  /** The rows of one table, in the order of their ids. */
  rows(table: TableName): Row[];
  /** The last timestamp that it was told. */
  timestamp(): number;
  /** Every part that came, in order, of one table when named. */
  parts(table?: TableName): PartFrame['data'][];
  /** Asks for whole tables and waits until as many came. */
  ask(tables: readonly TableName[]): Promise<Tables>;
  /** Asks for all and waits for these. */
  askAll(tables: readonly TableName[]): Promise<Tables>;
  /** Sends a frame and waits for the error that comes of it. */
  refused(frame: object | string): Promise<ErrorFrame['data']>;
  /** Waits until everything sent so far was done. */
  settled(): Promise<void>;
}

export const catalogueTables = [
  'person',
  'questionType',
  'questionTypePerson',
  'question',
  'questionStep',
  'answerStep',
  'item',
  'questionItem',
  'score',
  'scoreOption',
] as const satisfies readonly TableName[];

export const customerTables = [
  ...catalogueTables,
  'questionRecord',
  'chatRecord',
  'questionRecordItem',
  'questionRecordScore',
] as const satisfies readonly TableName[];

export const staffTables = [
  ...customerTables,
  'accessQuestion',
  'filterQuestionRecord',
] as const satisfies readonly TableName[];

let marks = 0;

/** Opens the channel for a browser. `wsid`: the tab says its id first. */
export async function openSyncTab(
  app: TestApp,
  client: TestClient,
  options: { wsid?: string; userType?: 'user' | 'admin' } = {},
): Promise<SyncTab> {
  const query = options.userType === undefined ? '' : `?userType=${options.userType}`;
  const tab = syncTabOf(await app.socket(`/ws_js${query}`, client));
  const { wsid } = options;
  if (wsid !== undefined) tab.socket.send({ event: 'wsid', data: { wsid } } satisfies SyncClientFrame);
  await tab.settled();
  return tab;
}

function syncTabOf(socket: TestSocket): SyncTab {
  const frames = () => socket.frames as unknown as readonly SyncServerFrame[];
  const tables = () => frames().reduce(applied, {});
  const came = (from: number, names: readonly TableName[]) => () => {
    const full = frames()
      .slice(from)
      .flatMap((frame) => (frame.event === 'updateTable' ? [frame.data.table] : []));
    return names.every((name) => full.includes(name));
  };
  const whenCame = async (from: number, names: readonly TableName[]) => {
    await socket.waitFor(came(from, names));
    return tables();
  };

  return {
    socket,
    tables,
    rows: (table) => Object.values(tables()[table] ?? {}),
    timestamp: () =>
      frames().reduce((last, frame) => ('timestamp' in frame.data ? frame.data.timestamp : last), 0),
    parts: (table) =>
      frames().flatMap((frame) =>
        frame.event === 'updateTablePart' && (table === undefined || frame.data.table === table)
          ? [frame.data]
          : [],
      ),
    async ask(names) {
      const from = socket.frames.length;
      for (const table of names) {
        socket.send({ event: 'updateTable', data: { table } } satisfies SyncClientFrame);
      }
      return whenCame(from, names);
    },
    async askAll(names) {
      const from = socket.frames.length;
      socket.send({ event: 'updateTable' });
      return whenCame(from, names);
    },
    async refused(frame) {
      const from = socket.frames.length;
      socket.send(frame);
      await socket.waitFor(() => frames().slice(from).some(isError));
      const [error] = frames().slice(from).filter(isError);
      if (error === undefined) throw new Error('no error came');
      return error.data;
    },
    async settled() {
      // Frames are done one after another: the refusal of the last one comes when all before it are done.
      const table = `mark${(marks += 1)}`;
      const before = frames().length;
      socket.send({ event: 'updateTablePart', data: { table } });
      await socket.waitFor(() => frames().slice(before).some(isError));
      const at = frames().findIndex((frame, index) => index >= before && isError(frame));
      (socket.frames as unknown[]).splice(at, 1);
    },
  };
}

function isError(frame: SyncServerFrame): frame is ErrorFrame {
  return frame.event === 'error';
}

function applied(tables: Tables, frame: SyncServerFrame): Tables {
  if (frame.event === 'error') return tables;
  const { table } = frame.data;
  if (frame.event === 'updateTable') return { ...tables, [table]: byId(table, rowsOf(frame)) };
  const kept = {
    ...tables[table],
    ...byId(table, frame.data.addArray),
    ...byId(table, frame.data.changeArray),
  };
  for (const id of frame.data.deleteArray) delete kept[String(id)];
  return { ...tables, [table]: kept };
}

function rowsOf(frame: TableFrame): readonly unknown[] {
  return frame.data.rows;
}

function byId(table: TableName, rows: readonly unknown[]): Record<string, Row> {
  const schema = z.strictObject(tableSchemas[table].shape);
  return Object.fromEntries(
    rows.map((sent) => {
      const row = schema.parse(sent) as Row;
      return [String(row['id']), row];
    }),
  );
}
