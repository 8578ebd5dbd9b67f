/*
 * Damage reports as customers meet them: filled in on a desktop, looked at and completed on a phone, opened by
 * the parameters of an address, and the demonstrations.
 */
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { expect, logIn, newPerson, test as base, type PersonOptions } from './fixtures';
import { longFilm, signalPicture } from './picture';
import { startProgram, type Program } from './program';

const shop = 'https://shop.example';
const customerCalls = '/api/user/damageReport';
const staffCalls = '/javaplus/admin/afterSale/damageReport';

/** A program of its own: reports change their state here. */
const test = base.extend<object, { program: Program }>({
  program: [
    // Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const program = await startProgram();
      await use(program);
      await program.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

interface Row {
  readonly id: number;
  readonly recordQuestionId: number;
  readonly status: number;
}

interface Detail {
  readonly status: number;
  readonly userFirstEntryTime: number | null;
  readonly tempItemContentList: {
    readonly id: number;
    readonly questionType: number;
    readonly itemList: { readonly id: number; readonly optionName: string }[];
    readonly answerVo: {
      readonly id: number;
      readonly contentItemId: string;
      readonly url: string;
      readonly content: string;
    };
  }[];
}

async function ask<Data>(request: APIRequestContext, path: string, data: object): Promise<Data> {
  const answer = (await (await request.post(path, { data })).json()) as { data: Data };
  return answer.data;
}

/** Somebody of the staff, for what is read and reviewed beside the screens. */
async function agentOf(browser: Browser, program: Program) {
  const { context } = await newPerson(browser, program.url);
  await logIn(context, 'admin', 'amelia');
  const { request } = context;
  return {
    close: () => context.close(),
    detail: (id: number) => ask<Detail>(request, `${staffCalls}/getShowDamageReportById`, { id }),
    review: (body: object) => ask<object>(request, `${staffCalls}/reviewDamageReport`, body),
    /** The customer's report in a status. */
    async report(account: string, status: number): Promise<Row> {
      const path = `${staffCalls}/getDamageReportListByAccount`;
      const { rows } = await ask<{ rows: Row[] }>(request, path, { account });
      const row = rows.find((one) => one.status === status);
      if (!row) throw new Error(`${account} has no report in status ${status}`);
      return row;
    },
  };
}

async function customer(browser: Browser, program: Program, account: string, options: PersonOptions) {
  const person = await newPerson(browser, program.url, options);
  await logIn(person.context, 'user', account);
  return person;
}

/** Paths of the calls about reports that a page makes. */
function reportCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|java|javaplus)\//.test(pathname) && /damage/i.test(pathname)) paths.push(pathname);
  });
  return paths;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** Size of a part in percent of the window. */
async function sharesOf(page: Page, part: Locator): Promise<{ width: number; height: number }> {
  const box = await part.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('it is not drawn');
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
  return { width: percent(box.width, window.width), height: percent(box.height, window.height) };
}

/** Large files are sent in pieces of this size. */
const pieceBytes = 1024 * 1024;

/**
 * Pieces of uploads by their number, as they are begun. The connection of the first one named breaks; the second
 * one named never arrives, until it is mended.
 */
async function breakingPieces(page: Page, [broken, stuck]: readonly [number, number]) {
  const began: number[] = [];
  let isMended = false;
  await page.route('**/file/continueUpload?*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    const number = offset / pieceBytes;
    began.push(number);
    if (number === broken && began.filter((one) => one === broken).length === 1) {
      await route.abort('connectionreset');
    } else if (number !== stuck || isMended) {
      await route.continue();
    }
  });
  return { began, mend: () => (isMended = true) };
}

const questionOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).first();
const card = (page: Page, tone: string) => page.locator(`[role="log"] article[data-tone="${tone}"]`);

