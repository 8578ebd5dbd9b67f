// The knowledge base through the front door (API-032, API-033, API-043, API-068, KB-02, KB-03, KB-17…KB-22,
// ROLE-06, FLOW-11, Q-24…Q-27).
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import { startTestApp, testDurations, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import {
  givenCatalogue,
  givenCustomer,
  givenStaff,
  type Given,
  type GivenCatalogue,
} from '../../../test/given';
import { patience } from '../../../test/patience';

const list = '/java/front/getQuestionTypeList';
const statistics = '/api/user/Base/accessStatistics';
const change = '/api/user/KnowledgeBase/changeQuestion';

let app: TestApp;
let amelia: Given;
let chen: Given;
let catalogue: GivenCatalogue;
let staff: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  amelia = await givenStaff(app, { account: 'amelia', name: 'Amelia Hart' });
  await givenCustomer(app, { account: 'pilot@example.com' });
  chen = await givenStaff(app, { account: 'chen', name: '陈立 Chen Li' });
  catalogue = await givenCatalogue(app, { persons: [amelia.id, chen.id] });
  staff = await app.loginStaff('amelia');
});
beforeEach(() => app.clock.set(testStart));
afterAll(() => app.stop());

async function types(browser = app.client(), headers = {}): Promise<QuestionType[]> {
  return (await browser.post(list, {}, headers)).body.data as QuestionType[];
}

function everything(of: readonly QuestionType[]): QuestionType[] {
  return of.flatMap((type) => [type, ...everything(type.children)]);
}

async function question(id: number, browser = staff): Promise<Question | undefined> {
  return everything(await types(browser))
    .flatMap((type) => type.element)
    .find((found) => found.id === id);
}

