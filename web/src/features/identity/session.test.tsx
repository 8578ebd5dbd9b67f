// SHELL-01, AUTH-01…AUTH-06, AUTH-10, ERR-11, ERR-17, Q-13, Q-18, Q-19: the session and its login modal, through what a
// person sees and the calls that go out.
import '../../ui/jsdom.test-kit';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../lib/api';
import { setLocale } from '../../lib/i18n';
import { queryClient } from '../../lib/query-client';
import { useSession } from '../../lib/session';
import { setSide } from '../../lib/side';
import { setViewState } from '../../lib/view-state';
import { NoticeHost, clearNotices } from '../../ui/notice';
// Loaded when first needed; the tests are not to wait for the disk.
import './login-modal';
import { SessionProvider } from './session-provider';
import type { ReactNode } from 'react';
import type { Side } from '#contract/core/actor';

class SilentSocket {
  readyState = 0;
  onopen = null;
  close(): void {
    this.readyState = 3;
  }
}

const customer = { id: 7, account: 'pilot@example.com', name: 'Pilot', is_readonly: 0, mark: 'global' };
const agent = {
  id: 3,
  account: 'amelia',
  name: 'Amelia',
  is_readonly: 0,
  workStatus: 1,
  background_color: '',
};
const fetchMock = vi.fn<typeof fetch>();
/** Answers by path; a list is answered one by one, its last entry stays. */
let answers: Record<string, unknown[]>;

function sentTo(path: string): unknown[] {
  return fetchMock.mock.calls
    .filter(([url]) => url === path)
    .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as unknown);
}

const outcome = vi.fn();

function Screen() {
  const { identity, state, requireLogin, logout, refresh } = useSession();
  return (
    <div>
      <p>
        {state}: {identity?.name ?? 'nobody'}
      </p>
      <button onClick={() => void requireLogin('Because of tickets').then(outcome)}>need</button>
      <button onClick={() => void logout()}>leave</button>
      <button onClick={() => void refresh()}>again</button>
    </div>
  );
}

