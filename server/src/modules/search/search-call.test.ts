// The call of the search: what it answers, to whom, in which language, and what it refuses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { SentHeaders, TestClient } from '../../../test/client';
import { givenCatalogue, givenCustomer, givenStaff, type GivenCatalogue } from '../../../test/given';

let app: TestApp;
let staff: TestClient;
let customer: TestClient;
let catalogue: GivenCatalogue;
let directoryId: number;

const search = async (query: Record<string, string>, by = app.client(), headers: SentHeaders = {}) => {
  const { status, body } = await by.get(`/java/front/search?${new URLSearchParams(query)}`, headers);
  return { status, ...body };
};
const titlesOf = (data: { list: { title: string }[] }) => data.list.map(({ title }) => title);

const addQuestions = async (questions: readonly { title: string; description: string }[]) => {
  const common = { titleZh: null, descriptionZh: null, changePersonId: null, changeTime: app.clock.now() };
  const ids = await app.app.modules.knowledge.createQuestions(
    app.app.db,
    questions.map((question) => ({
      ...common,
      ...question,
      typeId: catalogue.type,
      valid: 1,
      productIds: [],
      steps: [],
    })),
  );
  app.app.modules.knowledge.catalogueChanged();
  return ids;
};

beforeAll(async () => {
  app = await startTestApp();
  const { id } = await givenStaff(app, { account: 'agent' });
  await givenCustomer(app, { account: 'pilot@example.com' });
  catalogue = await givenCatalogue(app, { persons: [id] });
  staff = await app.loginStaff('agent');
  customer = await app.loginCustomer('pilot@example.com');
  const directory = await staff.post('/javaplus/admin/sopDirectory/saveOrUpdateDirectory', { name: '维修' });
  directoryId = directory.body.data.id as number;
  const saved = await staff.post('/java/admin/saveOrUpdateQuestion', {
    directoryId,
    title: '更换霍尔传感器',
    problemPhenomenon: 'the stick drifts',
    answerList: [{ content: '打开底盖，更换传感器。', orderNo: 1 }],
  });
  expect(saved.body.code).toBe(200);
});
afterAll(() => app.stop());

