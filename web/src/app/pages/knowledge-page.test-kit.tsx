// For tests: the customer's knowledge base with a server that answers from memory.
import '../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { catalogue } from '../../features/knowledge/catalogue.test-kit';
// Loaded when first needed; the tests are not to wait for the disk.
import '../../features/identity/login-modal';
import '../../features/knowledge/catalogue-sheet';
import '../../features/knowledge/product-filter';
import '../../features/search/answer-offers';
import '../../features/search/search-hits';
import '../../features/tickets/create-ticket-dialog';
import { SessionProvider } from '../../features/identity/session-provider';
import { startI18n } from '../../lib/i18n';
import { queryClient } from '../../lib/query-client';
import { setViewState } from '../../lib/view-state';
import { DialogHost } from '../../ui/dialogs';
import { NoticeHost, clearNotices } from '../../ui/notice';
import { CustomerKnowledgePage } from './customer-knowledge-page';
import type { Nav, Question, QuestionType } from '#contract/knowledge/schemas';

/** Opens at once, as what waits for the socket would otherwise wait until it is given up, and hears nothing. */
class SilentSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  constructor() {
    queueMicrotask(() =>
      act(() => {
        if (this.readyState !== 0) return;
        this.readyState = 1;
        this.onopen?.();
      }),
    );
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
}

const items = [
  { id: 1, name: 'Base R5', description: '', type: 1, typeName: 'Base', pictureUrl: '' },
  { id: 2, name: 'Panel P1', description: '', type: 2, typeName: 'Control panel', pictureUrl: '' },
];

export const paths = {
  catalogue: '/java/front/getQuestionTypeList',
  create: '/javaplus/user/recordQuestion/createRecordQuestion',
  answer: '/api/user/KnowledgeBase/addQuestionRecord',
  access: '/api/user/Base/accessStatistics',
  search: '/java/front/search',
} as const;

/** What the server holds; tests change it before they draw. */
export const server = {
  /** A new person for every test: drafts belong to one. */
  personId: 100,
  isLoggedIn: true,
  tickets: [] as object[],
  catalogue: catalogue as unknown,
  /** Text by which both creation calls refuse. */
  refusal: undefined as string | undefined,
  /** What the refusal gives along. */
  refusalData: {} as object,
  /** Texts and products of the searches that were asked for. */
  searches: [] as Record<string, string>[],
  /** Paths that cannot be reached. */
  broken: new Set<string>(),
  /** Paths on which the server fails. */
  failing: new Set<string>(),
};

/** The address that the page stands on. */
export const place = { address: '' };

export const openMock = vi.fn<typeof window.open>();
const fetchMock = vi.fn<typeof fetch>();

const java = (data: unknown) => ({ code: 200, message: 'ok', msg: 'ok', data });
const api = (data: unknown) => ({ errno: 0, errmsg: '', data });
const pilot = () => ({
  id: server.personId,
  account: 'pilot@example.com',
  name: 'Pilot',
  is_readonly: 0,
  mark: 'global',
});

/** Every question of the catalogue whose title has the text. */
function hitsFor(query: URLSearchParams): object {
  const asked = Object.fromEntries(query);
  server.searches.push(asked);
  const { q = '', limit } = asked;
  const found = questionsIn(server.catalogue as QuestionType[], []).flatMap(({ question, nav }, at) => {
    const start = question.title.toLowerCase().indexOf(q.toLowerCase());
    const titleMarks = [[start, start + q.length]];
    const texts = { snippet: `About ${question.title}`, marks: [[0, 5]] };
    const { id, title } = question;
    return start < 0 ? [] : [{ kind: 'question', id, title, titleMarks, ...texts, nav, score: 100 - at }];
  });
  return { list: found.slice(0, Number(limit)), total: found.length };
}

function questionsIn(types: readonly QuestionType[], above: Nav): { question: Question; nav: Nav }[] {
  return types.flatMap(({ id, title, element, children }) => {
    const nav = [...above, { id, title }];
    return [...element.map((question) => ({ question, nav })), ...questionsIn(children, nav)];
  });
}

function answerTo(address: string): unknown {
  const { refusal } = server;
  const [path = '', query] = address.split('?');
  switch (path) {
    case paths.search:
      return java(hitsFor(new URLSearchParams(query)));
    case '/api/user/Base/identify':
      return server.isLoggedIn ? api(pilot()) : { errno: 1000, errmsg: 'Please Login First', data: {} };
    case paths.catalogue:
      return java(server.catalogue);
    case '/java/front/getItemList':
      return java(items);
    case '/javaplus/user/login/login':
      server.isLoggedIn = true;
      return java(pilot());
    case '/javaplus/user/recordQuestion/queryRecordQuestionByPersonal':
      return java(server.tickets);
    case paths.create:
      return refusal === undefined
        ? java({ id: 31 })
        : { code: 500, message: refusal, msg: refusal, data: server.refusalData };
    case paths.answer:
      return refusal === undefined
        ? api({ id: 32 })
        : { errno: 1000, errmsg: refusal, data: server.refusalData };
    default:
      return path.startsWith('/java') ? java({}) : api({});
  }
}

/** Bodies of the calls to a path, in their order. */
export function sentTo(path: string): unknown[] {
  return fetchMock.mock.calls
    .filter(([url]) => url === path)
    .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as unknown);
}

function Address() {
  const { pathname, search } = useLocation();
  place.address = `${pathname}${search}`;
  return null;
}

/** Draws a page at an address. */
export function show(path = '/user/knowledge', page = <CustomerKnowledgePage />): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider side="user">{page}</SessionProvider>
        <Address />
        <NoticeHost />
        <DialogHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** A clean browser and server before each test of the calling file. */
export function startAnew(): void {
  beforeEach(async () => {
    Object.assign(server, {
      personId: server.personId + 1,
      isLoggedIn: true,
      tickets: [{ id: 1, isSolved: 0, userUnread: 1, adminUnread: 0 }],
      catalogue,
      refusal: undefined,
      refusalData: {},
      searches: [],
      broken: new Set(),
      failing: new Set(),
    });
    queryClient.clear();
    localStorage.clear();
    setViewState({ isPC: true, tempQuestion: null, tempSteps: null });
    fetchMock.mockImplementation((address) => {
      const path = String(address).split('?')[0] ?? '';
      if (server.broken.has(path)) return Promise.reject(new TypeError('offline'));
      if (server.failing.has(path)) return Promise.resolve(new Response('', { status: 500 }));
      return Promise.resolve(new Response(JSON.stringify(answerTo(String(address)))));
    });
    openMock.mockReturnValue(window);
    vi.stubGlobal('fetch', fetchMock);
    vi.stubGlobal('WebSocket', SilentSocket);
    vi.stubGlobal('open', openMock);
    vi.stubGlobal('scrollTo', () => undefined);
    await startI18n();
  });
  afterEach(() => {
    cleanup();
    act(() => clearNotices());
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    vi.useRealTimers();
  });
}
