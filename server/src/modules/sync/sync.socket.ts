/*
 * The channel /ws_js: frames of clients are done one after another for each socket, answers are tables
 * or what is wrong. Open to visitors; what an ended session has open is closed.
 */
import type { IncomingMessage } from 'node:http';
import { closeCodes, syncChannelPath } from '#contract/core/frames';
import { errorNumbers } from '#contract/core/envelope';
import { errors } from '#contract/errors';
import { syncEndpoints } from '#contract/sync/endpoints';
import type { SyncServerFrame } from '#contract/sync/messages';
import type { TableName } from '#contract/sync/schemas';
import type { Platform } from '../../module';
import { AppError, errorText } from '../../platform/app-error';
import { createRateLimit } from '../../platform/rate-limit';
import type { Channel, HubSocket } from '../../platform/realtime/hub';
import type { Feed } from './feed';
import { clientFrameOf, type ClientFrame } from './frames.rules';
import { findSpeaker, openTab, type OpenTab, type Speaker, type SpeakerDependencies } from './open-tab';
import type { SyncService } from './sync.service';

/** {personId, wsid}: he wants the newest tickets in this tab, in all of his where none is named. */
export const allRecordsWanted = 'sync.all_records_wanted';

export interface SyncSocketDependencies
  extends SpeakerDependencies, Pick<Platform, 'hub' | 'bus' | 'log' | 'clock'> {
  /** In the order in which their tables are sent. */
  readonly feeds: readonly Feed[];
  readonly service: SyncService;
}

/** A tab, and what it is still to do. */
interface Line {
  readonly tab: OpenTab;
  jobs: (ClientFrame | { readonly event: 'open' })[];
  isBusy: boolean;
  isClosed: boolean;
}

const frameBytes = 64 * 1024;
const framesPerMinute = 1_200;
const longestLine = 100;
const partBody = syncEndpoints['POST /api/admin/Base/updateRemoteTablePart'].body;

export function openSyncChannel(deps: SyncSocketDependencies): void {
  const { hub, bus, log, clock, feeds } = deps;
  const lines = new Map<HubSocket, Line>();
  const limit = createRateLimit({ max: framesPerMinute, windowMs: 60_000, code: 'core.too_many', clock });
  const act = createActions(deps);
  let opened = 0;

  const run = async (line: Line) => {
    line.isBusy = true;
    while (line.jobs.length > 0 && !line.isClosed) {
      const job = nextJob(line);
      try {
        await act(line.tab, job);
      } catch (error) {
        if (error instanceof AppError) line.tab.send(JSON.stringify(errorFrame(line.tab, job.event, error)));
        else {
          log.error({ err: error }, 'table sync failed');
          line.tab.socket.close(closeCodes.goingAway, 'try again');
        }
      }
    }
    line.isBusy = false;
    // It may have joined after its socket was gone.
    if (line.isClosed) for (const feed of feeds) feed.leave(line.tab);
  };
  const enqueue = (line: Line, job: Line['jobs'][number]) => {
    if (line.jobs.push(job) > longestLine)
      return line.tab.socket.close(closeCodes.tooMany, 'too many frames');
    if (!line.isBusy) void run(line);
  };

  const channel: Channel = {
    path: syncChannelPath,
    maxPayload: frameBytes,
    async admit(request) {
      const speaker = await findSpeaker(deps, request);
      const { session } = speaker;
      const data: Handshake = { request, speaker, id: `socket ${(opened += 1)}` };
      if (session === undefined) return { rooms: [], data };
      // The tab itself is in the room of its session, which can become another.
      return { rooms: [], identity: `sync:${session.identity}`, data };
    },
    onOpen(socket) {
      const { request, speaker } = handshakeOf(socket);
      const line = { tab: openTab(deps, socket, request, speaker), jobs: [], isBusy: false, isClosed: false };
      lines.set(socket, line);
      enqueue(line, { event: 'open' });
    },
    onText(socket, text) {
      const line = lines.get(socket);
      if (line === undefined) return;
      try {
        limit.take(handshakeOf(socket).id);
      } catch {
        return socket.close(closeCodes.tooMany, 'too many frames');
      }
      const frame = clientFrameOf(text);
      if (!('detail' in frame)) return enqueue(line, frame);
      const error = new AppError('core.bad_input', { detail: frame.detail });
      line.tab.send(JSON.stringify(errorFrame(line.tab, frame.event, error)));
    },
    onClose(socket) {
      const line = lines.get(socket);
      if (line === undefined) return;
      lines.delete(socket);
      line.isClosed = true;
      line.tab.end();
      for (const feed of feeds) feed.leave(line.tab);
    },
  };

  hub.register(channel);
  bus.subscribe(allRecordsWanted, ({ ids }) => {
    for (const line of lines.values()) {
      const { actor, wsid } = line.tab;
      if (actor.kind !== 'staff' || actor.personId !== ids.personId) continue;
      if (ids.wsid === '' || ids.wsid === wsid) {
        enqueue(line, { event: 'updateTable', tables: ['questionRecord'] });
      }
    }
  });
}

