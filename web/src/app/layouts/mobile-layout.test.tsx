// MOB-01…MOB-11, MOB-16, ROUTE-22, AUTH-06, AUTH-12, ERR-19, ERR-20, VALID-26, Q-106, Q-107, Q-109, Q-110: the
// shell around the customer's screens on phones.
import '../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded when first needed; the tests are not to wait for the disk.
import '../../features/identity/login-modal';
import '../../features/shop/shop-footer-content';
import '../../features/shop/shop-menu';
import { SessionProvider } from '../../features/identity/session-provider';
import { setLocale } from '../../lib/i18n';
import { queryClient } from '../../lib/query-client';
import { setSide } from '../../lib/side';
import { setViewState } from '../../lib/view-state';
import { NoticeHost, clearNotices } from '../../ui/notice';
import { MobileLayout } from './mobile-layout';

const shop = 'https://shop.example';
const pilot = { id: 7, account: 'pilot@example.com', name: 'Pilot', is_readonly: 0, mark: 'global' };
const nobody = { errno: 1000, errmsg: 'Please Login First', data: {} };
const fetchMock = vi.fn<typeof fetch>();
let answers: Record<string, unknown>;

class SilentSocket {
  readyState = 0;
  close(): void {
    this.readyState = 3;
  }
}

/** Everything is in view. */
class OpenEyes {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

function sentTo(path: string): unknown[] {
  return fetchMock.mock.calls
    .filter(([url]) => url === path)
    .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as unknown);
}

