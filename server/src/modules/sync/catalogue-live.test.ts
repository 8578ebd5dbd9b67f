// What one agent changes in the knowledge base reaches everybody else over /ws_js, as a difference after which
// each holds what asking for all would give (RT-20, Q-36, Q-64, Q-05).
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type Given, type GivenCatalogue } from '../../../test/given';
import { catalogueTables, openSyncTab, type SyncTab } from '../../../test/sync-client';

const kb = '/api/admin/KnowledgeBase';
const wsid = 'tab-of-a1';

let app: TestApp;
/** Another program: what is asked for there tells nobody here. */
let there: TestApp;
let one: Given;
let catalogue: GivenCatalogue;
let first: TestClient;
let second: TestClient;

/** Tabs that hold the whole catalogue: the author's, his colleague's, visitors' of both languages. */
let author: SyncTab;
let colleague: SyncTab;
let visitor: SyncTab;
let chinese: SyncTab;

beforeAll(async () => {
  app = await startTestApp({ several: true });
  there = await startTestApp({ sharedWith: app });
  one = await givenStaff(app, { account: 'a1', name: 'Ada' });
  await givenStaff(app, { account: 'a2', name: 'Bob' });
  [first, second] = [await app.loginStaff('a1'), await app.loginStaff('a2')];
});
beforeEach(async () => {
  catalogue = await givenCatalogue(app, { persons: [one.id] });
  const abroad = app.client();
  abroad.setCookie('lang', 'zh');
  author = await openSyncTab(app, first, { wsid });
  colleague = await openSyncTab(app, second);
  visitor = await openSyncTab(app, app.client());
  chinese = await openSyncTab(app, abroad);
  for (const tab of [author, colleague, visitor, chinese]) await tab.askAll(catalogueTables);
});
afterEach(() => app.closeSockets());
afterAll(async () => {
  await there.stop();
  await app.stop();
});

const change = (client: TestClient, call: string, body: object) =>
  client.post(`${kb}/${call}`, body).then(({ body: answer }) => {
    expect(answer).toMatchObject({ errno: 0 });
    return answer.data;
  });
const titleOf = (tab: SyncTab, id: number) => tab.tables()['questionType']?.[id]?.['title'];

/** What each tab holds once nothing more comes is what it would be given anew. */
async function expectInStep(tabs: readonly SyncTab[]): Promise<void> {
  for (const tab of tabs) {
    const asked = await openSyncTab(there, clientOf(tab));
    const fresh = await asked.askAll(catalogueTables);
    await expect.poll(() => onlyCatalogue(tab.tables())).toEqual(onlyCatalogue(fresh));
    asked.socket.close();
  }
}
const onlyCatalogue = (tables: object) =>
  Object.fromEntries(
    Object.entries(tables).filter(([table]) => (catalogueTables as readonly string[]).includes(table)),
  );
function clientOf(tab: SyncTab): TestClient {
  if (tab === author) return first;
  if (tab === colleague) return second;
  const client = app.client();
  if (tab === chinese) client.setCookie('lang', 'zh');
  return client;
}

it('RT-20: a type that A1 renames has its new title at A2 and at a visitor within two seconds', async () => {
  await change(first, 'changeQuestionType', { id: catalogue.type, title: 'Joysticks' });
  await expect.poll(() => titleOf(colleague, catalogue.type)).toBe('Joysticks');
  await expect.poll(() => titleOf(visitor, catalogue.type)).toBe('Joysticks');
  const [part] = visitor.parts('questionType');
  expect(part).toMatchObject({ addArray: [], deleteArray: [] });
  expect(part?.changeArray).toHaveLength(1);
  await expectInStep([author, colleague, visitor, chinese]);
});

