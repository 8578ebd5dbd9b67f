// ROUTE-17, AUTH-11, ROLE-12, Q-21: what staff see before and after the login, and the work status.
import '../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../features/identity/session-provider';
import { setLocale } from '../../lib/i18n';
import { FakeSocket } from '../../lib/live/fake-socket.test-kit';
import { queryClient } from '../../lib/query-client';
import { setSide } from '../../lib/side';
import { DialogHost } from '../../ui/dialogs';
import { StaffLayout } from './staff-layout';

const sockets: FakeSocket[] = [];
class RecordedSocket extends FakeSocket {
  constructor(url: string) {
    super(url);
    sockets.push(this);
  }
}
/** The main socket of the tab, the newest one. */
function mainSocket(): FakeSocket {
  const socket = sockets.findLast(({ path }) => path.endsWith('/javaplus/admin/webSocketServer'));
  if (!socket) throw new Error('The tab has no main socket');
  return socket;
}

let workStatus: number | null;
const calls: string[] = [];

function answer(path: string, body: unknown): unknown {
  if (path === '/javaplus/admin/personal/info') {
    if (workStatus === null) return { code: 401, message: '请先登录', data: {} };
    const agent = {
      id: 3,
      account: 'amelia',
      name: 'Amelia',
      is_readonly: 0,
      role: 'agent',
      background_color: '',
      workStatus,
    };
    return { code: 200, data: agent };
  }
  // The same browser has the session of a customer; it opens nothing here.
  if (path === '/api/user/Base/identify')
    return {
      errno: 0,
      errmsg: '',
      data: { id: 7, account: 'pilot@example.com', name: 'Pilot', is_readonly: 0, mark: 'global' },
    };
  if (path === '/javaplus/admin/personal/changePassword') {
    const { password } = body as { password: string };
    if (password !== 'demo-staff')
      return { code: 500, message: '当前密码不正确。', msg: '当前密码不正确。', data: {} };
  }
  if (path === '/javaplus/admin/personal/changeWorkStatus') {
    const wanted = (body as { workStatus: number }).workStatus;
    workStatus = wanted === 2 ? null : wanted;
    return { code: 200, data: { workStatus: wanted } };
  }
  return { code: 200, data: {} };
}

function show() {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/admin/chat']}>
        <SessionProvider side="admin">
          <Routes>
            <Route path="/admin" element={<StaffLayout />}>
              <Route path="chat" element={<p>tickets of customers</p>} />
            </Route>
          </Routes>
          <DialogHost />
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeEach(async () => {
  await setLocale('zh');
  setSide('admin');
  workStatus = 1;
  calls.length = 0;
  sockets.length = 0;
  vi.stubGlobal('WebSocket', RecordedSocket);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push(url);
    const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
    return Promise.resolve(new Response(JSON.stringify(answer(url, body))));
  });
});

afterEach(() => {
  cleanup();
  setSide(undefined);
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function choose(name: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: '工作状态' }));
  await user.click(await screen.findByRole('option', { name }));
  return user;
}

describe('without a staff session', () => {
  it('nothing is there but the login modal', async () => {
    workStatus = null;
    show();
    expect(await screen.findByRole('dialog', { name: '客服登录' })).toBeTruthy();
    expect(screen.queryByText('客服工作台')).toBeNull();
    expect(screen.queryByRole('main')).toBeNull();
    expect(screen.queryByText('tickets of customers')).toBeNull();
  });

  it('ROLE-12: a customer who is logged in meets the login of staff and nothing of theirs', async () => {
    workStatus = null;
    show();
    expect(await screen.findByRole('dialog', { name: '客服登录' })).toBeTruthy();
    expect(screen.queryByText('tickets of customers')).toBeNull();
    expect(screen.queryByText('Pilot')).toBeNull();
    // Nothing but who it is was asked, and of the staff's side only.
    expect([...new Set(calls)]).toEqual(['/javaplus/admin/personal/info']);
  });
});

describe('the work status', () => {
  it('changes at once and is told to the server', async () => {
    show();
    expect(await screen.findByText('tickets of customers')).toBeTruthy();
    await choose('下班');
    await waitFor(() => expect(workStatus).toBe(0));
    expect(screen.getByText('Amelia')).toBeTruthy();
  });

  it('changed in another tab or browser, it is shown here at once', async () => {
    show();
    const select = await screen.findByRole<HTMLInputElement>('combobox', { name: '工作状态' });
    expect(select.value).toBe('上班');
    act(() => mainSocket().opens());
    act(() => mainSocket().says({ msgType: 14, data: 0 }));
    expect(select.value).toBe('下班');
    act(() => mainSocket().says({ msgType: 14, data: 1 }));
    expect(select.value).toBe('上班');
  });

  it('changed while the connection was gone, it is right once it is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    const select = await screen.findByRole<HTMLInputElement>('combobox', { name: '工作状态' });
    const first = mainSocket();
    act(() => first.opens());
    act(() => first.closes());
    workStatus = 0;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(mainSocket()).not.toBe(first);
    expect(select.value).toBe('上班');
    act(() => mainSocket().opens());
    vi.useRealTimers();
    await waitFor(() => expect(select.value).toBe('下班'));
  });

  it('2 asks first: "cancel" keeps the status', async () => {
    show();
    const user = await choose('退出');
    await user.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(workStatus).toBe(1);
    expect(calls).not.toContain('/javaplus/admin/personal/changeWorkStatus');
  });

  it('ROLE-08: 2 confirmed logs out: both calls, then the login modal', async () => {
    show();
    const user = await choose('退出');
    await user.click(await screen.findByRole('button', { name: '退出登录' }));
    expect(await screen.findByRole('dialog', { name: '客服登录' })).toBeTruthy();
    const sent = calls.filter((path) => /changeWorkStatus|logout/.test(path));
    expect(sent).toEqual(['/javaplus/admin/personal/changeWorkStatus', '/javaplus/admin/login/logout']);
    expect(screen.queryByText('tickets of customers')).toBeNull();
  });
});

describe('Q-181: the own profile', () => {
  it('opens from the own name, changes the password with the present one, and says what is wrong', async () => {
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: '个人资料：Amelia' }));
    const profile = within(await screen.findByRole('dialog', { name: '个人资料' }));
    expect(profile.getByText('客服')).toBeTruthy();
    const change = profile.getByRole('button', { name: '修改密码' });
    await user.type(profile.getByLabelText('当前密码'), 'wrong');
    await user.type(profile.getByLabelText('新密码'), 'short');
    await user.click(change);
    expect(profile.getByText('请填写 8 至 200 个字符')).toBeTruthy();
    expect(calls).not.toContain('/javaplus/admin/personal/changePassword');
    await user.type(profile.getByLabelText('新密码'), '-no-more');
    await user.click(change);
    expect(await profile.findByText('当前密码不正确。')).toBeTruthy();
    await user.clear(profile.getByLabelText('当前密码'));
    await user.type(profile.getByLabelText('当前密码'), 'demo-staff');
    await user.click(change);
    await waitFor(() => expect(profile.getByLabelText<HTMLInputElement>('新密码').value).toBe(''));
    expect(profile.queryByText('当前密码不正确。')).toBeNull();
  });
});