describe('GET /java/front/search', () => {
  it('Q-34, Q-132, Q-153: answers ids, marked snippets and the way to them', async () => {
    const { code, data } = await search({ q: 'stick drift' });
    expect(code).toBe(200);
    expect(data).toEqual({
      list: [
        {
          kind: 'question',
          id: catalogue.question,
          title: 'My stick drifts',
          titleMarks: [[3, 15]],
          snippet: 'Drift is common.',
          marks: [[0, 5]],
          nav: [
            { id: catalogue.topType, title: 'Hardware' },
            { id: catalogue.type, title: 'Sticks' },
          ],
          score: expect.any(Number),
        },
      ],
      total: 1,
    });
  });

  it.each([
    ['en', 'drif', 'My stick drifts'],
    ['en', 'my stick drifti', 'My stick drifts'],
    ['en', 'my stick driftin', 'My stick drifts'],
    ['en', 'strick', 'My stick drifts'],
    ['en', 'STI', 'My stick drifts'],
    ['en', 'base b2', 'My stick drifts'],
    ['en', '漂移', 'My stick drifts'],
    ['zh', '漂', '摇杆漂移'],
    ['zh', '我的摇杆漂移了', '摇杆漂移'],
    ['zh', 'drift', '摇杆漂移'],
  ])('Q-132: in %s, %j finds while it is typed', async (lang, q, title) => {
    const { data } = await search({ q, lang });
    expect(titlesOf(data)).toContain(title);
  });

  it.each(['weather in Paris', '你好', '<script>alert(1)</script>', '%', '🙂', 'x', '__proto__', '(', '\\'])(
    'Q-132: %j is about nothing, and no error',
    async (q) => expect(await search({ q })).toMatchObject({ code: 200, data: { list: [], total: 0 } }),
  );

  it('Q-132: offers only what clearly fits, a list also what comes near', async () => {
    await addQuestions([
      { title: 'Spare feet for the pedals', description: '<p>They are in the small bag.</p>' },
      {
        title: 'What is in the large box',
        description: '<p>Manuals, feet, cables and the warranty card.</p>',
      },
    ]);
    const titles = async (q: string, use: string) => titlesOf((await search({ q, use })).data);
    expect(await titles('feet', 'list')).toEqual(['Spare feet for the pedals', 'What is in the large box']);
    expect(await titles('feet', 'offer')).toEqual(['Spare feet for the pedals']);
    expect(await titles('manuals', 'offer')).toEqual([]);
    expect(await titles('manuals and cables', 'offer')).toEqual(['What is in the large box']);
    expect((await search({ q: 'feet', use: 'other' })).status).toBeLessThan(500);
    expect((await search({ q: 'feet', use: 'other' })).code).not.toBe(200);
  });

  it('Q-132: what is being written is found by nobody', async () => {
    for (const by of [customer, staff]) {
      expect((await search({ q: 'How do I calibrate?' }, by)).data.total).toBe(0);
    }
  });

  it('Q-145: answers in the language asked for, else in that of the caller', async () => {
    const chinese = app.client();
    chinese.setCookie('lang', 'zh');
    const marked = { title: '摇杆漂移', titleMarks: [[2, 4]], marks: [[0, 2]] };
    expect((await search({ q: '漂移' }, chinese)).data.list).toMatchObject([marked]);
    expect((await search({ q: '漂移', lang: 'zh' })).data.list).toMatchObject([marked]);
    const [own] = (await search({ q: '漂移', lang: 'en' }, chinese)).data.list;
    expect(own).toMatchObject({ title: 'My stick drifts', titleMarks: [], marks: [] });
    expect(titlesOf((await search({ q: 'drifts' }, staff)).data)).toContain('摇杆漂移');
  });

  it('Q-132, Q-165: staff find the SOP tree too, customers and visitors never', async () => {
    const { data } = await search({ q: '传感器' }, staff);
    expect(data.list).toMatchObject([
      { kind: 'sop', title: '更换霍尔传感器', nav: [{ id: directoryId, title: '维修' }] },
    ]);
    for (const by of [customer, app.client()]) {
      expect((await search({ q: '传感器' }, by)).data.total).toBe(0);
      expect((await search({ q: '传感器' }, by, { 'x-user-type': 'admin' })).data.total).toBe(0);
    }
    expect((await search({ q: '传感器' }, staff, { 'x-user-type': 'user' })).data.total).toBe(0);
  });

  it('Q-132, KB-06: keeps to a product and to what is about all of them', async () => {
    const [forAll = 0] = await addQuestions([
      { title: 'Every stick drifts a little', description: '<p>Within 1 %.</p>' },
    ]);
    const [own, other] = catalogue.products;
    const ids = async (itemId: string) =>
      (await search({ q: 'stick drifts', itemId })).data.list.map(({ id }: { id: number }) => id).sort();
    expect(await ids(String(own))).toEqual([catalogue.question, forAll].sort());
    expect(await ids(String(other))).toEqual([forAll]);
    expect(await ids('2147483647')).toEqual([forAll]);
  });

  it('Q-153: answers at most as many as wanted and says how many there are', async () => {
    await addQuestions(
      Array.from({ length: 11 }, (_, at) => ({ title: `Gyroscope no. ${at}`, description: '<p>Spins.</p>' })),
    );
    const { data } = await search({ q: 'gyroscope', limit: '2' });
    expect([data.list.length, data.total]).toEqual([2, 11]);
    expect((await search({ q: 'gyroscope' })).data.list).toHaveLength(10);
    expect((await search({ q: 'gyroscope', limit: '30' })).data.list).toHaveLength(11);
  });

  it('Q-132: never answers whole bodies', async () => {
    const description = `<p>${'word '.repeat(50)} altimeter ${'x '.repeat(50)}</p>`;
    await addQuestions([{ title: 'Altimeter', description }]);
    const { snippet } = (await search({ q: 'altimeter' })).data.list[0];
    expect([...snippet].length).toBeLessThanOrEqual(164);
  });

  it.each([
    [{}],
    [{ q: '' }],
    [{ q: '   ' }],
    [{ q: '字'.repeat(201) }],
    [{ q: 'a\u0000b' }],
    [{ q: 'stick', lang: 'fr' }],
    [{ q: 'stick', itemId: '-1' }],
    [{ q: 'stick', itemId: 'x' }],
    [{ q: 'stick', limit: '0' }],
    [{ q: 'stick', limit: '31' }],
    [{ q: 'stick', limit: '1.5' }],
  ])('refuses %j', async (query) => expect(await search(query)).toMatchObject({ status: 200, code: 400 }));

  it('takes 200 characters of any kind', async () => {
    expect((await search({ q: '🙂'.repeat(200) })).code).toBe(200);
  });
});

it('Q-157: answers 60 searches a minute and address, then says when to come back', async () => {
  const limited = await startTestApp({ env: { LIMIT_SEARCHES: '60' } });
  try {
    const client = limited.client();
    for (let count = 0; count < 60; count += 1) {
      expect((await client.get('/java/front/search?q=stick')).body.code).toBe(200);
    }
    const { status, body, headers } = await client.get('/java/front/search?q=stick');
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 429, '60']);
    limited.clock.advance(60_000);
    expect((await client.get('/java/front/search?q=stick')).status).toBe(200);
  } finally {
    await limited.stop();
  }
});