it('RT-20, Q-145: a change of one language goes to those who read it', async () => {
  await change(first, 'changeQuestionType', { id: catalogue.type, title: 'Joysticks', language: 'en' });
  await expect.poll(() => titleOf(visitor, catalogue.type)).toBe('Joysticks');
  expect(titleOf(chinese, catalogue.type)).toBe('摇杆');
  expect(chinese.parts()).toEqual([]);
  await change(first, 'changeQuestionType', { id: catalogue.type, title: '操纵杆', language: 'zh' });
  await expect.poll(() => titleOf(chinese, catalogue.type)).toBe('操纵杆');
  await expect.poll(() => titleOf(colleague, catalogue.type)).toBe('操纵杆');
  expect(visitor.parts()).toHaveLength(1);
});

it('Q-04, Q-64: the tab that made a change does not get it back, but is told the new state', async () => {
  const before = author.timestamp();
  const sibling = await openSyncTab(app, first, { wsid: 'another-tab' });
  const impostor = await openSyncTab(app, second, { wsid });
  for (const tab of [sibling, impostor]) await tab.askAll(catalogueTables);
  await change(first, 'changeQuestionType', { id: catalogue.type, title: 'Sticks!', wsid });
  for (const tab of [sibling, impostor, colleague]) {
    await expect.poll(() => titleOf(tab, catalogue.type)).toBe('Sticks!');
  }
  expect(author.parts('questionType')).toEqual([
    { table: 'questionType', addArray: [], changeArray: [], deleteArray: [], timestamp: author.timestamp() },
  ]);
  expect(author.timestamp()).toBeGreaterThan(before);
  await change(first, 'deleteQuestionType', { id: catalogue.otherType, wsid });
  await expect.poll(() => colleague.parts('questionType').at(-1)?.deleteArray).toEqual([catalogue.otherType]);
  expect(author.parts('questionType').at(-1)?.deleteArray).toEqual([]);
});

it('Q-36: what is taken out of publication is gone for users at once, with steps, answers and items', async () => {
  const { question } = catalogue;
  expect(visitor.rows('questionStep').filter((row) => row['question_id'] === question)).toHaveLength(2);
  await change(first, 'changeQuestion', { id: question, change: { valid: 0 } });
  await expect.poll(() => visitor.tables()['question']?.[question]).toBeUndefined();
  await expectInStep([visitor, chinese, colleague]);
  expect(visitor.rows('questionStep').filter((row) => row['question_id'] === question)).toEqual([]);
  expect(visitor.rows('questionItem').filter((row) => row['question_id'] === question)).toEqual([]);
  expect(visitor.parts('answerStep').flatMap((part) => part.deleteArray)).toHaveLength(2);
  expect(colleague.tables()['question']?.[question]).toMatchObject({ valid: 0 });

  visitor.socket.clear();
  await visitor.askAll(catalogueTables);
  await change(first, 'changeQuestion', { id: question, change: { description: '<p>Half written</p>' } });
  await expect
    .poll(() => colleague.tables()['question']?.[question])
    .toMatchObject({ description: '<p>Half written</p>' });
  expect(JSON.stringify(visitor.socket.frames)).not.toContain('Half written');
  await change(first, 'changeQuestion', { id: question, change: { valid: 1 } });
  await expect
    .poll(() => visitor.tables()['question']?.[question])
    .toMatchObject({ description: '<p>Half written</p>', valid: 1 });
  await expectInStep([visitor, chinese, colleague]);
});

it('Q-64: applied differences equal asking for all, whatever is edited', async () => {
  const added = await change(first, 'addQuestionType', { parent_id: catalogue.topType, title: 'Pedals' });
  await change(second, 'changeQuestionTypePerson', { question_type_id: added.id, add: [one.id] });
  const { id: question } = await change(first, 'addQuestion', { question_type_id: added.id, title: 'Why?' });
  await change(first, 'changeQuestionItem', { question_id: question, add: [catalogue.products[1]] });
  const { id: step } = await change(second, 'addQuestionStep', { question_id: question });
  const { id: next } = await change(second, 'addQuestionStep', { question_id: question });
  await change(first, 'changeQuestionStep', { id: step, change: { content: '<p>Look</p>' } });
  await change(first, 'addAnswerStep', {
    question_step_id: step,
    index: 0,
    content: 'Go on',
    next_question_step_id: next,
  });
  await change(first, 'changeQuestion', { id: question, change: { valid: 1 } });
  await expectInStep([author, colleague, visitor, chinese]);
  expect(visitor.tables()['question']?.[question]).toMatchObject({ title: 'Why?' });
  await change(first, 'changeQuestion', { id: question, change: { valid: 0 } });
  await change(second, 'deleteQuestionStep', { id: next });
  await change(first, 'deleteQuestionType', { id: added.id });
  await change(first, 'deleteQuestion', { id: catalogue.question });
  await expectInStep([author, colleague, visitor, chinese]);
  expect(visitor.tables()['questionType']?.[added.id]).toBeUndefined();
});

