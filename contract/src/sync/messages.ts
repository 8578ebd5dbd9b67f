/*
 * Frames of /ws_js: JSON {event, data}; the text "ping" is answered with "pong". Types only. The
 * address may name the side as ?userType=user|admin; without it Q-165 holds. A socket keeps the cookies of its
 * handshake: whoever has logged in opens a new one.
 */
import type { TableName, TableRow } from './schemas';

type Rows = { [Name in TableName]: TableRow<Name> };

/** What a client sends. */
export type SyncClientFrame =
  /** The id of this tab: its own changes do not come back to it. */
  | { event: 'wsid'; data: { wsid: string } }
  /** The session changed: the server reads the cookies of the handshake again, or takes the new side. */
  | { event: 'login'; data: { userType: 'user' | 'admin' } }
  /** Asks for whole tables, one or all. */
  | { event: 'updateTable'; data?: { table?: TableName } }
  /** The same as the call updateRemoteTablePart. */
  | { event: 'updateTablePart'; data: { table?: string; addArray?: unknown[]; changeArray?: unknown[] } };

/** What the server sends. `timestamp` is the state that the client then has; strictly rising. */
export type SyncServerFrame =
  | {
      [Name in TableName]: {
        event: 'updateTable';
        data: { table: Name; rows: Rows[Name][]; timestamp: number };
      };
    }[TableName]
  | {
      [Name in TableName]: {
        event: 'updateTablePart';
        data: {
          table: Name;
          /** New rows; one that is there already takes the place of the old. */
          addArray: Rows[Name][];
          changeArray: Rows[Name][];
          /** Ids of rows that are gone, or that this role may no longer see. */
          deleteArray: (number | string)[];
          timestamp: number;
        };
      };
    }[TableName]
  /** A client frame was refused; the text says why. */
  | { event: 'error'; data: { event: string; errno: number; errmsg: string } };