function show(path: string, side: Side = 'user', more: ReactNode = null) {
  setSide(side);
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider side={side}>
          <Screen />
          {more}
        </SessionProvider>
        <NoticeHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const identifyPath = '/api/user/Base/identify';
const loginPath = '/javaplus/user/login/login';
const nobody = { errno: 1000, errmsg: 'Please Login First', data: {} };

beforeEach(async () => {
  await setLocale('en');
  setViewState({ isPC: true });
  answers = {
    [identifyPath]: [nobody],
    '/javaplus/admin/personal/info': [{ code: 401, message: '', msg: '', data: {} }],
    '/api/service/getInfo': [{ errno: 0, data: { STORE_SERVER: 'https://store.example', FAQ_WEB: '' } }],
  };
  fetchMock.mockReset().mockImplementation((url) => {
    const list = answers[String(url)] ?? [];
    const body = list.length > 1 ? list.shift() : list[0];
    return body === undefined
      ? Promise.reject(new TypeError(`No answer for ${String(url)}`))
      : Promise.resolve(new Response(JSON.stringify(body)));
  });
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('WebSocket', SilentSocket);
});

afterEach(() => {
  cleanup();
  clearNotices();
  queryClient.clear();
  outcome.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  setSide(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.__FAQ_CONFIG__;
});

async function openLogin() {
  const user = userEvent.setup();
  await screen.findByText('known: nobody');
  await user.click(screen.getByText('need'));
  await screen.findByRole('dialog');
  return {
    user,
    account: await screen.findByLabelText('Account'),
    password: screen.getByLabelText('Password'),
  };
}

describe('identification', () => {
  it('asks the call of its side', async () => {
    answers[identifyPath] = [{ errno: 0, data: customer }];
    show('/user/chat');
    expect(await screen.findByText('known: Pilot')).toBeTruthy();
    cleanup();
    answers['/javaplus/admin/personal/info'] = [{ code: 200, data: agent }];
    show('/admin/chat', 'admin');
    expect(await screen.findByText('known: Amelia')).toBeTruthy();
  });

  it('takes a record without id as nobody', async () => {
    answers[identifyPath] = [{ errno: 0, data: {} }];
    show('/user/knowledge');
    expect(await screen.findByText('known: nobody')).toBeTruthy();
  });
});

describe('a server that cannot be reached', () => {
  it('at the start is asked again every 3 s, without a login modal', async () => {
    vi.useFakeTimers();
    answers[identifyPath] = [];
    show('/user/chat');
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(screen.getByText('unknown: nobody')).toBeTruthy();
    answers[identifyPath] = [{ errno: 0, data: customer }];
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('known: Pilot')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(sentTo(identifyPath)).toHaveLength(2);
    vi.useRealTimers();
  });

  it('does not make anybody log in again', async () => {
    answers[identifyPath] = [{ errno: 0, data: customer }];
    answers['/javaplus/user/recordQuestion/getTotalUnreadNum'] = [
      { code: 401, message: 'Please Login First' },
    ];
    show('/user/chat');
    await screen.findByText('known: Pilot');
    answers[identifyPath] = [];
    await act(() => call('POST /javaplus/user/recordQuestion/getTotalUnreadNum', {}).catch(() => 0));
    expect(screen.getByText('known: Pilot')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what the cache holds', () => {
  const cached = () => [queryClient.getQueryData(['catalogue']), queryClient.getQueryData(['tickets'])];

  it('stays when a visitor logs in; at the logout what is private goes', async () => {
    answers[identifyPath] = [nobody, { errno: 0, data: customer }, nobody];
    answers['/api/user/Base/logout'] = [{ errno: 0, data: {} }];
    queryClient.setQueryDefaults(['catalogue'], { meta: { isPublic: true } });
    show('/user/knowledge');
    await screen.findByText('known: nobody');
    queryClient.setQueryData(['catalogue'], 'for all');
    queryClient.setQueryData(['tickets'], 'of one');
    const user = userEvent.setup();
    await user.click(screen.getByText('again'));
    await screen.findByText('known: Pilot');
    expect(cached()).toEqual(['for all', 'of one']);
    await user.click(screen.getByText('leave'));
    await screen.findByText('known: nobody');
    expect(cached()).toEqual(['for all', undefined]);
  });
});

describe('the login modal', () => {
  it('has account, password and the store for customers; staff see no store', async () => {
    show('/user/chat');
    await openLogin();
    expect(await screen.findByText('Use your account of store.example.')).toBeTruthy();
    expect(screen.getByText('Because of tickets')).toBeTruthy();
    cleanup();
    show('/admin/chat', 'admin');
    await openLogin();
    expect(screen.queryByText(/Use your account/)).toBeNull();
  });

  it('says what is missing and sends nothing', async () => {
    show('/user/chat');
    const { user, account } = await openLogin();
    await user.type(account, 'pilot@example.com{Enter}');
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    expect(sentTo(loginPath)).toEqual([]);
  });

  it('sends account, password and store once on Enter, then closes', async () => {
    show('/user/chat');
    const { user, account, password } = await openLogin();
    answers[loginPath] = [{ code: 200, data: customer, errmsg: '' }];
    answers[identifyPath] = [{ errno: 0, data: customer }];
    await user.type(account, ' pilot@example.com ');
    await user.type(password, 'demo-customer{Enter}');
    expect(await screen.findByText('known: Pilot')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(loginPath)).toEqual([
      { account: 'pilot@example.com', password: 'demo-customer', store: 'global' },
    ]);
    expect(outcome.mock.calls).toEqual([[true]]);
  });

  it('sends no store for staff', async () => {
    show('/admin/chat', 'admin');
    const { user, account, password } = await openLogin();
    answers['/javaplus/admin/login/login'] = [{ code: 200, data: agent }];
    answers['/javaplus/admin/personal/info'] = [{ code: 200, data: agent }];
    await user.type(account, 'amelia');
    await user.type(password, 'demo-staff{Enter}');
    expect(await screen.findByText('known: Amelia')).toBeTruthy();
    expect(sentTo('/javaplus/admin/login/login')).toEqual([{ account: 'amelia', password: 'demo-staff' }]);
  });

  const refusal = {
    code: 500,
    message: 'Account or password is wrong',
    errmsg: 'Account or password is wrong',
  };

  it('AUTH-10: tells a customer of a wrong password by one true sentence, and by no notice beside it', async () => {
    show('/user/chat');
    const { user, account, password } = await openLogin();
    answers[loginPath] = [refusal];
    await user.type(account, 'pilot@example.com');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByText(/Account or password is wrong/)).toBeTruthy();
    expect(screen.getByText('Login failed')).toBeTruthy();
    expect(screen.queryByText(/does not exist/)).toBeNull();
    expect(screen.getByText('known: nobody')).toBeTruthy();
  });

  it('AUTH-10: tells staff in the modal and by a notice that does not deny it', async () => {
    show('/admin/chat', 'admin');
    const { user, account, password } = await openLogin();
    answers['/javaplus/admin/login/login'] = [refusal];
    await user.type(account, 'amelia');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByText(/Account or password is wrong/)).toBeTruthy();
    expect(screen.getByText('The account does not exist, or the password is wrong')).toBeTruthy();
  });

  it('does not doubt the account where the server could not be asked', async () => {
    show('/user/chat');
    const { user, account, password } = await openLogin();
    await user.type(account, 'pilot@example.com');
    await user.type(password, 'x{Enter}');
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    expect(screen.queryByText(/account does not exist/)).toBeNull();
  });

  it('can be closed on the knowledge base only', async () => {
    show('/user/knowledge');
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(outcome.mock.calls).toEqual([[false]]);
    cleanup();
    show('/user/chat');
    const second = await openLogin();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await second.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('a call without session', () => {
  it('identifies anew and opens the modal once, however many calls failed', async () => {
    answers[identifyPath] = [{ errno: 0, data: customer }, nobody];
    answers['/javaplus/user/recordQuestion/getTotalUnreadNum'] = [
      { code: 401, message: 'Please Login First' },
    ];
    show('/user/chat');
    await screen.findByText('known: Pilot');
    const failing = () =>
      call('POST /javaplus/user/recordQuestion/getTotalUnreadNum', {}).catch(() => undefined);
    await Promise.all([failing(), failing()]);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.getByText('known: nobody')).toBeTruthy();
    expect(sentTo(identifyPath)).toHaveLength(2);
  });
});

describe('inside a frame', () => {
  it('posts one request to the origin of the shop and shows no modal; only the shop may answer', async () => {
    window.__FAQ_CONFIG__ = { shopUrl: 'https://shop.example/cn' };
    const parent = { postMessage: vi.fn() };
    vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
    show('/user/chat');
    const user = userEvent.setup();
    await screen.findByText('known: nobody');
    await user.click(screen.getByText('need'));
    await waitFor(() => expect(outcome.mock.calls).toEqual([[false]]));
    expect(parent.postMessage.mock.calls).toEqual([
      [{ type: 'login', source: 'faq' }, 'https://shop.example'],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();

    answers[identifyPath] = [{ errno: 0, data: customer }];
    const message = (origin: string) =>
      Object.assign(new MessageEvent('message', { data: { type: 'loginSuccess' }, origin }), {});
    const from = (origin: string) => {
      const event = message(origin);
      Object.defineProperty(event, 'source', { value: parent });
      window.dispatchEvent(event);
    };
    from('https://evil.example');
    expect(sentTo(identifyPath)).toHaveLength(1);
    from('https://shop.example');
    expect(await screen.findByText('known: Pilot')).toBeTruthy();
  });
});

describe('logging out', () => {
  it('ends the session of the customer', async () => {
    answers[identifyPath] = [{ errno: 0, data: customer }, nobody];
    answers['/api/user/Base/logout'] = [{ errno: 0, data: {} }];
    show('/user/knowledge');
    await screen.findByText('known: Pilot');
    await userEvent.setup().click(screen.getByText('leave'));
    expect(await screen.findByText('known: nobody')).toBeTruthy();
    expect(sentTo('/api/user/Base/logout')).toHaveLength(1);
  });

  it('asks nothing more on behalf of the customer, and so does not ask to log in (AUTH-12)', async () => {
    const unread = '/javaplus/user/recordQuestion/getTotalUnreadNum';
    function Unread() {
      const { identity } = useSession();
      useQuery({
        queryKey: ['unread'],
        queryFn: () => call('POST /javaplus/user/recordQuestion/getTotalUnreadNum', {}),
        enabled: identity !== null,
      });
      return null;
    }
    answers[identifyPath] = [{ errno: 0, data: customer }, nobody];
    answers['/api/user/Base/logout'] = [{ errno: 0, data: {} }];
    answers[unread] = [
      { code: 200, data: 2 },
      { code: 401, message: 'Please Login First' },
    ];
    show('/user/knowledge', 'user', <Unread />);
    await screen.findByText('known: Pilot');
    await waitFor(() => expect(sentTo(unread)).toHaveLength(1));
    await userEvent.setup().click(screen.getByText('leave'));
    await screen.findByText('You are logged out.');
    expect(sentTo(unread)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