it('Q-64: 40 edits by two agents at once leave every tab in step, with rising timestamps', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      change(at % 2 === 0 ? first : second, at % 4 < 2 ? 'changeQuestionType' : 'addQuestionType', {
        ...(at % 4 < 2 ? { id: catalogue.type } : { parent_id: catalogue.topType }),
        title: `Title ${at}`,
      }),
    ),
  );
  await expectInStep([author, colleague, visitor, chinese]);
  const timestamps = colleague.parts().map((part) => part.timestamp);
  expect(timestamps).toEqual(timestamps.toSorted((a, b) => a - b));
});

it('Q-05: who holds the timestamp of before a change is refused, who was told of it is not', async () => {
  const stale = colleague.timestamp();
  await change(first, 'changeQuestionType', { id: catalogue.type, title: 'Newer', wsid });
  const refused = await second.post(`${kb}/changeQuestionType`, {
    id: catalogue.type,
    title: 'Older',
    timestamp: stale,
    wsid: 'tab-of-a2',
  });
  expect(refused.body.errno).toBe(1001);
  await expect.poll(() => titleOf(colleague, catalogue.type)).toBe('Newer');
  expect(colleague.timestamp()).toBeGreaterThan(stale);
  await change(second, 'changeQuestionType', {
    id: catalogue.type,
    title: 'Newest',
    timestamp: colleague.timestamp(),
    wsid: 'tab-of-a2',
  });
  await expect.poll(() => titleOf(author, catalogue.type)).toBe('Newest');
});

it('Q-05: staff are told of a change that reads the same to them', async () => {
  await change(first, 'changeQuestionType', { id: catalogue.type, title: 'English only', language: 'en' });
  await expect.poll(() => colleague.parts('questionType')).toHaveLength(1);
  expect(colleague.parts('questionType')[0]?.changeArray).toEqual([
    { id: catalogue.type, parent_id: catalogue.topType, title: '摇杆', order_no: 0 },
  ]);
});

it('RT-20, Q-64: a change in one program reaches the tabs of another within two seconds', async () => {
  const elsewhere = await openSyncTab(there, app.client());
  await elsewhere.askAll(catalogueTables);
  await change(first, 'changeQuestionType', { id: catalogue.type, title: 'From here' });
  await expect.poll(() => titleOf(elsewhere, catalogue.type)).toBe('From here');
  elsewhere.socket.close();
});

it('Q-64: a product that is described anew is so everywhere', async () => {
  const [product] = catalogue.products;
  await change(first, 'changeAllItem', { changeArray: [{ id: product, description: 'Lighter now.' }], wsid });
  for (const tab of [colleague, visitor]) {
    await expect.poll(() => tab.tables()['item']?.[product]).toMatchObject({ description: 'Lighter now.' });
  }
  await expectInStep([colleague, visitor, chinese]);
  expect(author.parts('item').every((part) => part.changeArray.length === 0)).toBe(true);
});

it('nothing is read for nobody, and who comes later holds the present', async () => {
  await app.closeSockets();
  await change(first, 'changeQuestionType', { id: catalogue.type, title: 'While away' });
  const late = await openSyncTab(app, second);
  await late.askAll(catalogueTables);
  expect(titleOf(late, catalogue.type)).toBe('While away');
  await change(first, 'changeQuestionType', { id: catalogue.type, title: 'And now' });
  await expect.poll(() => titleOf(late, catalogue.type)).toBe('And now');
});