describe('API-033: the catalogue', () => {
  it('staff, who read Chinese, get the other side of every pair when they ask for it', async () => {
    const titles = async (language?: string) =>
      ((await staff.post(list, { language })).body.data as QuestionType[]).map(({ title }) => title);
    expect(await titles()).toEqual(await titles('zh'));
    expect(await titles('en')).toContain('Hardware');
    expect(await titles('zh')).not.toContain('Hardware');
    expect((await staff.post(list, { language: 'fr' })).body.code).toBe(400);
  });

  it('Q-24: is a tree with everything that a customer needs', async () => {
    const { body } = await app.client().post(list);
    expect(body.code).toBe(200);
    const [hardware, orders] = body.data as QuestionType[];
    expect(orders).toMatchObject({ id: catalogue.otherType, parent_id: 0, title: 'Orders', children: [] });
    const sticks = hardware?.children[0];
    expect(sticks).toMatchObject({
      id: catalogue.type,
      parent_id: catalogue.topType,
      nav: [{ id: catalogue.topType, title: 'Hardware' }],
      person: [amelia.id, chen.id],
      personName: ['Amelia Hart', 'Chen Li'],
    });
    const drift = sticks?.element[0];
    expect(drift).toMatchObject({
      id: catalogue.question,
      question_type_id: catalogue.type,
      title: 'My stick drifts',
      description: '<p>Drift is common.</p>',
      valid: 1,
      item: [catalogue.products[0]],
      nav: [
        { id: catalogue.topType, title: 'Hardware' },
        { id: catalogue.type, title: 'Sticks' },
      ],
      change_person_id: amelia.id,
      change_person_name: 'Amelia Hart',
      changeTime: testStart,
    });
    const [first, second] = drift?.questionStep ?? [];
    expect(first).toMatchObject({ index: 0, type: 'questionAnswer', content: '<p>Does it drift cold?</p>' });
    expect(first?.answerStep.map((answer) => [answer.content, answer.next_question_step_id])).toEqual([
      ['Yes', second?.id],
      ['No', 0],
    ]);
    expect(second).toMatchObject({ index: 1, type: 'goToChat', answerStep: [] });
  });

  it('comes in the language of the customer, in English where there is no translation', async () => {
    const browser = app.client();
    browser.setCookie('lang', 'zh');
    const found = everything(await types(browser));
    expect(found.map((type) => type.title)).toEqual(['硬件', '摇杆', 'Calibration', '订单']);
    expect(found[1]?.element[0]).toMatchObject({ title: '摇杆漂移', description: '<p>漂移很常见。</p>' });
    expect(found[1]?.element[0]?.questionStep[0]?.answerStep.map(({ content }) => content)).toEqual([
      '是',
      'No',
    ]);
  });

  it('names staff to visitors as their language does; staff read the whole name', async () => {
    const inChinese = app.client();
    inChinese.setCookie('lang', 'zh');
    const named = async (browser: TestClient) => everything(await types(browser))[1]?.personName.at(-1);
    expect(await named(app.client())).toBe('Chen Li');
    expect(await named(inChinese)).toBe('陈立');
    expect(await named(staff)).toBe('陈立 Chen Li');
  });

  it('ROLE-06, KB-18, KB-21: customers see what is published and no numbers, staff see all of it', async () => {
    for (const browser of [app.client(), await app.loginCustomer('pilot@example.com')]) {
      const found = everything(await types(browser));
      expect(found.flatMap((type) => type.element.map(({ id }) => id))).toEqual([catalogue.question]);
      expect(found.map((type) => type.editing)).toEqual([false, false, false, false]);
      expect(JSON.stringify(found)).not.toMatch(/accessQuestion|solvedCount/);
    }
    const found = everything(await types(staff));
    expect(found.flatMap((type) => type.element.map(({ id }) => id))).toEqual([
      catalogue.question,
      catalogue.draft,
    ]);
    expect(found.map((type) => type.editing)).toEqual([true, true, true, false]);
    expect(found[1]?.element[0]).toMatchObject({ accessQuestion: 0, solvedCount: 0 });
  });

  it('Q-165: the header says for which side a browser with both sessions speaks', async () => {
    const both = await app.loginCustomer('pilot@example.com');
    both.setCookie('faq_admin_sid', staff.cookie('faq_admin_sid') ?? '');
    const seen = async (headers: Record<string, string>) =>
      everything(await types(both, headers)).flatMap((type) => type.element).length;
    expect(await seen({})).toBe(1);
    expect(await seen({ 'x-user-type': 'admin' })).toBe(2);
    expect(await seen({ 'x-user-type': 'user' })).toBe(1);
    const visitor = everything(await types(app.client(), { 'x-user-type': 'admin' }));
    expect(visitor.flatMap((type) => type.element)).toHaveLength(1);
  });

  it('never lists the hidden type of online consultations', async () => {
    await app.app.db
      .insertInto('question_type')
      .values({ id: 9999, title: 'Online consultation', change_time: testStart })
      .execute();
    app.app.modules.knowledge.catalogueChanged();
    for (const browser of [app.client(), staff]) {
      expect(everything(await types(browser)).map(({ id }) => id)).not.toContain(9999);
    }
  });

  it('KB-17: a type whose parent is gone stands at the top', async () => {
    const { knowledge } = app.app.modules;
    const parent = await knowledge.createQuestionType(app.app.db, {
      parentId: null,
      title: 'Gone',
      titleZh: null,
      orderNo: 9,
    });
    await knowledge.createQuestionType(app.app.db, {
      parentId: parent,
      title: 'Orphan',
      titleZh: null,
      orderNo: 9,
    });
    await app.app.db.updateTable('question_type').set({ deleted: true }).where('id', '=', parent).execute();
    knowledge.catalogueChanged();
    expect((await types()).map(({ title }) => title)).toEqual(['Hardware', 'Orders', 'Orphan']);
  });

  it('KB-19, KB-22: at depth 2 the newest change comes first, with who made it', async () => {
    const { knowledge } = app.app.modules;
    const ids = await knowledge.createQuestions(
      app.app.db,
      [2, 1, 3].map((hours) => ({
        typeId: catalogue.type,
        title: `Changed ${hours} h ago`,
        titleZh: null,
        description: '',
        descriptionZh: null,
        valid: 1 as const,
        productIds: [],
        changePersonId: amelia.id,
        changeTime: testStart - hours * testDurations.hour,
        steps: [],
      })),
    );
    knowledge.catalogueChanged();
    const sticks = everything(await types()).find(({ id }) => id === catalogue.type);
    expect(sticks?.element.map(({ title }) => title)).toEqual([
      'My stick drifts',
      'Changed 1 h ago',
      'Changed 2 h ago',
      'Changed 3 h ago',
    ]);
    expect(sticks?.element[1]?.item).toEqual([0]);

    await app.app.db
      .updateTable('question')
      .set({ change_time: testStart + 1 })
      .where('id', '=', ids[2] ?? 0)
      .execute();
    knowledge.catalogueChanged();
    const again = everything(await types()).find(({ id }) => id === catalogue.type);
    expect(again?.element[0]?.title).toBe('Changed 3 h ago');
  });

  it('a change made in another program is seen here', async () => {
    const one = await startTestApp({ several: true });
    const two = await startTestApp({ sharedWith: one });
    const titles = async () =>
      ((await two.client().post(list)).body.data as QuestionType[]).map(({ title }) => title);
    expect(await titles()).toEqual([]);
    await givenCatalogue(one);
    await vi.waitFor(async () => expect(await titles()).toEqual(['Hardware', 'Orders']), patience);
    await two.stop();
    await one.stop();
  });

  it('Q-33: what editors write is cleaned before it is stored', async () => {
    const { knowledge } = app.app.modules;
    const attack =
      '<p onclick="alert(1)">Read <script>alert(1)</script><a href="javascript:alert(1)">this</a></p>';
    const [id = 0] = await knowledge.createQuestions(app.app.db, [
      {
        typeId: catalogue.otherType,
        title: '<b>plain</b>',
        titleZh: null,
        description: attack,
        descriptionZh: attack,
        valid: 1,
        productIds: [],
        changePersonId: null,
        changeTime: testStart,
        steps: [{ type: 'questionAnswer', content: attack, contentZh: null, answers: [] }],
      },
    ]);
    knowledge.catalogueChanged();
    const clean = '<p>Read <a>this</a></p>';
    expect(await question(id)).toMatchObject({
      title: '<b>plain</b>',
      description: clean,
      questionStep: [{ content: clean }],
    });
  });
});

