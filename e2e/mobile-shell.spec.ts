/*
 * What stands around the customer's screens on phones: the header's ways to the shop, the banner with the
 * hours, the foot with the newsletter; and on a phone the guided answer and the folding parts of the chat.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, logIn, newPerson, test as base } from './fixtures';
import { findGuidedPath } from './guided-path';
import { startProgram, type Program } from './program';

const shop = 'https://shop.example';
const brought = `shopUrl=${encodeURIComponent(shop)}`;

/** A program that knows its public address; the shop is known by those who bring it along. */
const test = base.extend<object, { program: Program }>({
  program: [
    // Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const program = await startProgram({ FAQ_WEB: 'https://faq.example' });
      await use(program);
      await program.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

/** Of a part: what is half under the menu or the sticky bar looks too small to axe; whole pages are checked elsewhere. */
async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

async function openMenu(page: Page, name = 'Menu') {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Open menu|打开菜单)$/ })
    .click();
  return page.getByRole('dialog', { name });
}

async function hrefsIn(page: Page): Promise<(string | null)[]> {
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: /^(Sign up|Log out)$/ })).toBeVisible();
  // The address of the FAQ site comes from the server.
  await expect(menu.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', /^https:/);
  return menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('MOB-01, MOB-07…MOB-10, MOB-16, ROUTE-22: a visitor in the shell', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  await page.goto(`/m/user/knowledge?${brought}&data=jp`);
  const hours = page.getByText('9:00 AM-1:00 PM and 2:00 PM-1:30 AM JST');

  await test.step('MOB-01 the banner stays while the page scrolls; the parts are there', async () => {
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1_000));
    await expect(hours).toBeInViewport();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Catalogue' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });

  await test.step('MOB-01 two products can be chosen at once', async () => {
    await page.getByRole('button', { name: 'Catalogue' }).click();
    const sheet = page.getByRole('dialog', { name: 'Catalogue' });
    await sheet.getByRole('combobox', { name: 'My products' }).click();
    await page.getByRole('option').nth(0).click();
    await page.getByRole('option').nth(1).click();
    await expect(page).toHaveURL(/items=\d+,\d+/);
    await page.keyboard.press('Escape');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(hours).toBeInViewport();
  });

  await test.step('MOB-07 the shop is kept without its parameter', async () => {
    await page.goto('/m/user/knowledge');
    await expect(page.getByText('8:00 AM-12:00 PM and 1:00 PM-12:30 AM UTC+8')).toBeVisible();
  });

  await test.step('MOB-08…MOB-10, ROUTE-22 the menu leads to the shop and to the FAQ site', async () => {
    const pages = ['/', '/shopping', '/collocation', '/regular', '/download', '/help', '/contact'];
    const categories = [133, 134, 140, 135, 136, 139].map((id) => `/shopping?id=${id}`);
    const login = `/login?redirect=${encodeURIComponent(`${program.url}/m/user/knowledge`)}`;
    expect(await hrefsIn(page)).toEqual([
      ...[...pages, ...categories].map((path) => shop + path),
      'https://faq.example/m/user/knowledge',
      'https://faq.example/m/user/chat',
      `${shop}/register`,
      shop + login,
    ]);
    await expectAccessible(page, '[role="dialog"]');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('MOB-16, ERR-20, VALID-26 subscribes to the newsletter', async () => {
    await scrollToEnd(page);
    const foot = page.getByRole('contentinfo');
    const field = foot.getByRole('textbox', { name: 'E-mail address' });
    await field.fill('abc');
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await expect(foot.getByText('Please enter a valid e-mail address.')).toBeVisible();
    await expectAccessible(page, 'footer');
    await field.fill('a@b.co');
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('You are subscribed')).toHaveCount(1);
    await expect(field).toHaveValue('');
    await expectNoSidewaysScroll(page);
  });

  await test.step('ERR-19 a subscription that fails', async () => {
    await page.route('**/home/service/subscribeToNews', (route) => route.abort());
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('a@b.co');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscription failed, please contact us')).toHaveCount(1);
  });
  await context.close();
});

test('a hostile address of the shop is ignored', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  await page.goto(`/m/user/knowledge?shopUrl=${encodeURIComponent('javascript:alert(1)')}`);
  const menu = await openMenu(page);
  await expect(menu.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(menu.getByRole('list', { name: 'Store' })).toHaveCount(0);
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await context.close();
});

test('AUTH-06: the login is the affair of the shop', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  await context.route(`${shop}/**`, (route) => route.fulfill({ body: 'the shop' }));
  const address = `${program.url}/m/user/chat?${brought}`;
  await page.goto(address);
  await page.waitForURL(`${shop}/login?redirect=${encodeURIComponent(address)}`);
  await context.close();
});

