// KB-*, TICKET-*, VALID-*, ERR-01, ERR-03, ERR-04, ERR-26, ROUTE-18, ROUTE-20: the customer's knowledge base through
// what a person sees and the calls that go out.
import '../../ui/jsdom.test-kit';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeQuestionLink } from '#contract/knowledge/catalogue';
import { catalogue } from '../../features/knowledge/catalogue.test-kit';
import { SessionProvider } from '../../features/identity/session-provider';
import { startI18n } from '../../lib/i18n';
import { queryClient } from '../../lib/query-client';
import { setViewState } from '../../lib/view-state';
import { NoticeHost, clearNotices } from '../../ui/notice';
import { CustomerKnowledgePage } from './customer-knowledge-page';
import { MobileKnowledgePage } from './mobile-knowledge-page';

// Whole pages are drawn here, on machines that may be busy.
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });

class SilentSocket {
  readyState = 0;
  onopen = null;
  close(): void {
    this.readyState = 3;
  }
}

/** A new person for every test: drafts belong to one. */
let personId = 100;
const pilot = () => ({
  id: personId,
  account: 'pilot@example.com',
  name: 'Pilot',
  is_readonly: 0,
  mark: 'global',
});
const items = [
  { id: 1, name: 'Base R5', description: '', type: 1, typeName: 'Base', pictureUrl: '' },
  { id: 2, name: 'Panel P1', description: '', type: 2, typeName: 'Control panel', pictureUrl: '' },
];
const createPath = '/javaplus/user/recordQuestion/createRecordQuestion';
const answerPath = '/api/user/KnowledgeBase/addQuestionRecord';
const fetchMock = vi.fn<typeof fetch>();
const openMock = vi.fn<typeof window.open>();
const user = userEvent.setup();
let isLoggedIn: boolean;
let tickets: object[];
let refusal: string | undefined;
let questions: unknown;

const java = (data: unknown) => ({ code: 200, message: 'ok', msg: 'ok', data });
const api = (data: unknown) => ({ errno: 0, errmsg: '', data });

function answerTo(path: string): unknown {
  switch (path) {
    case '/api/user/Base/identify':
      return isLoggedIn ? api(pilot()) : { errno: 1000, errmsg: 'Please Login First', data: {} };
    case '/java/front/getQuestionTypeList':
      return java(questions);
    case '/java/front/getItemList':
      return java(items);
    case '/javaplus/user/login/login':
      isLoggedIn = true;
      return java(pilot());
    case '/javaplus/user/recordQuestion/queryRecordQuestionByPersonal':
      return java(tickets);
    case createPath:
      return refusal === undefined
        ? java({ id: 31 })
        : { code: 500, message: refusal, msg: refusal, data: {} };
    case answerPath:
      return refusal === undefined ? api({ id: 32 }) : { errno: 1000, errmsg: refusal, data: {} };
    default:
      return path.startsWith('/java') ? java({}) : api({});
  }
}

function sentTo(path: string): unknown[] {
  return fetchMock.mock.calls
    .filter(([url]) => url === path)
    .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as unknown);
}

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = `${pathname}${search}`;
  return null;
}

