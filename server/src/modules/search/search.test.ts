// What is found, by whom, in which language; and that a change is found at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCatalogue, givenStaff, type GivenCatalogue } from '../../../test/given';
import type { Hit, SearchQuery } from '.';

let app: TestApp;
let staff: TestClient;
let catalogue: GivenCatalogue;
let directoryId: number;

const retrieve = (text: string, change: Partial<SearchQuery> = {}): Promise<Hit[]> =>
  app.app.modules.search.retrieve({ text, lang: 'en', isStaff: false, limit: 5, ...change });

const saveQuestion = async (body: object) => {
  const answer = await staff.post('/java/admin/saveOrUpdateQuestion', { directoryId, ...body });
  expect(answer.body.code).toBe(200);
  return answer.body.data.id as number;
};

beforeAll(async () => {
  app = await startTestApp();
  const { id } = await givenStaff(app, { account: 'agent' });
  catalogue = await givenCatalogue(app, { persons: [id] });
  staff = await app.loginStaff('agent');
  const { body } = await staff.post('/javaplus/admin/sopDirectory/saveOrUpdateDirectory', { name: '维修' });
  directoryId = body.data.id as number;
  await saveQuestion({
    title: '更换霍尔传感器',
    problemPhenomenon: '读数跳变',
    answerList: [
      { content: '打开底盖，更换传感器。', orderNo: 1 },
      { content: 'Open the bottom plate and swap the sensor.', orderNo: 2, language: 'EN' },
    ],
  });
});
afterAll(() => app.stop());

describe('questions of the knowledge base', () => {
  it.each([
    ['drifting', 'en'],
    ['my sticks drift', 'en'],
    ['drfit drift stick', 'en'],
    ['Base B2', 'en'],
    ['漂移', 'zh'],
    ['我的摇杆为什么漂移？', 'zh'],
    ['does it drift cold', 'zh'],
  ] as const)('Q-101: %j in %s', async (text, lang) => {
    const [hit, ...others] = await retrieve(text, { lang });
    expect(others).toEqual([]);
    expect(hit).toEqual({
      kind: 'question',
      id: catalogue.question,
      title: lang === 'en' ? 'My stick drifts' : '摇杆漂移',
      nav: [
        { id: catalogue.topType, title: lang === 'en' ? 'Hardware' : '硬件' },
        { id: catalogue.type, title: lang === 'en' ? 'Sticks' : '摇杆' },
      ],
      text: lang === 'en' ? 'Drift is common.' : '漂移很常见。',
      score: expect.any(Number),
    });
  });

  it.each(['', '  ', 'what is this', '你好', 'weather in Paris', '<script>', 'constructor __proto__', '🙂'])(
    'Q-101: %j is about nothing',
    async (text) => expect(await retrieve(text, { isStaff: true })).toEqual([]),
  );

  it('Q-102: a question in edit mode is found by nobody', async () => {
    expect(await retrieve('How do I calibrate?')).toEqual([]);
    expect(await retrieve('How do I calibrate?', { isStaff: true })).toEqual([]);
  });

  it('finds what was published a moment ago, and no more what was taken back', async () => {
    const setValid = async (valid: 0 | 1) => {
      await app.app.db.updateTable('question').set({ valid }).where('id', '=', catalogue.draft).execute();
      app.app.modules.knowledge.catalogueChanged();
    };
    await setValid(1);
    expect(await retrieve('How do I calibrate?', { lang: 'zh' })).toMatchObject([
      { id: catalogue.draft, title: 'How do I calibrate?', text: 'Being written.' },
    ]);
    await setValid(0);
    expect(await retrieve('How do I calibrate?')).toEqual([]);
  });
});

describe("the agents' tree", () => {
  it('Q-101, Q-102: staff find it, customers never', async () => {
    for (const [text, lang] of [
      ['霍尔传感器', 'zh'],
      ['swap the sensor', 'en'],
      ['读数跳变', 'zh'],
    ] as const) {
      expect(await retrieve(text, { lang, isStaff: true })).toMatchObject([
        {
          kind: 'sop',
          title: '更换霍尔传感器',
          nav: [{ id: directoryId, title: '维修' }],
          text: lang === 'zh' ? '打开底盖，更换传感器。' : 'Open the bottom plate and swap the sensor.',
        },
      ]);
      expect(await retrieve(text, { lang })).toEqual([]);
    }
  });

  it('finds a change at once; an unassigned question and one without answers too', async () => {
    const id = await saveQuestion({ title: '脚舵润滑', problemPhenomenon: '踏板发涩', directoryId: 0 });
    const find = () => retrieve('脚舵润滑', { lang: 'zh', isStaff: true });
    expect(await find()).toMatchObject([{ kind: 'sop', id, nav: [], text: '踏板发涩' }]);
    await staff.get(`/java/admin/deleteByQuestionIds?sopQuestionIds=${id}`);
    expect(await find()).toEqual([]);
  });

  it('answers at most as many as are wanted, the best first', async () => {
    for (const at of [1, 2, 3]) await saveQuestion({ title: `陀螺仪 ${'校正'.repeat(at)}`, orderNo: at });
    const found = await retrieve('陀螺仪', { lang: 'zh', isStaff: true, limit: 2 });
    expect(found).toHaveLength(2);
    expect(found[0]?.score).toBeGreaterThanOrEqual(found[1]?.score ?? 0);
  });
});