test('AUTH-07: without login and without a consultation the page comes back without its query', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  let tries = 0;
  await page.route('**/javaplus/anonymous/user/recordQuestion/createRecordQuestion', (route) => {
    tries += 1;
    return route.fulfill({ json: { code: 500, message: 'no', msg: 'no', data: {} } });
  });
  await page.goto('/m/user/chat?isLogin=false&data=jp');
  await page.waitForURL((url) => url.pathname === '/m/user/chat' && url.search === '');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(tries).toBe(1);
  await context.close();
});

test('MOB-09, MOB-11, AUTH-12: a customer in the shell, in Chinese and in the dark', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'zh' });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await logIn(context, 'user', 'pilot@example.com');
  await page.goto(`/m/user/knowledge?${brought}&data=china`);
  await expect(page.getByText('北京时间 8:00-12:00、13:00-00:30')).toBeVisible();
  const cart = page.getByRole('link', { name: '购物车，3 件商品' });
  await expect(cart).toHaveAttribute('href', `${shop}/cart`);

  const menu = await openMenu(page, '菜单');
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await expect(link('用户中心')).toHaveAttribute('href', `${shop}/user`);
  await expect(link('我的订单')).toHaveAttribute('href', `${shop}/user/order`);
  await expect(link('登录')).toHaveCount(0);
  await expect(link('注册')).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
  for (const entry of await menu.getByRole('link').all()) {
    const { width = 0, height = 0 } = (await entry.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  const answered = page.waitForResponse('**/api/user/Base/logout');
  await link('退出登录').click();
  expect(await (await answered).json()).toMatchObject({ errno: 0 });
  await expect(page.getByRole('link', { name: '购物车', exact: true })).toBeVisible();
  await openMenu(page, '菜单');
  await expect(link('登录')).toBeVisible();
  await expect(link('注册')).toBeVisible();
  await expect(link('退出登录')).toHaveCount(0);
  const identity = await context.request.post('/api/user/Base/identify', { data: {} });
  expect(((await identity.json()) as { data: object }).data).toEqual({});
  await context.close();
});

test('MOB-13…MOB-15: the parts of the chat fold out one at a time', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  await logIn(context, 'user', 'pilot@example.com');
  await page.goto('/m/user/chat');
  const leave = page.getByRole('button', { name: 'Leave a message' });
  await page.addLocatorHandler(leave, () => leave.click());
  const list = page.locator('#ticket-list');
  await list.getByRole('listitem').getByRole('button').first().click();
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mark as solved' })).toBeVisible();
  const height = async () => (await log.boundingBox())?.height ?? 0;
  const folded = await height();
  const tools = page.getByRole('button', { name: 'Image' });

  await page.getByRole('button', { name: 'Show the list of tickets' }).click();
  await expect(list).toBeVisible();
  expect(await height()).toBeLessThan(folded);
  await page.getByRole('button', { name: 'Add a picture, video or file' }).click();
  await expect(tools).toBeVisible();
  await expect(page.getByRole('button', { name: 'File' })).toBeVisible();
  await expect(list).toBeHidden();
  expect(await height()).toBeLessThan(folded);
  await page.getByRole('button', { name: 'Show the list of tickets' }).click();
  await expect(tools).toBeHidden();
  await expect(list).toBeVisible();
  await context.close();
});

