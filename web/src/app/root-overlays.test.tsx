// SHELL-02, Q-113, Q-05: the modals that open by themselves, once and with their texts.
import '../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../lib/api';
import { setLocale } from '../lib/i18n';
import { queryClient } from '../lib/query-client';
import { SessionContext } from '../lib/session';
import { RootOverlays } from './root-overlays';
import type { Session } from '../lib/session';

const session: Session = {
  identity: null,
  staff: null,
  state: 'known',
  isAnonymous: true,
  isIdentified: true,
  requireLogin: () => Promise.resolve(true),
  becomeAnonymous: () => undefined,
  logout: () => Promise.resolve(),
  refresh: () => Promise.resolve(null),
};

function show(path: string) {
  return render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[path]}>
          <RootOverlays side="user" />
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
}

const open = Date.parse('2026-11-22T09:00:00+08:00');
const closed = Date.parse('2026-11-22T03:00:00+08:00');

beforeEach(async () => {
  await setLocale('en');
  vi.spyOn(Date, 'now').mockReturnValue(open);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete window.__FAQ_CONFIG__;
});

async function closeDialog() {
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the service-time modal', () => {
  it('opens once per visit in the chat outside of the hours, and names them', async () => {
    vi.mocked(Date.now).mockReturnValue(closed);
    show('/user/chat');
    const dialog = await screen.findByRole('dialog', { name: 'We are out of service hours' });
    expect(dialog.textContent).toContain('8:00-12:00 and 13:00-00:30 Beijing time');
    await closeDialog();
    cleanup();
    // Another tab of the same day has a session of its own.
    sessionStorage.clear();
    show('/m/user/chat');
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    vi.mocked(Date.now).mockReturnValue(closed + 86_400_000);
    show('/user/chat');
    await closeDialog();
  });

  it('does not lie over the form of a damage report, nor below it', async () => {
    vi.mocked(Date.now).mockReturnValue(closed);
    show('/user/chat?templateId=7');
    expect(localStorage.getItem('faq_service_time')).toBeNull();
    cleanup();
    show('/user/chat?questionRecordId=7');
    await closeDialog();
    expect(localStorage.getItem('faq_service_time')).not.toBeNull();
  });

  it('stays away inside the hours and on the knowledge base', async () => {
    show('/user/chat');
    vi.mocked(Date.now).mockReturnValue(closed);
    show('/user/knowledge');
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('faq_service_time')).toBeNull();
  });
});

describe('the notice modal', () => {
  it('shows each text once', async () => {
    window.__FAQ_CONFIG__ = { notice: 'Shipping pauses on Friday.' };
    show('/');
    expect((await screen.findByRole('dialog', { name: 'Notice' })).textContent).toContain('Shipping pauses');
    await closeDialog();
    cleanup();
    show('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    window.__FAQ_CONFIG__ = { notice: 'New hours from Monday.' };
    show('/');
    expect((await screen.findByRole('dialog')).textContent).toContain('New hours');
    await closeDialog();
  });
});

describe('the message about stale data', () => {
  it('opens on errno 1001 and refreshes on request', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"errno":1001,"errmsg":"alter failed"}')));
    const refresh = vi.spyOn(queryClient, 'invalidateQueries');
    show('/');
    await call('POST /api/user/Base/accessStatistics', {}).catch(() => undefined);
    expect(await screen.findByRole('dialog', { name: 'alter failed' })).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  });

  it('ERR-10 is one for several refusals, names what to do, and leaves what was typed', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"errno":1001,"errmsg":"alter failed"}')));
    show('/');
    const field = document.body.appendChild(document.createElement('input'));
    field.value = 'half a sentence';
    const refused = () => call('POST /api/user/Base/accessStatistics', {}).catch(() => undefined);
    await Promise.all([refused(), refused()]);
    const dialog = await screen.findByRole('dialog', { name: 'alter failed' });
    expect(dialog.textContent).toContain('refresh');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field.value).toBe('half a sentence');
    field.remove();
    await refused();
    expect(await screen.findByRole('dialog', { name: 'alter failed' })).toBeTruthy();
  });
});