function show(path = '/user/knowledge', page = <CustomerKnowledgePage />) {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <SessionProvider side="user">{page}</SessionProvider>
          <Address />
          <NoticeHost />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

beforeEach(async () => {
  personId += 1;
  isLoggedIn = true;
  tickets = [{ id: 1, isSolved: 0, userUnread: 1, adminUnread: 0 }];
  refusal = undefined;
  questions = catalogue;
  queryClient.clear();
  localStorage.clear();
  setViewState({ isPC: true, tempQuestion: null, tempSteps: null });
  fetchMock.mockImplementation((path) =>
    Promise.resolve(new Response(JSON.stringify(answerTo(String(path))))),
  );
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

describe('the home', () => {
  it('KB-01 … KB-04 shows each type with its persons, its four newest questions and the way to all', async () => {
    show();
    const axes = await screen.findByRole('region', { name: 'Axes' });
    expect(within(axes).getByText('Looked after by Amelia, Bruno')).toBeDefined();
    const links = within(axes).getAllByRole('listitem');
    expect(links.map((item) => item.textContent)).toEqual([
      'Which curve?Amelia, 2026-11-07',
      'The axis driftsAmelia, 2026-11-06',
      'Fourth questionAmelia, 2026-11-05',
      'Third questionAmelia, 2026-11-04',
    ]);
    await user.click(within(axes).getByRole('link', { name: 'View all questions about “Axes”' }));
    expect(address).toBe('/user/knowledge?type=10');
    expect(screen.getByRole('heading', { level: 1, name: 'Axes' })).toBeDefined();
    expect(within(screen.getByRole('article')).getByText('Oldest question')).toBeDefined();
  });

  it('says what is missing when the catalogue cannot be loaded, and tries again', async () => {
    fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    show();
    await screen.findByText('The catalogue could not be loaded');
    await user.click(button('Try again'));
    expect(await screen.findByRole('region', { name: 'Axes' })).toBeDefined();
  });
});

describe('the catalogue panel', () => {
  it('KB-11 keeps top-level types open and folds the deeper ones', async () => {
    show();
    const tree = await screen.findByRole('navigation', { name: 'Catalogue' });
    const axes = within(tree).getByRole('button', { name: /^Axes/ });
    expect(axes.getAttribute('aria-expanded')).toBe('false');
    await user.click(axes);
    const titles = within(tree)
      .getAllByRole('link')
      .map((link) => link.textContent);
    // KB-19: newest change first at depth 2.
    expect(titles.slice(0, 4)).toEqual(['Flying', 'The axis drifts', 'Fourth question', 'Third question']);
    await user.click(axes);
    expect(within(tree).queryByText('The axis drifts')).toBeNull();
  });

  it('KB-10 folds and unfolds', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Fold the catalogue' }));
    expect(screen.queryByRole('navigation', { name: 'Catalogue' })).toBeNull();
    await user.click(button('Show the catalogue'));
    expect(screen.getByRole('navigation', { name: 'Catalogue' })).toBeDefined();
  });

  it('KB-05, CONST-12 filters by products 300 ms after the last choice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    await typing.click(await screen.findByRole('combobox', { name: 'My products' }));
    await typing.click(screen.getByRole('option', { name: 'Panel P1' }));
    expect(address).toBe('/user/knowledge');
    act(() => void vi.advanceTimersByTime(300));
    expect(address).toBe('/user/knowledge?items=2');
    expect(region('Buttons')).toBeDefined();
    // The one for product 1 only is gone, those for all products stay.
    expect(within(region('Axes')).queryByText('The axis drifts')).toBeNull();
    expect(within(region('Axes')).getByText('Third question')).toBeDefined();
    await typing.click(button('Show all products'));
    act(() => void vi.advanceTimersByTime(300));
    expect(address).toBe('/user/knowledge');
  });

  it('ignores products that do not exist', async () => {
    show('/user/knowledge?items=99');
    await screen.findByRole('region', { name: 'Axes' });
    await waitFor(() => expect(within(region('Axes')).getByText('The axis drifts')).toBeDefined());
  });
});

describe('the after-sales button', () => {
  it('KB-07 shows unread and unsolved, and opens the chat', async () => {
    show();
    await user.click(
      await screen.findByRole('button', { name: /After-sales tickets.*1 unread.*1 unsolved/ }),
    );
    expect(openMock).toHaveBeenCalledWith('/user/chat', '_blank');
  });

  it('KB-08 is inactive for somebody without tickets', async () => {
    tickets = [];
    show();
    const afterSales = await screen.findByRole('button', { name: /You have no tickets yet/ });
    expect(afterSales).toHaveProperty('disabled', true);
  });

  it('KB-09 asks for the login first and then goes on', async () => {
    isLoggedIn = false;
    show();
    await user.click(await screen.findByRole('button', { name: /Log in to see your tickets/ }));
    const modal = await screen.findByRole('dialog');
    expect(within(modal).getByText('Please Login First')).toBeDefined();
    expect(openMock).not.toHaveBeenCalled();
    await user.type(within(modal).getByLabelText('Account'), 'pilot@example.com');
    await user.type(within(modal).getByLabelText('Password'), 'demo{Enter}');
    await waitFor(() => expect(openMock).toHaveBeenCalledWith('/user/chat', '_blank'));
  });
});

describe('addresses', () => {
  it('KB-13, KB-16 opens a copied link on its question, the tree on its path', async () => {
    const link = encodeQuestionLink([{ id: 10, title: 'Axes' }], 5);
    show(`/user/knowledge?${new URLSearchParams(link).toString()}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'The axis drifts' })).toBeDefined();
    expect(await screen.findByText('It moves by itself.')).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Products' })).toHaveProperty('textContent', 'Base R5');
    const tree = screen.getByRole('navigation', { name: 'Catalogue' });
    const open = within(tree).getByRole('link', { name: 'The axis drifts' });
    expect(open.getAttribute('aria-current')).toBe('page');
    expect(sentTo('/api/user/Base/accessStatistics')).toEqual([
      expect.objectContaining({ question_id: 5, component: 'AnswerQuestion' }),
    ]);
  });

  it('Q-131 shows the home with a notice for an unknown one', async () => {
    show('/user/knowledge?id=hostile&nav=%7B');
    expect(await screen.findByText(/This question does not exist or is being edited/)).toBeDefined();
    expect(region('Axes')).toBeDefined();
  });

  it('Q-36 says that an open question is being edited when it is taken back', async () => {
    show('/user/knowledge?question=5');
    await screen.findByRole('heading', { level: 1, name: 'The axis drifts' });
    questions = [];
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('This question is being edited')).toBeDefined();
  });
});

describe('the search', () => {
  it('is reached by "/" and opens a hit by the keyboard', async () => {
    show();
    await screen.findByRole('region', { name: 'Axes' });
    await user.keyboard('/question');
    const box = screen.getByRole('combobox', { name: 'Search questions' });
    expect(document.activeElement).toBe(box);
    expect(await screen.findAllByRole('option')).toHaveLength(4);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address).toBe('/user/knowledge?question=3');
    expect(box).toHaveProperty('value', '');
  });

  it('says when nothing was found', async () => {
    show();
    await screen.findByRole('region', { name: 'Axes' });
    await user.keyboard('/kangaroo');
    expect(await screen.findByText('Nothing found for “kangaroo”')).toBeDefined();
  });
});

describe('the ticket dialog', () => {
  async function open() {
    show();
    await user.click(within(await screen.findByRole('region', { name: 'Axes' })).getByRole('button'));
    return screen.findByRole('dialog', { name: 'Create a ticket' });
  }
  const submit = (dialog: HTMLElement) =>
    user.click(within(dialog).getByRole('button', { name: 'Create ticket' }));
  const question = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: 'Question' });

  it('KB-14, TICKET-01 … TICKET-04, ERR-04 creates a ticket about the type and opens its chat', async () => {
    const dialog = await open();
    expect(within(dialog).getByText('Flying / Axes')).toBeDefined();
    await user.type(question(dialog), ' It drifts ');
    await user.click(within(dialog).getByRole('combobox', { name: 'Products' }));
    await user.click(within(dialog).getByRole('option', { name: 'Base R5' }));
    await submit(dialog);
    await waitFor(() => expect(openMock).toHaveBeenCalledWith('/user/chat?questionRecordId=31', '_blank'));
    expect(sentTo(createPath)).toEqual([{ questionTypeAreaId: 10, title: 'It drifts', item_id_array: [1] }]);
    expect(screen.getByText('Success')).toBeDefined();
    expect(screen.getByText('Your ticket has been created. The chat opens now.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('VALID-01 … VALID-03 says what is wrong and sends nothing', async () => {
    const dialog = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Change' }));
    await user.click(within(dialog).getByRole('radio', { name: 'Flying' }));
    await submit(dialog);
    expect(within(dialog).getByText('The level of QuestionType must > 1!')).toBeDefined();
    expect(within(dialog).getByText("The Question can't be empty!")).toBeDefined();
    await user.click(question(dialog));
    await user.paste('x'.repeat(101));
    expect(within(dialog).getByText(/^Please input question simple expression, more details/)).toBeDefined();
    expect(within(dialog).getByText('101 of 100 characters')).toBeDefined();
    expect(sentTo(createPath)).toEqual([]);
  });

  it('TICKET-02 stays when the ground beside it is clicked', async () => {
    const dialog = await open();
    const overlay = document.querySelector('.mantine-Modal-overlay');
    const around = document.querySelector('.mantine-Modal-inner');
    for (const ground of [overlay, around]) if (ground) await user.click(ground);
    expect(dialog.isConnected).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ERR-01 tells the five-minute rule in the dialog, keeps what was typed and gives no notice', async () => {
    refusal = 'Create Ticket in 5 minute again';
    const dialog = await open();
    await user.type(question(dialog), 'It drifts');
    await submit(dialog);
    expect((await within(dialog).findByRole('alert')).textContent).toContain('use the ticket button');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(question(dialog)).toHaveProperty('value', 'It drifts');
  });

  it('ERR-03 shows another refusal for 8 s', async () => {
    refusal = 'boom';
    const dialog = await open();
    await user.type(question(dialog), 'It drifts');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const typing = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await typing.click(within(dialog).getByRole('button', { name: 'Create ticket' }));
    await screen.findByText('boom');
    act(() => void vi.advanceTimersByTime(7_500));
    expect(screen.getByText('boom')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('boom')).toBeNull();
  });

  it('keeps what was typed when it is closed', async () => {
    const dialog = await open();
    await user.type(question(dialog), 'It drifts');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(region('Axes')).getByRole('button'));
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(question(again)).toHaveProperty('value', 'It drifts'));
    expect(within(again).getByText('What you had typed was kept.')).toBeDefined();
  });
});

describe('a guided answer that ends in the chat', () => {
  async function chatNow() {
    show('/user/knowledge?question=5');
    await user.click(await screen.findByRole('button', { name: /1\.Throttle/ }));
    await user.click(await screen.findByRole('button', { name: 'Chat Now' }));
  }

  it('FLOW-12 creates the ticket with the steps taken', async () => {
    await chatNow();
    await waitFor(() => expect(openMock).toHaveBeenCalledWith('/user/chat?questionRecordId=32', '_blank'));
    expect(sentTo(answerPath)).toEqual([
      expect.objectContaining({
        question_type_id: 10,
        question_id: 5,
        step_record: expect.stringContaining(
          '<p>Which axis?</p><p><strong>→ Throttle</strong></p>',
        ) as unknown,
      }),
    ]);
  });

  it('ERR-26 only logs a call that did not get through', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockImplementation((path) =>
      path === answerPath
        ? Promise.reject(new TypeError('offline'))
        : Promise.resolve(new Response(JSON.stringify(answerTo(String(path))))),
    );
    await chatNow();
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Chat Now')).toHaveProperty('disabled', false);
    logged.mockRestore();
  });

  it('CONFLICT-31 tells an answered refusal', async () => {
    refusal = 'boom';
    await chatNow();
    expect((await screen.findByRole('alert')).textContent).toContain('boom');
  });

  it('FLOW-08 asks for the login before anything is sent', async () => {
    isLoggedIn = false;
    show('/user/knowledge?question=5');
    await user.click(await screen.findByRole('button', { name: /3\.It stopped/ }));
    await user.click(button('Unsolved and chat now'));
    const modal = await screen.findByRole('dialog');
    await user.click(within(modal).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(answerPath)).toEqual([]);
    expect(button('Unsolved and chat now')).toHaveProperty('disabled', false);
  });
});

describe('on a phone', () => {
  beforeEach(() => setViewState({ isPC: false }));

  it('KB-10, MOB-01 keeps the catalogue in a sheet that starts closed', async () => {
    show('/m/user/knowledge', <MobileKnowledgePage />);
    await screen.findByRole('region', { name: 'Axes' });
    expect(screen.queryByRole('navigation', { name: 'Catalogue' })).toBeNull();
    await user.click(button('Catalogue'));
    const tree = await screen.findByRole('navigation', { name: 'Catalogue' });
    await user.click(within(tree).getByRole('link', { name: 'Flying' }));
    expect(address).toBe('/m/user/knowledge?type=1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('MOB-12 creates a ticket in an overlay of the whole screen', async () => {
    show('/m/user/knowledge', <MobileKnowledgePage />);
    await user.click(within(await screen.findByRole('region', { name: 'Axes' })).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Create a ticket' });
    expect(dialog.closest('[data-full-screen]')).not.toBeNull();
  });
});
