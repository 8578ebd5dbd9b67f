// For tests of the chat screens: a server that answers by path, a socket that pushes frames, a session.
import '../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import type { ReactNode } from 'react';
import type { ChatChannelFrame } from '#contract/chat/channel-messages';
import type { Message } from '#contract/chat/schemas';
import type { Side } from '#contract/core/actor';
import { timers } from '#contract/core/limits';
import type { Frame } from '#contract/core/frames';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { Ticket } from '#contract/tickets/schemas';
import { setLocale } from '../../lib/i18n';
import { live } from '../../lib/live';
import { queryClient } from '../../lib/query-client';
import { type Session, SessionContext } from '../../lib/session';
import { setSide } from '../../lib/side';
import { DialogHost } from '../../ui/dialogs';
import { clearNotices, NoticeHost } from '../../ui/notice';
import { loadCleaner } from '../../ui/rich-text';

// What jsdom lacks and a growing text area asks for.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
// Nothing has a size there; lists that draw only what is seen are tall enough to draw everything.
Object.defineProperty(Element.prototype, 'clientHeight', {
  configurable: true,
  get(this: Element) {
    return this.hasAttribute('data-window') ? 100_000 : 0;
  },
});

const customer = {
  account: 'pilot@example.com',
  name: 'Pilot',
  is_readonly: 0 as const,
  mark: 'global' as const,
};
const agent: Omit<PersonalInfo, 'id'> = {
  name: 'Amelia',
  account: 'amelia',
  is_readonly: 0,
  role: 'owner',
  workStatus: 1,
  background_color: '',
};

export function ticket(id: number, over: Partial<Ticket> = {}): Ticket {
  return {
    id,
    questionId: null,
    questionTypeAreaId: 3,
    title: `title ${id}`,
    personal: { id: 1, account: 'pilot@example.com', name: 'Pilot' },
    personalId: 1,
    createTimestamp: new Date(2026, 10, 20, 9, 5, 7).getTime(),
    updateTimestamp: 100_000 - id,
    completeTimestamp: null,
    isSolved: 0,
    userUnread: 0,
    adminUnread: 0,
    comment: '',
    customerId: 4,
    sopDirectoryId: null,
    scoreStatus: 0,
    scoreNum: null,
    productionId: null,
    sopQuestionId: null,
    urgencyLevel: 'P3',
    totalUserUnreadNum: 0,
    totalIsSolvedNum: 0,
    typeTitle: 'A / B',
    rev: 2,
    lastSeq: 2,
    userDeliveredSeq: 2,
    adminDeliveredSeq: 2,
    userReadSeq: 2,
    adminReadSeq: 2,
    ...over,
  };
}

export function message(recordQuestionId: number, seq: number, over: Partial<Message> = {}): Message {
  return {
    id: recordQuestionId * 100 + seq,
    recordQuestionId,
    timestamp: new Date(2026, 10, 20, 10, seq, 0).getTime(),
    personal: { id: 1, account: '', name: 'Amelia' },
    personalId: 1,
    content: `<p>message ${recordQuestionId}.${seq}</p>`,
    isDelete: 0,
    messageType: 4,
    sender: 'admin',
    seq,
    rev: seq,
    clientMessageId: null,
    ...over,
  };
}

export const ok = (data: unknown) => ({ code: 200, message: '', msg: '', data });
export const refused = (text: string) => ({ code: 500, message: text, msg: text, data: null });

/** A person of its own per test: what the browser keeps of one chat does not reach the next. */
let lastPerson = 100;

/** What stands in for the server and the socket of one test. */
export interface World {
  /** Bodies of all calls of a path, oldest first. */
  sentTo(path: string): Record<string, unknown>[];
  /** Answers by path: a value, or what makes it (or a promise of it) of the body. */
  answers: Record<string, unknown>;
  /** Pushes a frame over the main socket. */
  push(frame: Omit<Frame, 'msgType'> & { msgType: number }): Promise<void>;
  /** Pushes a frame over the chat channel. */
  pushToChannel(frame: ChatChannelFrame): Promise<void>;
  /** The main socket breaks off and is opened again. */
  reopen(): Promise<void>;
  requireLogin: ReturnType<typeof vi.fn>;
  /** Id of the logged-in person. */
  personId: number;
}

