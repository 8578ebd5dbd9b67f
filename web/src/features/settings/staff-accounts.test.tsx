// who sees which staff accounts how. What the server refuses anyway is not offered.
import '../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client';
import { setSide } from '../../lib/side';
import { Mantine } from '../../ui/theme/mantine';
import { SettingsScreen } from './settings-screen';

const row = (id: number, name: string, role: string) => ({
  ...{ id, name, role, rev: `r${id}`, account: name.toLowerCase(), active: true, createdAt: 0 },
  ...{ isReadonly: role === 'reader', backgroundColor: '#123456' },
});
const rows = [row(1, 'Olga', 'owner'), row(2, 'Anna', 'agent')];

beforeEach(() => {
  setSide('admin');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 200, data: { total: rows.length, rows } }))),
  );
});
afterEach(() => {
  cleanup();
  setSide(undefined);
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The account that is open, as this person sees it. */
async function open(rowId: number, viewer: { personId: number; isOwner: boolean }) {
  render(
    <QueryClientProvider client={queryClient}>
      <Mantine>
        <MemoryRouter initialEntries={[`/admin/settings/staff?row=${rowId}`]}>
          <SettingsScreen place="staff" {...viewer} isReadonly={false} templatePreview={() => null} />
        </MemoryRouter>
      </Mantine>
    </QueryClientProvider>,
  );
  return within(await screen.findByRole('form', { name: '客服账号' }));
}

it('an agent looks at the accounts of others, reads why, and finds nothing to change or add', async () => {
  const form = await open(1, { personId: 2, isOwner: false });
  expect(form.getByLabelText<HTMLInputElement>(/^姓名/).readOnly).toBe(true);
  expect(form.queryByLabelText(/密码/)).toBeNull();
  expect(form.queryByRole('button', { name: '保存' })).toBeNull();
  expect(screen.getByText(/只有所有者可以修改客服账号/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '新建客服账号' })).toBeNull();
  expect(screen.getAllByText('所有者').length).toBeGreaterThan(0);
});

it('an owner changes role and password of others, and of the own account no password here', async () => {
  const other = await open(2, { personId: 1, isOwner: true });
  expect(other.getByLabelText<HTMLInputElement>('重置密码').disabled).toBe(false);
  expect(other.getAllByLabelText<HTMLInputElement>('角色')[0]?.value).toBe('客服');
  expect(other.getByRole('button', { name: '保存' })).toBeTruthy();
  cleanup();
  const own = await open(1, { personId: 1, isOwner: true });
  expect(own.queryByLabelText('重置密码')).toBeNull();
  expect(own.getByText(/凭当前密码修改/)).toBeTruthy();
});