test('Q-188: Back closes what lies on top before it leaves the page', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  await logIn(context, 'user', 'pilot@example.com');
  await page.goto('/m/user/knowledge?data=jp');
  const home = page.url();
  const catalogue = page.getByRole('dialog', { name: 'Catalogue' });

  await test.step('the sheet, with the filter that was set in it, and the list of products first', async () => {
    await page.getByRole('button', { name: 'Catalogue' }).click();
    await catalogue.getByRole('combobox', { name: 'My products' }).click();
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/items=\d+/);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(catalogue).toBeVisible();
    await page.goBack();
    await expect(catalogue).toBeHidden();
    await expect(page).toHaveURL(/items=\d+/);
  });

  await test.step('a link of the sheet is one step of the history; Forward opens no sheet', async () => {
    await page.goto(home);
    await page.getByRole('button', { name: 'Catalogue' }).click();
    await catalogue.getByRole('link').first().click();
    await expect(catalogue).toBeHidden();
    await expect(page).toHaveURL(/type=\d+/);
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(catalogue).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/type=\d+/);
    await expect(catalogue).toBeHidden();
  });

  await test.step('the menu and the form of a ticket, whose text is kept', async () => {
    await page.goto(home);
    const menu = await openMenu(page);
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    const ask = page.getByRole('button', { name: /^Create a ticket about/ }).first();
    await ask.click();
    const form = page.getByRole('dialog', { name: 'Create a ticket' });
    await form.getByRole('textbox', { name: 'Question' }).fill('The axis drifts');
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(home);
    await ask.click();
    await expect(form.getByRole('textbox', { name: 'Question' })).toHaveValue('The axis drifts');
    await form.getByRole('textbox', { name: 'Question' }).fill('');
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('the drawer of the chat', async () => {
    await page.goto('/m/user/chat');
    await page.locator('#ticket-list').getByRole('listitem').getByRole('button').first().click();
    const chat = page.url();
    await page.getByRole('button', { name: 'Add a picture, video or file' }).click();
    const tools = page.getByRole('button', { name: 'Image' });
    await expect(tools).toBeVisible();
    await page.goBack();
    await expect(tools).toBeHidden();
    await expect(page).toHaveURL(chat);
  });
  await context.close();
});

test('Q-34: without a network the search works on what is loaded, and a ticket says what happens', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  await logIn(context, 'user', 'pilot@example.com');
  await page.goto('/m/user/knowledge');
  const box = page.getByRole('combobox', { name: 'Search questions' });
  // Somebody who has done something on the page has what they may need next.
  const loaded = page.waitForResponse(/create-ticket-dialog-[^/]*\.js/);
  await box.pressSequentially('axis');
  await expect(page.getByRole('option').first()).toBeVisible();
  await (await loaded).finished();
  await context.setOffline(true);

  await test.step('searches, and the line says that it can', async () => {
    await box.fill('throttle');
    await expect(page.getByText('this was found in what is on this device')).toBeVisible();
    await expect(page.getByRole('option', { name: /throttle/i }).first()).toBeVisible();
    await expect(page.getByText('What is loaded can still be read and searched.')).toBeVisible();
    await box.fill('');
  });

  await test.step('the form opens, nothing is lost, and one tap sends it when the network is back', async () => {
    await page
      .getByRole('button', { name: /^Create a ticket about/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'Create a ticket' });
    await form.getByRole('textbox', { name: 'Question' }).fill('Written without a network');
    await form.getByRole('button', { name: 'Create ticket' }).click();
    await expect(form.getByText('Not sent yet: there is no connection')).toBeVisible();
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Send it now' }).click();
    await page.waitForURL(/\/m\/user\/chat\?.*questionRecordId=\d+/);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/user\/knowledge/);
  });
  await context.close();
});

test('MOB-17: the guided answer ends in a ticket', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });
  await logIn(context, 'user', 'newcomer@example.com');
  const path = await findGuidedPath(context.request);
  await page.goto(`/m/user/knowledge?question=${path.question.id}`);
  for (const answer of [...path.before, ...path.after]) {
    await page.getByRole('list', { name: 'Your answer' }).getByText(answer, { exact: true }).click();
  }
  const last = path.last === 'end' ? 'Unsolved and chat now' : 'Chat Now';
  await page.getByRole('button', { name: last }).click();
  await page.waitForURL(/\/m\/user\/chat\?.*questionRecordId=\d+/);
  await expect(page.getByRole('log')).toBeVisible();
  await expectNoSidewaysScroll(page);

  // ERR-01: asked for again it is the same ticket.
  const ticket = new URL(page.url()).searchParams.get('questionRecordId') ?? '';
  await page.goBack();
  await page.getByRole('button', { name: last }).click();
  await page.waitForURL((url) => url.searchParams.get('questionRecordId') === ticket);
  await expect(page.getByRole('log')).toBeVisible();
  await context.close();
});
