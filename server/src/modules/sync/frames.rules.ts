/* What a client says on /ws_js, read with care: anything else is answered with what is wrong. Pure. */
import type { Side } from '#contract/core/actor';
import { tableSchemas, type TableName } from '#contract/sync/schemas';

export type ClientFrame =
  | { readonly event: 'wsid'; readonly wsid: string }
  | { readonly event: 'login'; readonly side: Side }
  /** Without a table: all that he may have. */
  | { readonly event: 'updateTable'; readonly tables: readonly TableName[] | undefined }
  | { readonly event: 'updateTablePart'; readonly body: unknown };

/** A frame that cannot be read: which event it names, '' for none, and what is wrong. */
export interface Unreadable {
  readonly event: string;
  readonly detail: string;
}

const longestWsid = 64;
const longestEvent = 50;

export function clientFrameOf(text: string): ClientFrame | Unreadable {
  const frame = parsed(text);
  if (frame === undefined) return { event: '', detail: 'not a JSON object' };
  const event = typeof frame['event'] === 'string' ? frame['event'] : '';
  const data = isObject(frame['data']) ? frame['data'] : {};
  switch (event) {
    case 'wsid': {
      const { wsid } = data;
      if (typeof wsid !== 'string' || wsid.length > longestWsid) return { event, detail: 'wsid' };
      return { event, wsid };
    }
    case 'login': {
      const { userType } = data;
      return isSide(userType) ? { event, side: userType } : { event, detail: 'userType' };
    }
    case 'updateTable': {
      const { table } = data;
      if (table === undefined || table === null || table === '') return { event, tables: undefined };
      return isTable(table) ? { event, tables: [table] } : { event, detail: 'table' };
    }
    case 'updateTablePart':
      return { event, body: data };
    default:
      return { event: event.slice(0, longestEvent), detail: 'event' };
  }
}

/** The side that an address names, as `?userType=admin`; undefined for none and for nonsense. */
export function sideOfAddress(address: string): Side | undefined {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const side = query.get('userType');
  return isSide(side) ? side : undefined;
}

function isSide(value: unknown): value is Side {
  return value === 'user' || value === 'admin';
}

function isTable(value: unknown): value is TableName {
  return typeof value === 'string' && Object.hasOwn(tableSchemas, value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