function show(address = '/m/user/knowledge', page = <MobileLayout />) {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider side="user">
          <Routes>
            <Route element={page}>
              <Route path="*" element={<p>the page</p>} />
            </Route>
          </Routes>
          <NoticeHost />
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function openMenu() {
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

beforeEach(async () => {
  await setLocale('en');
  setSide('user');
  setViewState({ isPC: false });
  window.__FAQ_CONFIG__ = { shopUrl: `${shop}/` };
  answers = {
    '/api/user/Base/identify': nobody,
    '/api/user/Base/getCartNumber': { errno: 0, data: 3 },
    '/api/service/getInfo': {
      errno: 0,
      data: { STORE_SERVER: 'https://store.example', FAQ_WEB: 'https://faq.example' },
    },
  };
  fetchMock.mockReset().mockImplementation((url) => {
    const answer = answers[String(url)];
    if (answer === undefined) return Promise.reject(new TypeError(`No answer for ${String(url)}`));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('IntersectionObserver', OpenEyes);
});

afterEach(() => {
  cleanup();
  clearNotices();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  setSide(undefined);
  vi.unstubAllGlobals();
  delete window.__FAQ_CONFIG__;
});

describe('the banner', () => {
  const banner = () => screen.getByRole('region', { name: /Live chat hours|在线客服时间/ }).textContent;

  it.each([
    ['MOB-03', 'china', '8:00-12:00 and 13:00-00:30 Beijing time'],
    ['MOB-04', 'jp', '9:00 AM-1:00 PM and 2:00 PM-1:30 AM JST'],
    ['MOB-05', 'global', '8:00 AM-12:00 PM and 1:00 PM-12:30 AM UTC+8'],
    ['MOB-05', 'local', '8:00 AM-12:00 PM and 1:00 PM-12:30 AM UTC+8'],
    ['MOB-02', 'mars', '8:00 AM-12:00 PM and 1:00 PM-12:30 AM UTC+8'],
  ])('%s states the hours of %s', (_row, area, text) => {
    show(`/m/user/knowledge?data=${area}`);
    expect(banner()).toContain(text);
  });

  it('MOB-02, MOB-06 states those of the other areas on their clock', () => {
    for (const [area, zone] of [
      ['us', 'Eastern Time'],
      ['usw', 'Pacific Time'],
      ['eu', 'Central European Time'],
      ['au', 'Sydney time'],
      ['ca', 'Toronto time'],
      ['uk', 'UK time'],
    ]) {
      show(`/m/user/knowledge?data=${area}`);
      expect(banner()).toMatch(new RegExp(`[AP]M-.* and .*[AP]M ${zone}$`));
      cleanup();
    }
  });

  it('is Chinese in Chinese', async () => {
    await setLocale('zh');
    show('/m/user/knowledge?data=jp');
    expect(banner()).toContain('日本时间 JST 9:00-13:00、14:00-1:30');
  });

  it('is not in the way of the chat, and neither is the foot', () => {
    show('/m/user/chat', <MobileLayout isFilled />);
    expect(screen.queryByRole('region', { name: /Live chat hours/ })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('the menu', () => {
  it('MOB-08, MOB-10 leads to the pages and the categories of the shop, in their order', async () => {
    show();
    const menu = await openMenu();
    const pages = menu.getByRole('list', { name: 'Store' });
    expect(hrefs(within(pages).getAllByRole('link'))).toEqual(
      ['/', '/shopping', '/collocation', '/regular', '/download', '/help', '/contact'].map(
        (path) => shop + path,
      ),
    );
    const categories = within(menu.getByRole('list', { name: 'Products' })).getAllByRole('link');
    expect(categories.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['HOTAS set', `${shop}/shopping?id=133`],
      ['Combo', `${shop}/shopping?id=134`],
      ['Control panel', `${shop}/shopping?id=140`],
      ['Grip and handle', `${shop}/shopping?id=135`],
      ['Base', `${shop}/shopping?id=136`],
      ['Accessories', `${shop}/shopping?id=139`],
    ]);
    for (const link of menu.getAllByRole('link')) expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('ROUTE-22 leads to help and chat of the FAQ site, as the foot does', async () => {
    show();
    const foot = within(screen.getByRole('contentinfo'));
    const menu = await openMenu();
    const wanted = ['https://faq.example/m/user/knowledge', 'https://faq.example/m/user/chat'];
    const support = within(menu.getByRole('list', { name: 'Support' }));
    await waitFor(() => expect(hrefs(support.getAllByRole('link'))).toEqual(wanted));
    expect(hrefs(foot.getAllByRole('link', { hidden: true })).slice(0, 2)).toEqual(wanted);
  });

  it('MOB-09 offers visitors to log in and to sign up', async () => {
    show();
    const menu = await openMenu();
    const login = await menu.findByRole('link', { name: 'Log in' });
    expect(login.getAttribute('href')).toBe(
      `${shop}/login?redirect=${encodeURIComponent(window.location.href)}`,
    );
    expect(hrefs([menu.getByRole('link', { name: 'Sign up' })])).toEqual([`${shop}/register`]);
    expect(menu.queryByRole('link', { name: /User centre|My order|Log out/ })).toBeNull();
  });

  it('AUTH-06 logs in with our own modal where the visitor brought no shop along', async () => {
    show();
    const menu = await openMenu();
    await userEvent.setup().click(await menu.findByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
  });

  it('MOB-09, AUTH-12, CONFLICT-36 offers customers their pages and the way out, which ends the session', async () => {
    answers['/api/user/Base/identify'] = { errno: 0, data: pilot };
    answers['/api/user/Base/logout'] = { errno: 0, data: {} };
    show();
    const menu = await openMenu();
    const out = await menu.findByRole('link', { name: 'Log out' });
    expect(hrefs([menu.getByRole('link', { name: 'User centre' })])).toEqual([`${shop}/user`]);
    expect(hrefs([menu.getByRole('link', { name: 'My order' }), out])).toEqual([
      `${shop}/user/order`,
      `${shop}/logout`,
    ]);
    expect(menu.queryByRole('link', { name: /Log in|Sign up/ })).toBeNull();
    answers['/api/user/Base/identify'] = nobody;
    await userEvent.setup().click(out);
    await screen.findByText('You are logged out.');
    expect(sentTo('/api/user/Base/logout')).toHaveLength(1);
    const again = await openMenu();
    expect(await again.findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(again.getByRole('link', { name: 'Sign up' })).toBeTruthy();
  });

  it('without a known shop keeps what is ours', async () => {
    window.__FAQ_CONFIG__ = { shopUrl: 'javascript:alert(1)' };
    show();
    const menu = await openMenu();
    expect(await menu.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(menu.queryByRole('list', { name: 'Store' })).toBeNull();
    expect(menu.getByRole('list', { name: 'Support' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Cart/, hidden: true })).toBeNull();
  });

  it('Q-107 takes the paths of the settings, but none that would leave the shop', async () => {
    window.__FAQ_CONFIG__ = { shopUrl: shop, shopPaths: { contact: '/hello', help: '.evil.example' } };
    show();
    const menu = await openMenu();
    const pages = hrefs(within(menu.getByRole('list', { name: 'Store' })).getAllByRole('link'));
    expect(pages.slice(-2)).toEqual([`${shop}/help`, `${shop}/hello`]);
  });
});

describe('the cart', () => {
  it('MOB-11 shows its number to a customer', async () => {
    answers['/api/user/Base/identify'] = { errno: 0, data: pilot };
    show('/m/user/knowledge?data=jp');
    const cart = await screen.findByRole('link', { name: 'Cart, 3 items' });
    expect(cart.textContent).toBe('3');
    expect(hrefs([cart])).toEqual([`${shop}/cart`]);
    expect(sentTo('/api/user/Base/getCartNumber')).toMatchObject([
      { area_mark: 'jp', path_url: '/m/user/knowledge' },
    ]);
  });

  it('has no number for a visitor, or where it is not known', async () => {
    show();
    expect((await screen.findByRole('link', { name: 'Cart' })).textContent).toBe('');
    expect(sentTo('/api/user/Base/getCartNumber')).toEqual([]);
  });
});

describe('the newsletter', () => {
  const path = '/home/service/subscribeToNews';
  const user = userEvent.setup();

  async function subscribe(address: string) {
    const field = await screen.findByRole('textbox', { name: 'E-mail address' });
    if (address !== '') await user.type(field, address);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    return field as HTMLInputElement;
  }

  it('MOB-16, ERR-20 sends the address and says that it is kept', async () => {
    answers[path] = { errno: 0, data: {} };
    show();
    const field = await subscribe(' A@b.co ');
    await screen.findByText('You are subscribed');
    expect(screen.getAllByRole('status').filter((notice) => notice.textContent !== '')).toHaveLength(1);
    expect(sentTo(path)).toMatchObject([{ email: 'a@b.co' }]);
    expect(field.value).toBe('');
  });

  it.each(['', '   ', 'abc', 'a@b', 'a@@b.co'])('VALID-26, Q-109 does not send "%s"', async (address) => {
    show();
    const field = await subscribe(address);
    expect(await screen.findByText('Please enter a valid e-mail address.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(path)).toEqual([]);
  });

  it('ERR-19, ERR-20 says that it failed, and why, and keeps the address', async () => {
    answers[path] = { errno: 1000, errmsg: 'Too many subscriptions', data: {} };
    show();
    const field = await subscribe('a@b.co');
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByText('Subscription failed, please contact us')).toBeTruthy();
    expect(within(notice).getByText('Too many subscriptions')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(field.value).toBe('a@b.co');
  });
});