interface Handshake {
  readonly request: IncomingMessage;
  readonly speaker: Speaker;
  readonly id: string;
}

function handshakeOf(socket: HubSocket): Handshake {
  return socket.data as Handshake;
}

/** The first job of a line; wishes for tables that follow each other are one. */
function nextJob(line: Line): Line['jobs'][number] {
  const [job, ...rest] = line.jobs;
  if (job === undefined) throw new Error('an empty line has no job');
  line.jobs = rest;
  if (job.event !== 'updateTable') return job;
  let { tables } = job;
  for (let next = line.jobs[0]; next?.event === 'updateTable'; next = line.jobs[0]) {
    tables = tables === undefined || next.tables === undefined ? undefined : [...tables, ...next.tables];
    line.jobs.shift();
  }
  return { event: 'updateTable', tables };
}

function createActions(deps: SyncSocketDependencies) {
  const { feeds, service } = deps;
  const join = async (tab: OpenTab) => {
    for (const feed of feeds) await feed.join(tab);
  };

  const login = async (tab: OpenTab, side: Speaker['side'], request: IncomingMessage) => {
    const speaker = await findSpeaker(deps, request, side);
    if (speaker.side === tab.speaker.side && speaker.session?.hash === tab.speaker.session?.hash) return;
    for (const feed of feeds) feed.leave(tab);
    tab.become(speaker);
    // The session may have ended before the socket was in its room.
    if (await tab.isValid()) await join(tab);
  };

  const sendTables = async (tab: OpenTab, wanted: readonly TableName[] | undefined) => {
    if (!(await tab.isValid())) return;
    const own = feeds.flatMap((feed) => feed.tables(tab));
    if (wanted?.some((table) => !own.includes(table)) === true) {
      throw new AppError(tab.actor.kind === 'visitor' ? 'core.no_session' : 'core.forbidden');
    }
    for (const feed of feeds) {
      const tables = new Set(feed.tables(tab).filter((table) => wanted?.includes(table) ?? true));
      if (tables.size === 0) continue;
      await tab.drained();
      await feed.send(tab, tables);
    }
  };

  const savePart = async (tab: OpenTab, sent: unknown) => {
    if (!(await tab.isValid())) return;
    if (tab.actor.kind === 'visitor') throw new AppError('core.no_session');
    const body = partBody.safeParse(sent);
    if (!body.success) {
      throw new AppError('core.bad_input', { detail: body.error.issues[0]?.path.join('.') ?? '' });
    }
    if (tab.actor.kind !== 'staff') return service.updateAsCustomer(body.data);
    const saved = await service.updateAsStaff(tab.actor, { ...body.data, wsid: tab.wsid });
    const frame: SyncServerFrame = {
      event: 'updateTablePart',
      data: { table: 'filterQuestionRecord', ...saved, deleteArray: [], timestamp: Math.max(tab.stamp, 1) },
    };
    tab.send(JSON.stringify(frame));
  };

  return async (tab: OpenTab, job: Line['jobs'][number]): Promise<void> => {
    switch (job.event) {
      case 'open':
        return join(tab);
      case 'wsid':
        return void (tab.wsid = job.wsid);
      case 'login':
        return login(tab, job.side, handshakeOf(tab.socket).request);
      case 'updateTable':
        return sendTables(tab, job.tables);
      case 'updateTablePart':
        return savePart(tab, job.body);
    }
  };
}

function errorFrame(tab: OpenTab, event: string, error: AppError): SyncServerFrame {
  const { errno } = errorNumbers[errors[error.code].kind];
  return { event: 'error', data: { event, errno, errmsg: errorText(error, tab.lang) } };
}