class FakeSocket {
  /** The main socket. */
  static last: FakeSocket | undefined;
  /** The one of the chat channel. */
  static channel: FakeSocket | undefined;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror = null;
  readonly sent: string[] = [];
  constructor(address: string) {
    if (address.includes('faqwebsocket')) FakeSocket.channel = this;
    else FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

const chatPath = (side: Side) => `/javaplus/${side}/recordChat/queryByRecordQuestionIdAndTimestamp`;

function defaultAnswers(side: Side): Record<string, unknown> {
  return {
    '/javaplus/user/recordQuestion/queryRecordQuestionByPersonal': ok([]),
    [`/javaplus/${side}/recordQuestion/getTotalUnreadNum`]: ok(0),
    [`/javaplus/${side}/loginCookie/getOnLineIdList`]: ok([]),
    [`/javaplus/${side}/recordQuestion/updateRecordQuestionUnread`]: ok({}),
    [`/javaplus/${side}/recordQuestion/updateIsSolvedById`]: ok({}),
    '/javaplus/user/scoreQuestionOption/getIsEnableList': ok([
      { id: 1, optionName: 'Attitude', points: 5, enable: 1 },
      { id: 2, optionName: 'Speed', points: 3, enable: 1 },
    ]),
    '/java/front/getFAQAppraiseStatus': ok(0),
    '/api/admin/Base/updateRemoteTablePart': {
      errno: 0,
      errmsg: '',
      data: { addArray: [], changeArray: [] },
    },
    '/java/front/getQuestionTypeList': ok([]),
    '/javaplus/admin/personal/getCustomerList': ok([]),
    '/javaplus/admin/sysDictData/getUrgencyLevelList': ok([]),
    '/javaplus/admin/sopDirectory/getSopTreeList': ok([]),
    [chatPath(side)]: ({ recordQuestionId, afterRev }: Record<string, number>) =>
      ok(
        afterRev === undefined
          ? {
              recordChatList: [message(recordQuestionId ?? 0, 1), message(recordQuestionId ?? 0, 2)],
              hasMore: false,
              rev: 2,
            }
          : { recordChatList: [], hasMore: false, rev: 2 },
      ),
  };
}

/** Draws a chat screen at an address. Call `endWorld` after each test. */
export async function openPage(
  page: ReactNode,
  address: string,
  options: {
    side?: Side;
    staff?: Partial<PersonalInfo>;
    isIdentified?: boolean;
    answers?: Record<string, unknown>;
  } = {},
): Promise<World> {
  const { side = 'user', isIdentified = true } = options;
  await setLocale(side === 'admin' ? 'zh' : 'en');
  await loadCleaner();
  setSide(side);
  const answers = { ...defaultAnswers(side), ...options.answers };
  const calls: [string, Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const [path = '', query = ''] = url.split('?');
    const body: Record<string, unknown> =
      typeof init?.body === 'string'
        ? (JSON.parse(init.body) as Record<string, unknown>)
        : Object.fromEntries(new URLSearchParams(query));
    calls.push([path, body]);
    const answer = answers[path];
    if (answer === undefined) return Promise.reject(new TypeError(`No answer for ${path}`));
    const value: unknown =
      typeof answer === 'function' ? (answer as (body: unknown) => unknown)(body) : answer;
    const respond = (said: unknown) => new Response(JSON.stringify(said));
    return value instanceof Promise ? value.then(respond) : Promise.resolve(respond(value));
  });
  vi.stubGlobal('WebSocket', FakeSocket);
  const requireLogin = vi.fn().mockResolvedValue(false);
  lastPerson += 1;
  const personId = lastPerson;
  const staff = side === 'admin' ? { ...agent, id: personId, ...options.staff } : null;
  const session: Session = {
    identity: isIdentified ? (staff ?? { ...customer, id: personId }) : null,
    staff,
    state: 'known',
    isAnonymous: false,
    isIdentified,
    requireLogin,
    becomeAnonymous: () => undefined,
    logout: () => Promise.resolve(),
    refresh: () => Promise.resolve(null),
  };
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
      </SessionContext>
      <NoticeHost />
      <DialogHost />
    </QueryClientProvider>,
  );
  live.connect(side);
  await act(async () => {
    FakeSocket.last?.onopen?.();
    await Promise.resolve();
  });
  return {
    answers,
    requireLogin,
    personId,
    sentTo: (path) => calls.filter(([called]) => called === path).map(([, body]) => body),
    push: (frame) => pushOver(FakeSocket.last, frame),
    pushToChannel: (frame) => pushOver(FakeSocket.channel, frame),
    reopen,
  };
}

function reopen(): Promise<void> {
  return act(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    FakeSocket.last?.onclose?.({ code: 1006 });
    // Each waits a little longer than the others.
    await vi.advanceTimersByTimeAsync(2 * timers.reconnectDelay);
    vi.useRealTimers();
    FakeSocket.last?.onopen?.();
  });
}

function pushOver(socket: FakeSocket | undefined, frame: object): Promise<void> {
  return act(async () => {
    socket?.onmessage?.({ data: JSON.stringify(frame) });
    await Promise.resolve();
  });
}

export function endWorld(): void {
  live.close();
  cleanup();
  clearNotices();
  queryClient.clear();
  localStorage.clear();
  setSide(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