describe('API-043, KB-21, Q-27: who opened a question', () => {
  const opened = async () => (await question(catalogue.question))?.accessQuestion;
  const body = () => ({
    question_id: catalogue.question,
    base: 'knowledgeBase',
    component: 'AnswerQuestion',
  });

  it('counts each person once, whatever he is', async () => {
    const before = (await opened()) ?? 0;
    const guest = app.client();
    const { token } = await app.app.modules.identity.createAnonymous(app.app.db, 'global');
    guest.setCookie('faq_anon_sid', token);
    const sendAll = async () => {
      expect((await app.client().post(statistics, body())).body).toMatchObject({ errno: 0, data: {} });
      await app.client().post(statistics, { ...body(), wsid: 'tab-1' });
      await app.client().post(statistics, { ...body(), wsid: 'tab-2' });
      await (await app.loginCustomer('pilot@example.com')).post(statistics, body());
      await guest.post(statistics, { ...body(), wsid: 'tab-3' });
    };
    await sendAll();
    await sendAll();
    expect(await opened()).toBe(before + 5);
  });

  it('holds when one person asks fifty times at once', async () => {
    const before = (await opened()) ?? 0;
    await Promise.all(
      Array.from({ length: 50 }, () => app.client().post(statistics, { ...body(), wsid: 'storm' })),
    );
    expect(await opened()).toBe(before + 1);
  });

  it('API-068: staff do not raise it, on either path', async () => {
    const before = await opened();
    expect((await staff.post('/api/admin/Base/accessStatistics', body())).body.errno).toBe(0);
    expect((await app.client().post('/api/admin/Base/accessStatistics', body())).body.errno).toBe(1003);
    expect(await opened()).toBe(before);
  });

  it.each([{ question_id: '' }, { question_id: null }, {}])('%j is a mere view of a screen', async (id) => {
    const answer = await app
      .client()
      .post(statistics, { ...id, base: 'chat', component: 'Home', wsid: 'tab-9' });
    expect(answer.body.errno).toBe(0);
    const views = await app.app.db.selectFrom('access_screen').select(['base', 'component']).execute();
    expect(views.at(-1)).toEqual({ base: 'chat', component: 'Home' });
  });

  it('what is not there, or not published, counts nothing', async () => {
    for (const question_id of [catalogue.draft, 2_000_000_000]) {
      expect((await app.client().post(statistics, { ...body(), question_id })).body.errno).toBe(0);
    }
    expect((await question(catalogue.draft))?.accessQuestion).toBe(0);
  });

  it.each([{ question_id: { a: 1 } }, { question_id: 'x' }, { base: ['x'] }, { wsid: 'x'.repeat(100) }])(
    'survive.md 5: %j is refused',
    async (wrong) => {
      const answer = await app.client().post(statistics, { ...body(), ...wrong });
      expect([answer.status, answer.body.errno]).toEqual([200, 1000]);
    },
  );
});

