/*
 * The customer's knowledge base as it stands around the main job: at a desk in Chinese, on a phone in English, and
 * inside of a page of the shop. What is proved elsewhere (main-job, search, phone, mobile-shell, live-catalogue) is
 * not proved twice.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import { expect, logIn, newPerson, test } from './fixtures';
import { startProgram, type Program } from './program';

/** A page of the shop on an origin of its own: shows what its address names in a frame, and keeps what it is told. */
const shopPage = `<!doctype html><title>The shop</title><script>
window.told = [];
addEventListener('message', ({ data, origin }) => told.push({ data, origin }));
const frame = document.createElement('iframe');
frame.style = 'width: 1200px; height: 700px';
frame.name = 'help';
frame.src = new URLSearchParams(location.search).get('help');
document.documentElement.append(frame);
</script>`;

let shop: Server;
let shopOrigin: string;
let program: Program;
test.beforeAll(async () => {
  shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(shopPage);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  program = await startProgram({ ALLOWED_ORIGINS: shopOrigin, STORE_SERVER: 'https://store.example' });
});
test.afterAll(async () => {
  await program.stop();
  await new Promise((resolve) => shop.close(resolve));
});

async function catalogue(request: APIRequestContext, lang: 'en' | 'zh'): Promise<QuestionType[]> {
  const answer = await request.post('/java/front/getQuestionTypeList', {
    data: {},
    headers: { cookie: `lang=${lang}` },
  });
  return ((await answer.json()) as { data: QuestionType[] }).data;
}

/** A question two levels deep whose first step leads on to another one. */
function findDeep(types: readonly QuestionType[]): { question: Question; type: QuestionType } {
  const deep = types.flatMap((top) =>
    top.children.flatMap((type) => type.element.map((q) => ({ question: q, type }))),
  );
  const found = deep.find(({ question }) => {
    const [first] = question.questionStep.toSorted((a, b) => a.index - b.index);
    const answers = first?.answerStep.toSorted((a, b) => a.index - b.index) ?? [];
    return first?.type === 'questionAnswer' && answers[0]?.next_question_step_id !== 0 && answers.length > 1;
  });
  if (found === undefined) throw new Error('No question of the demo shop has two steps.');
  return found;
}

/** The home, with its catalogue. */
const homeOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const panel = (page: Page) => page.locator('[data-panel="catalogue"]');
const maxHeight = (page: Page) => panel(page).evaluate((element) => getComputedStyle(element).maxHeight);