test('DMG-01, DMG-06…DMG-12, DMG-17…DMG-24, DMG-26, DMG-32, DMG-56, UPLOAD-10: fills in a report', async ({
  browser,
  program,
}) => {
  const agent = await agentOf(browser, program);
  const report = await agent.report('pilot@example.com', 1);
  const { page, context } = await customer(browser, program, 'pilot@example.com', { lang: 'en' });
  const calls = reportCalls(page);
  const dialog = page.getByRole('dialog');
  const story = dialog.getByRole('textbox');

  await test.step('DMG-01, DMG-23, DMG-26 opens it from its orange card', async () => {
    await page.goto(`/user/chat?questionRecordId=${report.recordQuestionId}`);
    const entered = page.waitForResponse(`**${customerCalls}/addUserFistEntryTime`);
    await card(page, 'orange').getByRole('button', { name: 'Fill in' }).click();
    await entered;
    await expect(page).toHaveURL(new RegExp(`templateId=${report.id}`));
    await expect(dialog.getByRole('heading', { name: /Waiting to Fill Out/ })).toBeVisible();
    await expect.poll(() => sharesOf(page, dialog)).toEqual({ width: 50, height: 80 });
    expect((await agent.detail(report.id)).userFirstEntryTime).not.toBeNull();
    await expectAccessible(page);
  });

  await test.step('DMG-07, Q-82 an unanswered essential question stops it', async () => {
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('This question must be answered').first()).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'The trigger' })).toBeFocused();
    expect(calls).not.toContain(`${customerCalls}/editDamageReport`);
  });

  await test.step('DMG-08…DMG-12, UPLOAD-02, UPLOAD-10 answers all five kinds', async () => {
    await dialog.getByRole('radio', { name: 'The trigger' }).check();
    await dialog.getByRole('checkbox', { name: 'Now and then' }).check();
    await dialog.getByRole('checkbox', { name: 'Always' }).check();
    await story.fill('loose axis');
    const serial = questionOf(page, 'Photograph of the serial number');
    await serial.getByTestId('answer-file').setInputFiles(signalPicture);
    await expect(serial.getByRole('button', { name: /^Remove Label/ })).toBeVisible();
    const video = questionOf(page, 'A video of the Buttons page');
    await video.getByTestId('answer-file').setInputFiles(signalPicture);
    await expect(page.getByText(/mp4, mov, avi, mkv, wmv, flv, m4v/).first()).toBeVisible();
  });

  await test.step('Q-133, UPLOAD-07 after a break only the rest of a film is sent, and after a reload', async () => {
    const video = questionOf(page, 'A video of the Buttons page');
    const pieces = await breakingPieces(page, [1, 2]);
    await video.getByTestId('answer-file').setInputFiles(longFilm);
    await expect.poll(() => pieces.began).toEqual([0, 1, 1, 2]);
    pieces.mend();
    await page.reload();
    await expect(video.locator('video')).toHaveAttribute('src', /^\/static\//);
    expect(pieces.began).toEqual([0, 1, 1, 2, 2, 3]);
    await expect(video.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('Q-133 what was entered is there after a reload', async () => {
    await page.reload();
    await expect(story).toHaveValue('loose axis');
    await expect(dialog.getByText('What you entered last time is back.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'The trigger' })).toBeChecked();
    await expect(dialog.locator('video')).toBeVisible();
  });

  await test.step('ROLE-02, DMG-18…DMG-22, DMG-24 submits; the chat is back and the card blue', async () => {
    const sent = page.waitForRequest(`**${customerCalls}/editDamageReport`);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const body = (await sent).postDataJSON() as { data: Record<string, unknown>[]; timestamp: unknown };
    expect(typeof body.timestamp).toBe('number');
    for (const answer of body.data) {
      expect(Object.keys(answer).sort()).toEqual(['content', 'contentItemId', 'id', 'url']);
    }
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/templateId/);
    await expect(card(page, 'blue').getByRole('button')).toHaveText(['View']);
    await expect(card(page, 'blue').getByText('Under Review')).toBeVisible();
  });

  const stored = await agent.detail(report.id);
  await test.step('DMG-18…DMG-22 staff read the same answers', () => {
    expect(stored.status).toBe(2);
    const [radio, checkbox, text, image, , video] = stored.tempItemContentList;
    const idOf = (item: typeof radio, name: string) =>
      item?.itemList.find(({ optionName }) => optionName === name)?.id;
    expect(radio?.answerVo.contentItemId).toBe(String(idOf(radio, 'The trigger')));
    expect(checkbox?.answerVo.contentItemId).toBe(
      JSON.stringify(`${idOf(checkbox, 'Now and then')};${idOf(checkbox, 'Always')};`),
    );
    expect(text?.answerVo).toMatchObject({ content: 'loose axis', contentItemId: '', url: '' });
    expect(image?.answerVo.url).toMatch(new RegExp(`^"/static/[\\w.-]+:${image?.itemList[0]?.id};"$`));
    expect(video?.answerVo.url).toMatch(new RegExp(`^"/static/[\\w.-]+:${video?.id};"$`));
  });

  await test.step('DMG-12, DMG-27, DMG-56 a review reaches the form that is open', async () => {
    await card(page, 'blue').getByRole('button', { name: 'View' }).click();
    await expect(dialog.getByRole('heading', { name: /Under Review/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'View picture: Label' }).last().click();
    await expect(page.getByRole('img', { name: 'Label' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible();
    await agent.review({
      id: report.id,
      answers: stored.tempItemContentList.map(({ questionType, answerVo }) => ({
        id: answerVo.id,
        checkStatus: questionType === 21 ? 1 : 2,
        checkRemark: questionType === 21 ? 'Which one?' : '',
      })),
      checkConclusionStatus: 6,
      checkConclusionRemark: 'Later.',
    });
    await expect(dialog.getByText('Which one?')).toBeVisible();
    await expect(dialog.getByText('Rejected')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Review conclusion' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'red').getByRole('button')).toHaveText(['View', 'Fill in again']);
  });
  await context.close();
  await agent.close();
});

test('MOB-18, CHAT-07, DMG-25, DMG-27: a report on a phone', async ({ browser, program }) => {
  const agent = await agentOf(browser, program);
  const report = await agent.report('pilot@example.com', 4);
  const { page, context } = await customer(browser, program, 'pilot@example.com', {
    device: 'phone',
    lang: 'zh',
  });

  await test.step('MOB-18, CHAT-07 fills the screen, without a dialog, and is only read', async () => {
    await page.goto(`/m/user/chat?templateId=${report.id}&isView=true`);
    await expect(page.getByRole('heading', { name: /Review Completed/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const sheet = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect.poll(() => sharesOf(page, sheet)).toEqual({ width: 100, height: 100 });
    await expect(page.getByText('Replacement part')).toBeAttached();
    await expect(page.getByRole('button', { name: /^(Submit|Cancel)$/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).not.toHaveURL(/templateId|isView/);
    await expect(page.getByRole('log')).toBeVisible();
    await expect(card(page, 'green')).toBeAttached();
  });

  await test.step('DMG-27, Q-82 fills in the rejected answer again', async () => {
    const open = await agent.report('pilot@example.com', 3);
    await page.goto(`/m/user/chat?questionRecordId=${open.recordQuestionId}`);
    const again = card(page, 'red').getByRole('button', { name: 'Fill in again' });
    await again.click();
    const story = page.getByRole('textbox');
    await expect(questionOf(page, 'What happened').getByText('Rejected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change' }).first()).toBeVisible();
    await story.fill('It was on the hub.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('已填写的内容已保留')).toBeVisible();
    await expect(again).toBeFocused();
    await again.click();
    await expect(story).toHaveValue('It was on the hub.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(card(page, 'blue')).toBeVisible();
    expect((await agent.detail(open.id)).status).toBe(2);
  });
  await context.close();

  await test.step('Q-81 a Chinese report speaks Chinese', async () => {
    const chinese = await agent.report('feixing@example.com', 2);
    const person = await newPerson(browser, program.url, { device: 'phone', lang: 'zh' });
    await ask(person.context.request, '/javaplus/user/login/login', {
      account: 'feixing@example.com',
      password: 'demo-customer',
      store: 'cn',
    });
    await person.page.goto(`/m/user/chat?templateId=${chinese.id}`);
    await expect(person.page.getByRole('heading', { name: /审核中/ })).toBeVisible();
    await expect(person.page.getByRole('button', { name: '返回', exact: true })).toBeVisible();
    await person.context.close();
  });
  await agent.close();
});

test('CHAT-06, CHAT-08, ROLE-13, Q-131: the parameters of the address', async ({ browser, program }) => {
  const agent = await agentOf(browser, program);
  const { id, recordQuestionId } = await agent.report('pilot@example.com', 5);
  await agent.close();
  const { page, context } = await customer(browser, program, 'pilot@example.com', { lang: 'en' });
  await context.route(`${shop}/**`, (route) => route.fulfill({ body: 'the shop' }));

  await test.step('CHAT-06, DMG-05 templateId alone opens the report and its ticket', async () => {
    await page.goto(`/user/chat?templateId=${id}`);
    await expect(
      page.getByRole('dialog').getByRole('heading', { name: 'Reason for voiding' }),
    ).toBeAttached();
    await expect(page).toHaveURL(new RegExp(`questionRecordId=${recordQuestionId}`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(/templateId/);
  });

  await test.step('Q-131 an unknown report shows the normal screen and a notice', async () => {
    await page.goto('/user/chat?templateId=2000000');
    await expect(page.getByText('This damage report is not available')).toBeVisible();
    await expect(page).not.toHaveURL(/templateId/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Failed')).toHaveCount(0);
  });

  await test.step('CHAT-08 alone, its Back leads to the shop', async () => {
    const query = `templateId=${id}&isNotPaypalAfterSales=false&shopUrl=${encodeURIComponent(shop)}`;
    await page.goto(`/user/chat?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: /Voided/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /after-sales question/i })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL(`${shop}/**`);
  });
  await context.close();

  await test.step('ROLE-13 anonymous people are told, and nothing is asked', async () => {
    const guest = await newPerson(browser, program.url, { lang: 'zh' });
    await guest.page.goto('/user/chat?isLogin=false');
    await expect(guest.page).toHaveURL(/questionRecordId=\d+/);
    const calls = reportCalls(guest.page);
    await guest.page.goto(`/user/chat?templateId=${id}`);
    await expect(guest.page.getByText('当前用户为匿名用户，不支持操作')).toBeVisible();
    await expect(guest.page).not.toHaveURL(/templateId/);
    expect(calls).toEqual([]);
    await guest.context.close();
  });
});

test('ROUTE-08…ROUTE-12, CONFLICT-24: the demonstrations ask the server nothing', async ({
  browser,
  program,
}) => {
  const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
  const calls = reportCalls(page);

  await test.step('ROUTE-08 the form with all five kinds', async () => {
    await page.goto('/templateDemo');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Upload videos/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Upload images/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('ROUTE-09 in edit', async () => {
    await page.goto('/templateDemoEdit');
    await page.getByRole('textbox').fill('It was on the hub.');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('This is a demonstration: nothing was sent.')).toBeVisible();
  });

  await test.step('ROUTE-10, DMG-26, DMG-32 the cards in their colours', async () => {
    await page.goto('/templateTicket');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(5);
    const tones = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-tone')));
    expect(tones).toEqual(['orange', 'blue', 'red', 'green', 'red']);
    await expectAccessible(page);
  });

  await test.step('ROUTE-11 under review', async () => {
    await page.goto('/templateDemoViewHeader');
    await expect(page.getByRole('heading', { level: 1, name: /Under Review/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
  expect(calls).toEqual([]);
  await context.close();

  await test.step('ROUTE-12 on a phone, also from the address for desktops', async () => {
    const phone = await newPerson(browser, program.url, { device: 'phone', lang: 'zh' });
    const phoneCalls = reportCalls(phone.page);
    await phone.page.goto('/templateDemo');
    await expect(phone.page).toHaveURL(/\/m\/templateDemo$/);
    await expect(phone.page.getByRole('heading', { level: 1, name: /待用户填写/ })).toBeVisible();
    await expect(phone.page.getByRole('dialog')).toHaveCount(0);
    const sheet = phone.page
      .getByRole('region')
      .filter({ has: phone.page.getByRole('heading', { level: 1 }) });
    await expect.poll(() => sharesOf(phone.page, sheet)).toEqual({ width: 100, height: 100 });
    expect(phoneCalls).toEqual([]);
    await phone.context.close();
  });
});
