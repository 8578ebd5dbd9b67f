/*
 * What staff change in the catalogue reaches open screens by itself (RT-20, Q-36), and a wish for a rating opens
 * one panel though it comes by two channels (RT-24, CONFLICT-23).
 */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import { expect, logIn, newPerson, test } from './fixtures';
import { startProgram, type Program } from './program';

// A program of its own: these journeys change the demo shop for everybody.
let program: Program;
test.beforeAll(async () => {
  program = await startProgram();
});
test.afterAll(() => program.stop());

async function catalogue(request: APIRequestContext): Promise<QuestionType[]> {
  const answer = await request.post('/java/front/getQuestionTypeList', { data: {} });
  return ((await answer.json()) as { data: QuestionType[] }).data;
}

async function edit(request: APIRequestContext, call: string, data: object): Promise<void> {
  const answer = await request.post(`/api/admin/KnowledgeBase/${call}`, { data });
  expect(((await answer.json()) as { errno: number }).errno).toBe(0);
}

/** Opens a screen; resolves once its table sync has been answered, so that every later change is told. */
async function openInStep(page: Page, address: string): Promise<void> {
  const inStep = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/ws_js'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('updateTable')));
  await page.goto(address);
  await inStep;
}

interface Found {
  /** The top-level type above the question, and the type that it stands in. */
  readonly top: QuestionType;
  readonly type: QuestionType;
  readonly question: Question;
}

function firstQuestion(types: readonly QuestionType[]): Found {
  const below = (top: QuestionType, type: QuestionType): Found[] => [
    ...type.element.map((question) => ({ top, type, question })),
    ...type.children.flatMap((child) => below(top, child)),
  ];
  const [found] = types.flatMap((top) => below(top, top));
  if (found === undefined) throw new Error('The demo shop has no question.');
  return found;
}

test('a renamed type and a question taken back show on open screens', async ({ browser }) => {
  const staff = await newPerson(browser, program.url);
  await logIn(staff.context, 'admin', 'amelia');
  const { request } = staff.context;
  const visitor = await newPerson(browser, program.url);
  const customer = await newPerson(browser, program.url);
  await logIn(customer.context, 'user', 'newcomer@example.com');
  const { top, type, question } = firstQuestion(await catalogue(visitor.context.request));

  await openInStep(visitor.page, `/user/knowledge?type=${type.id}`);
  await openInStep(customer.page, `/user/knowledge?question=${question.id}`);
  const tree = visitor.page.getByRole('complementary');
  await expect(tree.getByRole('link', { name: top.title, exact: true })).toBeVisible();
  await expect(customer.page.getByRole('heading', { name: question.title })).toBeVisible();
  let navigations = 0;
  for (const { page } of [visitor, customer]) page.on('framenavigated', () => (navigations += 1));

  await test.step('RT-20 the new title, without a reload', async () => {
    const title = `${top.title}, renamed`;
    await edit(request, 'changeQuestionType', { id: top.id, title, language: 'en' });
    await expect(tree.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(customer.page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  });

  await test.step('Q-36 the question leaves the tree, and its screen says why', async () => {
    await expect(tree.getByRole('link', { name: question.title, exact: true })).toBeVisible();
    await edit(request, 'changeQuestion', { id: question.id, change: { valid: 0 } });
    await expect(tree.getByRole('link', { name: question.title, exact: true })).toBeHidden();
    await expect(customer.page.getByText('This question is being edited')).toBeVisible();
    await edit(request, 'changeQuestion', { id: question.id, change: { valid: 1 } });
    await expect(customer.page.getByRole('heading', { name: question.title })).toBeVisible();
  });

  expect(navigations).toBe(0);
  for (const { context } of [staff, visitor, customer]) await context.close();
});

test('what changed during a break is there after it', async ({ browser }) => {
  const staff = await newPerson(browser, program.url);
  await logIn(staff.context, 'admin', 'amelia');
  const visitor = await newPerson(browser, program.url);
  const { top } = firstQuestion(await catalogue(visitor.context.request));
  await visitor.page.routeWebSocket(/\/ws_js/, (socket) => {
    cut = () => socket.close();
    if (!isDown) socket.connectToServer();
    else void socket.close();
  });
  let isDown = false;
  let cut: () => Promise<void> = () => Promise.resolve();
  await openInStep(visitor.page, '/user/knowledge');

  isDown = true;
  await cut();
  const title = `${top.title}, meanwhile`;
  await edit(staff.context.request, 'changeQuestionType', { id: top.id, title, language: 'en' });
  isDown = false;
  const tree = visitor.page.getByRole('complementary');
  await expect(tree.getByRole('link', { name: title, exact: true })).toBeVisible();
  for (const { context } of [staff, visitor]) await context.close();
});

test('AUTH-04 a login speaks over the state channel', async ({ browser }) => {
  const { page, context } = await newPerson(browser, program.url);
  await openInStep(page, '/user/knowledge');
  const saysLogin = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/ws_js'))
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => payload.includes('"login"')));
  await page.getByRole('button', { name: 'Log in' }).first().click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Account').fill('newcomer@example.com');
  await login.getByLabel('Password', { exact: true }).fill('demo-customer');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
  await saysLogin;
  await context.close();
});

test('a wish for a rating opens one panel, and a closed page counts at once', async ({ browser }) => {
  const staff = await newPerson(browser, program.url);
  await logIn(staff.context, 'admin', 'amelia');
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'user', 'newcomer@example.com');
  const answer = await context.request.post('/javaplus/user/recordQuestion/createRecordQuestion', {
    data: { questionTypeAreaId: 9999, title: 'Online Consultation', msgContent: '<p>Is anybody there?</p>' },
  });
  const { data: ticket } = (await answer.json()) as { data: { id: number; personalId: number } };

  const told = page.waitForRequest(/\/java\/front\/sendQuestion$/);
  const wish = page
    .waitForEvent('websocket', (socket) => socket.url().includes('faqwebsocket'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('event-userApply')),
    );
  await page.goto(`/user/chat?questionRecordId=${ticket.id}`);
  const leave = page.getByRole('button', { name: 'Leave a message' });
  await page.addLocatorHandler(leave, () => leave.click());
  expect((await told).postDataJSON()).toMatchObject({ type: 1, questionRecordId: ticket.id });

  await staff.context.request.post('/javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord', {
    data: { recordQuestionId: ticket.id },
  });
  await wish;
  const panel = page.getByRole('region', { name: 'How was our service?' });
  await expect(panel).toHaveCount(1);
  await expect(panel).toBeVisible();

  const online = async () => {
    const list = await staff.context.request.post('/javaplus/admin/loginCookie/getOnLineIdList', {
      data: {},
    });
    return ((await list.json()) as { data: number[] }).data.includes(ticket.personalId);
  };
  await expect.poll(online).toBe(true);
  await page.goto('about:blank');
  // RT-29: without the goodbye it would take the 5 s of a lost socket.
  await expect.poll(online, { timeout: 4_500 }).toBe(false);
  for (const person of [staff.context, context]) await person.close();
});