test('at a desk, in Chinese: addresses, panel, links, states', async ({ browser }) => {
  const { page, context } = await newPerson(browser, program.url, { lang: 'zh' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: program.url });
  const { question, type } = findDeep(await catalogue(context.request, 'zh'));
  const title = page.getByRole('heading', { level: 1 });

  await test.step('ROUTE-01…ROUTE-03, ROUTE-21 the home by both addresses, loaded and reloaded', async () => {
    for (const path of ['/', '/user/knowledge']) {
      await page.goto(path);
      await expect(homeOf(page)).toBeVisible();
      await page.reload();
      await expect(homeOf(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(page.url()).not.toContain('#');
    }
    const links = page.getByRole('banner').getByRole('link');
    await expect(links.and(page.locator('[href="https://store.example/help"]'))).toBeVisible();
    await expect(links.and(page.locator('[href="https://store.example/chat"]'))).toBeVisible();
  });

  await test.step('KB-10, KB-12 the panel is at most 62vh high, and folds', async () => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    expect(await maxHeight(page)).toBe('620px');
    const width = async () => (await page.getByRole('region').first().boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: '收起目录' }).click();
    await expect(panel(page)).toBeHidden();
    expect(await width()).toBeGreaterThan(before);
    await page.getByRole('button', { name: '展开目录' }).click();
    await expect(panel(page)).toBeVisible();
  });

  await test.step('KB-05, KB-06 the products filter the tree, the home and the view of a type', async () => {
    const answer = await context.request.post('/java/front/getItemList', { data: {} });
    const [item] = ((await answer.json()) as { data: { id: number }[] }).data;
    const fits = ({ item: items }: Question) => items.includes(0) || items.includes(item?.id ?? 0);
    await page.goto(`/user/knowledge?type=${type.id}&items=${item?.id}`);
    await expect(title).toHaveText(type.title);
    const all = [...type.element, ...type.children.flatMap((child) => child.element)];
    for (const { id, ...rest } of all) {
      const rows = page.getByRole('article').locator(`a[href*="question=${id}"]`);
      await expect(rows).toHaveCount(fits({ id, ...rest }) ? 1 : 0);
    }
  });

  await test.step('KB-15, KB-16 a copied link opens its question, the tree on its path', async () => {
    await page.goto(`/user/knowledge?question=${question.id}`);
    await expect(title).toHaveText(question.title);
    await expect(page).toHaveTitle(`${question.title} · Groundcrew`);
    await page.getByRole('button', { name: '复制链接' }).click();
    await expect(page.getByText('链接已复制')).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(atob(link.searchParams.get('id') ?? '')).toBe(`wwt${question.id}`);
    await page.goto(link.href);
    await expect(title).toHaveText(question.title);
    const tree = page.getByRole('navigation', { name: '问题目录' });
    await expect(tree.getByRole('link', { name: question.title })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('SHELL-04 the steps taken are there after a reload', async () => {
    const answers = page.getByRole('list', { name: '您的回答' });
    await answers.getByRole('button').first().click();
    await expect(
      page.getByRole('heading', { name: '第 2 步' }).or(page.getByText('问题解决了吗？')),
    ).toBeFocused();
    await page.reload();
    await expect(title).toHaveText(question.title);
    await expect(page.getByRole('button', { name: /回到第 1 步/ })).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    for (const key of ['address', 'nav', 'base', 'component', 'tempQuestion', 'tempSteps', 'questionId']) {
      expect(kept).toContain(`faq_${key}`);
    }
  });

  await test.step('Q-131 what no link says shows the home with a notice; stale storage harms nothing', async () => {
    await page.evaluate(() => {
      for (const key of ['nav', 'base', 'component', 'tempQuestion', 'tempSteps', 'questionId'])
        localStorage.setItem(`faq_${key}`, '{"broken');
    });
    for (const query of [
      'id=d3d0OTk5OTk5',
      'id=%3Cscript%3E&nav=%00',
      'question=-1',
      `nav=${'A'.repeat(500)}`,
    ]) {
      await page.goto(`/user/knowledge?${query}`);
      await expect(page.getByText(/请浏览其他内容/)).toBeVisible();
      await expect(homeOf(page)).toBeVisible();
    }
  });

  await test.step('a screen that changes is heard: its title has the focus', async () => {
    await page.goto('/user/knowledge');
    await page
      .getByRole('main')
      .getByRole('article')
      .or(page.getByRole('region'))
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(title).toBeFocused();
  });

  await test.step('the catalogue that cannot be had, then is had, is empty, and stays while offline', async () => {
    const call = '**/java/front/getQuestionTypeList';
    await page.route(call, (route) => route.abort());
    await page.goto('/user/knowledge');
    await expect(page.getByRole('alert')).toContainText('目录加载失败');
    await page.unroute(call);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(homeOf(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/您已离线/)).toBeVisible();
    await expect(homeOf(page)).toBeVisible();
    await context.setOffline(false);
    await page.route(call, (route) => route.fulfill({ json: { code: 200, message: '', msg: '', data: [] } }));
    await page.goto('/user/knowledge');
    await expect(page.getByText('暂无问题')).toBeVisible();
    await page.unroute(call);
  });

  await test.step('ROUTE-04, SHELL-01 the chat asks a visitor to log in, and cannot be closed', async () => {
    await page.goto('/user/chat');
    const login = page.getByRole('dialog', { name: '登录' });
    await expect(login.getByRole('textbox', { name: '账号' })).toBeVisible();
    await expect(login.getByLabel('密码', { exact: true })).toBeVisible();
    await expect(login.getByText('请使用您在 store.example 的账号登录。')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login).toBeVisible();
  });

  await test.step('Q-186 yet it is a page: what stands above it works, and it leads on without an account', async () => {
    const login = page.getByRole('dialog', { name: '登录' });
    for (const way of [page.getByRole('banner'), login]) {
      await way.getByRole('link', { name: /知识库$/ }).click();
      await expect(homeOf(page)).toBeVisible();
      await expect(login).toBeHidden();
      await page.goto('/user/chat');
    }
    await login.getByRole('link', { name: '不登录，以访客身份继续' }).click();
    await page.waitForURL(/questionRecordId=\d+$/);
    await expect(page.getByText('当前为匿名模式')).toBeVisible();
    await expect(login).toBeHidden();
  });
  await context.close();
});

test('KB-05: the product filter keeps the focus from its first use on, and takes it from nobody', async ({
  browser,
}) => {
  const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
  const field = page.getByRole('combobox', { name: 'My products' });
  const before = page.getByRole('button', { name: 'Fold the catalogue' });
  const after = page.getByRole('button', { name: /After-sales tickets|Log in to see your tickets/ });
  const loaded = page.locator('input.mantine-MultiSelect-inputField');

  await test.step('the field that takes the place of the first one has the focus, and Tab leads on', async () => {
    await page.goto('/user/knowledge');
    await before.focus();
    await page.keyboard.press('Tab');
    await expect(loaded).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(after).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(loaded).toBeFocused();
  });

  await test.step('whoever went on while it was loading stays where they are', async () => {
    const held: (() => void)[] = [];
    await page.route(/multi-choice-(?!field)[^/]*\.js/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.reload();
    await before.focus();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(after).toBeFocused();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.forEach((release) => release());
    await expect(loaded).toBeAttached();
    await expect(after).toBeFocused();
  });
  await context.close();
});

test('at a desk: tickets from the knowledge base', async ({ browser }) => {
  const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
  const brought = shopOrigin;

  await test.step('KB-09, ERR-18 asks who it is, then for the login; focus comes back when it is closed', async () => {
    await page.goto('/user/knowledge');
    const button = page.getByRole('button', { name: /After-sales tickets/ });
    await expect(button).toContainText('Log in to see your tickets');
    const identified = page.waitForRequest('**/api/user/Base/identify');
    await button.click();
    await identified;
    const login = page.getByRole('dialog', { name: 'Log in' });
    await expect(login).toBeVisible();
    await expect(login.getByText('Please Login First')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('KB-08 nothing to open for a customer without tickets', async () => {
    await logIn(context, 'user', 'newcomer@example.com');
    await page.reload();
    await expect(page.getByRole('button', { name: /After-sales tickets/ })).toBeDisabled();
  });

  await test.step('TICKET-02 the dialog stays for a click beside it, and asks whoever has typed', async () => {
    const ask = page.getByRole('button', { name: /^Create a ticket about/ }).first();
    await ask.click();
    const dialog = page.getByRole('dialog', { name: 'Create a ticket' });
    const field = dialog.getByRole('textbox', { name: 'Question' });
    await expect(field).toBeFocused();
    await page.mouse.click(5, 400);
    const { y } = (await field.boundingBox()) ?? {};
    await field.fill('The throttle moves too easily');
    await expect(dialog.getByRole('region', { name: 'These answers may help' })).toBeVisible();
    expect((await field.boundingBox())?.y, 'the field stays where one types').toBe(y);
    await page.keyboard.press('Escape');
    const asking = page.getByRole('dialog', { name: 'Close without creating the ticket?' });
    await asking.getByRole('button', { name: 'Go on writing' }).click();
    await expect(asking).toBeHidden();
    await expect(field).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await asking.getByText('Close', { exact: true }).click();
    await expect(dialog).toBeHidden();
    await ask.click();
    await expect(field).toHaveValue('The throttle moves too easily');
    await expect(dialog.getByText('What you had typed was kept.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('KB-07 unread and unsolved, live; ROUTE-18, ROUTE-20 the chat in a tab or here', async () => {
    await logIn(context, 'user', 'pilot@example.com');
    const answer = await context.request.post('/javaplus/user/recordQuestion/queryRecordQuestionByPersonal', {
      data: {},
    });
    const { data } = (await answer.json()) as {
      data: { id: number; isSolved: number; userUnread: number }[];
    };
    const unread = data.filter((ticket) => ticket.userUnread === 1).length;
    const unsolved = data.filter((ticket) => ticket.isSolved === 0).length;
    const quiet = data.find((ticket) => ticket.isSolved === 0 && ticket.userUnread === 0);
    // No socket of the page before is taken for that of the next one.
    await page.goto('about:blank');
    const open = new Promise<void>((resolve) => {
      page.on('websocket', (socket) => {
        if (!socket.url().includes('/javaplus/user/webSocketServer')) return;
        socket.on('framereceived', ({ payload }) => payload === 'pong' && resolve());
      });
    });
    await page.goto(`/user/knowledge?shopUrl=${encodeURIComponent(brought)}`);
    const button = page.getByRole('button', { name: /After-sales tickets/ });
    await expect(button).toContainText(`${unread} unread`);
    await expect(button).toContainText(`${unsolved} unsolved`);
    await open;
    const { context: staff } = await newPerson(browser, program.url);
    await logIn(staff, 'admin', 'amelia');
    const sent = await staff.request.post('/javaplus/admin/webSocket/sendMessage', {
      data: {
        msgType: 4,
        recordQuestionId: quiet?.id,
        msgContent: '<p>Hello again</p>',
        timestamp: Date.now(),
      },
    });
    expect(((await sent.json()) as { code: number }).code).toBe(200);
    await expect(button).toContainText(`${unread + 1} unread`);
    await staff.close();

    const opened = context.waitForEvent('page');
    await button.click();
    const tab = await opened;
    await tab.waitForURL(
      (url) => url.pathname === '/user/chat' && url.searchParams.get('shopUrl') === brought,
    );
    await tab.close();
    await page.evaluate(() => (window.open = () => null));
    await button.click();
    await page.waitForURL(
      (url) => url.pathname === '/user/chat' && url.searchParams.get('shopUrl') === brought,
    );
  });
  await context.close();
});

test('ROUTE-23: a width of 1080 px or a phone is mobile, 1081 px at a desk is not', async ({ browser }) => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const cases = [
    { width: 1080, userAgent: undefined, path: '/m/user/knowledge' },
    { width: 1081, userAgent: undefined, path: '/user/knowledge' },
    { width: 1440, userAgent: iPhone, path: '/m/user/knowledge' },
  ];
  for (const { width, userAgent, path } of cases) {
    const context = await browser.newContext({
      baseURL: program.url,
      viewport: { width, height: 800 },
      ...(userAgent !== undefined && { userAgent }),
    });
    const page = await context.newPage();
    await page.goto('/user/knowledge?data=us&shopUrl=https%3A%2F%2Fshop.example');
    await expect(homeOf(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(new URL(page.url()).search).toBe('?data=us&shopUrl=https%3A%2F%2Fshop.example');
    // Made narrow later: another layout of the same screen, and what was typed is still there.
    const search = page.getByRole('combobox', { name: 'Search questions' });
    await search.fill('grip');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(search).toHaveValue('grip');
    expect(new URL(page.url()).pathname).toBe(path);
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(spare).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test('on a phone, in English: addresses, sheet, targets', async ({ browser }) => {
  const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'en' });

  await test.step('ROUTE-05, ROUTE-07 both addresses, loaded and reloaded', async () => {
    for (const path of ['/mobileview', '/m/user/knowledge']) {
      await page.goto(path);
      await expect(homeOf(page)).toBeVisible();
      await page.reload();
      await expect(homeOf(page)).toBeVisible();
      await expect(page.getByText('8:00 AM-12:00 PM and 1:00 PM-12:30 AM UTC+8')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  await test.step('every link and button can be hit by a thumb', async () => {
    const small = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('a, button')]
        .map((element) => ({ words: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 44))
        .map(({ words, box }) => `${words} ${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
  });

  await test.step('KB-10, KB-12 the catalogue starts folded, is at most 50vh high, and leads to a heard screen', async () => {
    await page.setViewportSize({ width: 390, height: 1000 });
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'Catalogue' }).click();
    await expect(panel(page)).toBeVisible();
    expect(await maxHeight(page)).toBe('500px');
    const link = panel(page).getByRole('navigation').getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const title = page.getByRole('heading', { level: 1, name });
    await expect(title).toBeFocused();
  });

  await test.step('KB-13 a picture that names no width fills the column, and the viewer shows it as large as it can', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path d="M0 0h64v48z"/></svg>';
    await page.route('**/static/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
    );
    await page.goto('/m/user/knowledge?question=6');
    const picture = page.getByRole('article').locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => image.clientWidth)).toBe(358);
    await picture.click();
    const large = page.locator('.yarl__slide_image');
    await expect(large).toBeVisible();
    await expect.poll(() => large.evaluate((image) => image.clientWidth)).toBe(390);
    // as everywhere on a phone, Back closes it and leaves the page where it is.
    const address = page.url();
    await page.goBack();
    await expect(large).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(picture).toBeVisible();
    await page.unroute('**/static/*.svg');
    // So does the login that an action asks for.
    await page.getByRole('button', { name: 'After-sales tickets' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await expect(login).toBeVisible();
    await page.goBack();
    await expect(login).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  await test.step('ROUTE-06 the chat: base and user type', async () => {
    await logIn(context, 'user', 'pilot@example.com');
    await page.goto('/m/user/chat');
    await expect(page.locator('#ticket-list')).toBeVisible();
    await page.reload();
    await expect(page.locator('#ticket-list')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('faq_base'))).toBe('"chat"');
  });
  await context.close();
});

test('AUTH-05: inside of a page of the shop the shop logs in', async ({ browser }) => {
  const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
  const help = `${program.url}/user/chat?shopUrl=${encodeURIComponent(shopOrigin)}`;
  await page.goto(`${shopOrigin}/?help=${encodeURIComponent(help)}`);
  const frame = page.frameLocator('iframe');
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  await expect.poll(told).toEqual([{ data: { type: 'login', source: 'faq' }, origin: program.url }]);
  await expect(frame.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  await expect(frame.getByRole('dialog')).toHaveCount(0);

  await logIn(context, 'user', 'pilot@example.com');
  await page.evaluate((origin) => {
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'loginSuccess' }, origin);
  }, program.url);
  await expect(frame.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
  await context.close();
});