describe('API-032, FLOW-11, Q-26: a question found solved', () => {
  const solved = async () => (await question(catalogue.question))?.solvedCount;
  const body = () => ({ id: catalogue.question, change: { solved: 1 } });

  it('counts once a day for each person', async () => {
    const before = (await solved()) ?? 0;
    const pilot = await app.loginCustomer('pilot@example.com');
    for (let round = 0; round < 2; round += 1) {
      expect((await app.client().post(change, body())).body).toMatchObject({ errno: 0 });
      expect((await app.client().post(change, { ...body(), wsid: 'tab-1' })).body.errno).toBe(0);
      expect((await pilot.post(change, { ...body(), wsid: 'tab-1' })).body.errno).toBe(0);
    }
    expect(await solved()).toBe(before + 3);
    app.clock.advance(testDurations.day);
    await pilot.post(change, body());
    expect(await solved()).toBe(before + 4);
  });

  it('holds when one person says so fifty times at once', async () => {
    const before = (await solved()) ?? 0;
    await Promise.all(
      Array.from({ length: 50 }, () => app.client().post(change, { ...body(), wsid: 'storm' })),
    );
    expect(await solved()).toBe(before + 1);
  });

  it.each([
    [{ change: { title: 'x' } }],
    [{ change: { solved: 1, title: 'x' } }],
    [{ change: { solved: 0 } }],
    [{ change: { solved: true } }],
    [{ change: { solved: '1' } }],
    [{ change: { solved: { a: 1 } } }],
    [{ change: {} }],
    [{ change: [] }],
    [{ change: null }],
    [{ change: 'solved' }],
  ])('Q-35, survive.md 15: %j is refused and changes nothing', async (wrong) => {
    const before = await question(catalogue.question);
    const answer = await app.client().post(change, { ...body(), ...wrong });
    expect([answer.status, answer.body.errno]).toEqual([200, 1000]);
    expect(await question(catalogue.question)).toEqual(before);
  });

  it('Q-143: an unknown question and one in edit mode answer the same', async () => {
    for (const id of [catalogue.draft, 2_000_000_000]) {
      const { body: answer } = await app.client().post(change, { id, change: { solved: 1 } });
      expect(answer).toMatchObject({ errno: 1004, data: {} });
    }
  });
});

describe('the door', () => {
  const door = () => app.app.modules.knowledge;

  it('Q-42, Q-23: the way to a type, and who is responsible on it', async () => {
    const path = await door().findTypePath(app.app.db, catalogue.deepType);
    expect(path).toMatchObject({
      id: catalogue.deepType,
      depth: 3,
      personIds: [[], [amelia.id, chen.id], []],
    });
    expect(path?.title('en')).toBe('Hardware / Sticks / Calibration');
    expect(path?.title('zh')).toBe('硬件 / 摇杆 / Calibration');
    expect(await door().findTypePath(app.app.db, 2_000_000_000)).toBeUndefined();
  });

  it('Q-28: no way to a deleted type, nor to one below it; its tickets are still found', async () => {
    const parent = await door().createQuestionType(app.app.db, { parentId: null, title: 'A', titleZh: null });
    const child = await door().createQuestionType(app.app.db, {
      parentId: parent,
      title: 'B',
      titleZh: null,
    });
    expect(await door().findTypePath(app.app.db, child)).toMatchObject({ depth: 2 });
    await app.app.db.updateTable('question_type').set({ deleted: true }).where('id', '=', parent).execute();
    expect(await door().findTypePath(app.app.db, parent)).toBeUndefined();
    expect(await door().findTypePath(app.app.db, child)).toBeUndefined();
    expect((await door().descendantTypeIds(app.app.db, [parent])).toSorted()).toEqual([parent, child]);
    expect(await door().descendantTypeIds(app.app.db, [])).toEqual([]);
  });

  it('types that run in a circle neither hang a list nor a way', async () => {
    const create = (parentId: number | null) =>
      door().createQuestionType(app.app.db, { parentId, title: 'Circle', titleZh: null });
    const first = await create(null);
    const second = await create(first);
    await app.app.db
      .updateTable('question_type')
      .set({ parent_id: second })
      .where('id', '=', first)
      .execute();
    door().catalogueChanged();
    expect(await door().findTypePath(app.app.db, second)).toBeUndefined();
    expect((await door().descendantTypeIds(app.app.db, [first])).length).toBe(2);
    expect((await types()).filter(({ title }) => title === 'Circle')).toHaveLength(2);
  });

  it('finds a question, published or not', async () => {
    expect(await door().findQuestion(app.app.db, catalogue.draft)).toMatchObject({
      valid: 0,
      typeId: catalogue.deepType,
    });
    expect(await door().findQuestion(app.app.db, 2_000_000_000)).toBeUndefined();
  });
});
