// The shared tables of the specification (001 §3, SHELL-05) as /ws_js brings them: whole ones on request, then
// what became of their rows. Screens show what calls answer; here stands what only this channel carries.
import { createStore } from 'zustand/vanilla';
import type { SyncServerFrame } from '#contract/sync/messages';
import type { TableName, TableRow } from '#contract/sync/schemas';

/** The rows of each table by their ids, in the server's order. */
export type Tables = { readonly [Name in TableName]: ReadonlyMap<TableRow<Name>['id'], TableRow<Name>> };

export type TableFrame = Exclude<SyncServerFrame, { event: 'error' }>;

/** No rows at all: before the first table comes, and for another person. */
export function emptyTables(): Tables {
  return {
    person: new Map(),
    questionType: new Map(),
    questionTypePerson: new Map(),
    question: new Map(),
    questionStep: new Map(),
    answerStep: new Map(),
    item: new Map(),
    questionItem: new Map(),
    questionRecord: new Map(),
    chatRecord: new Map(),
    questionRecordItem: new Map(),
    questionRecordScore: new Map(),
    score: new Map(),
    scoreOption: new Map(),
    accessQuestion: new Map(),
    filterQuestionRecord: new Map(),
  };
}

type Row = { readonly id: number | string };

function rowsAfter(rows: ReadonlyMap<Row['id'], Row>, frame: TableFrame): ReadonlyMap<Row['id'], Row> {
  if (frame.event === 'updateTable') return new Map(frame.data.rows.map((row: Row) => [row.id, row]));
  const next = new Map(rows);
  const { addArray, changeArray, deleteArray } = frame.data;
  for (const id of deleteArray) next.delete(id);
  for (const row of [...addArray, ...changeArray] as readonly Row[]) next.set(row.id, row);
  return next;
}

/** The tables once a frame is applied; those that it does not name stay the same objects. */
export function withFrame(tables: Tables, frame: TableFrame): Tables {
  const { table } = frame.data;
  return { ...tables, [table]: rowsAfter(tables[table] as ReadonlyMap<Row['id'], Row>, frame) };
}

/** The tables of this tab. */
export const syncTables = createStore<Tables>(emptyTables);
