// The client of /ws_js (Q-04, Q-64, RT-19…RT-21): says which tab this is and for whom it speaks, learns the
// stamp of the catalogue with the smallest table, and passes on what changed. What was missed during a break
// shows in the stamp; then everything is fetched once.
import { syncChannelPath } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import { readObject } from '../live/read-object';
import { SteadySocket } from '../live/steady-socket';
import type { Side } from '#contract/core/actor';
import type { SyncClientFrame, SyncServerFrame } from '#contract/sync/messages';
import type { TableName } from '#contract/sync/schemas';
import type { SteadyDependencies } from '../live/steady-socket';
import type { Refresh } from './refresh';
import type { TableFrame } from './tables';

/** For whom a tab listens. Another one gets a socket of its own: cookies travel with the handshake. */
export interface Speaker {
  readonly side: Side;
  /** Who is identified; null for a visitor. */
  readonly person: string | null;
  /** The server sends texts in the language of the handshake. */
  readonly locale: string;
}

export interface SyncDependencies extends SteadyDependencies {
  wsid: () => string;
  /** The stamp of the state that is shown; 0 before the first. */
  stamp: () => number;
  /** When the page began to load, ms since 1970. */
  startedAt: number;
  refresh: Refresh;
  /** A held table or a part of it has come. */
  onTable: (frame: TableFrame) => void;
  /** Another person: what the tables held was not for him. */
  onSpeaker: () => void;
}

export interface SyncClient {
  /** Listens for this one; does nothing where it does so already. */
  connect: (speaker: Speaker) => void;
  close: () => void;
  /** Holds this table from now on: asks for it whole, then applies what becomes of it. */
  want: (table: TableName) => void;
  /** Asks for the held tables again, and with them for what was missed. */
  reload: () => void;
}

/** Every role has it, it is the smallest, and it brings the stamp of the whole catalogue. */
const probe: TableName = 'score';

/** Tables whose rows others show: the main socket keeps tickets and messages fresh. */
const ticketTables: ReadonlySet<TableName> = new Set([
  'questionRecord',
  'chatRecord',
  'questionRecordItem',
  'questionRecordScore',
  'accessQuestion',
  'filterQuestionRecord',
]);

/** A reader's clock may be this wrong, ms. */
const clockError = 10 * 60_000;
/** From the sixth failure on the next try waits for the next check. */
const quickTries = 5;

function readFrame(text: string): SyncServerFrame | undefined {
  const value = readObject(text);
  const isFrame =
    value !== undefined &&
    'event' in value &&
    'data' in value &&
    typeof value.data === 'object' &&
    value.data;
  return isFrame ? (value as SyncServerFrame) : undefined;
}

export function createSync(dependencies: SyncDependencies): SyncClient {
  const { refresh, onTable, wsid } = dependencies;
  const held = new Set<TableName>([probe]);
  let speaker: Speaker | undefined;
  /** Until the stamp has come nobody knows what was missed; what comes meanwhile is older than it. */
  let isCaughtUp = false;

  const socket = new SteadySocket(dependencies, {
    patience: timers.mainChannelOpenCheck,
    unopenedWait: 0,
    waitAfter: (failures) => (failures < quickTries ? timers.mainChannelRetry : timers.mainChannelOpenCheck),
    isPong: (text) => text === 'pong',
    onOpen: introduce,
    onText: (text) => {
      const frame = readFrame(text);
      if (frame?.event === 'error') console.warn('The table sync refused:', frame.data.errmsg);
      else if (frame?.event === 'updateTable' || frame?.event === 'updateTablePart') take(frame);
    },
  });

  function say(frame: SyncClientFrame): void {
    socket.send(frame);
  }

  function introduce(): void {
    say({ event: 'wsid', data: { wsid: wsid() } });
    if (speaker?.person != null) say({ event: 'login', data: { userType: speaker.side } });
    ask();
  }

  function ask(): void {
    isCaughtUp = false;
    for (const table of held) say({ event: 'updateTable', data: { table } });
  }

  function take(frame: TableFrame): void {
    const { table, timestamp } = frame.data;
    if (held.has(table)) onTable(frame);
    if (!isCaughtUp) {
      if (frame.event === 'updateTable' && table === probe) catchUp(timestamp);
    } else if (frame.event === 'updateTablePart' && !ticketTables.has(table)) {
      refresh.tell([table], timestamp);
    }
  }

  /** From now on every change is told; the stamp says whether there was one before. */
  function catchUp(stamp: number): void {
    isCaughtUp = true;
    const shown = dependencies.stamp();
    const isOld = shown === 0 ? stamp < dependencies.startedAt - clockError : stamp === shown;
    refresh.tell(isOld ? [] : 'all', stamp);
  }

  return {
    connect(next) {
      const { side, person, locale } = next;
      if (speaker?.side === side && speaker.person === person && speaker.locale === locale) return;
      if (speaker?.side !== side || speaker.person !== person) dependencies.onSpeaker();
      speaker = next;
      refresh.stop();
      socket.connect(`${syncChannelPath}?userType=${side}`);
    },
    close() {
      speaker = undefined;
      refresh.stop();
      socket.close();
    },
    want(table) {
      if (held.has(table)) return;
      held.add(table);
      say({ event: 'updateTable', data: { table } });
    },
    reload: ask,
  };
}
