// Editing questions through the front door.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDurations, testStart } from '../../../test/app';
import { startEditing, type Editing } from '../../../test/given-editing';

const unknown = 2_000_000_000;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let given: Editing;

beforeAll(async () => {
  given = await startEditing();
});
beforeEach(() => given.app.clock.set(testStart));
afterAll(() => given.app.stop());

const newQuestion = (title = 'Does it fly?') =>
  given.done('addQuestion', { question_type_id: given.catalogue.deepType, title });

const change = (id: number, what: object, more: object = {}) =>
  given.call('changeQuestion', { id, change: what, ...more });

async function uploaded(): Promise<string> {
  const path = '/api/admin/KnowledgeBase/uploadFile';
  const { body } = await given.amelia.upload(path, [{ name: 'a.png', type: 'image/png', content: png }]);
  return body.data[0].url as string;
}

describe('API-052, Q-31: addQuestion', () => {
  it('EDIT-26: makes one in edit mode for all products, and answers its id', async () => {
    given.app.clock.advance(testDurations.hour);
    const id = await newQuestion(' How far is <b>far</b>? ');
    expect(await given.question(id)).toEqual({
      id,
      question_type_id: given.catalogue.deepType,
      title: 'How far is <b>far</b>?',
      description: '',
      valid: 0,
      item: [0],
      nav: [
        { id: given.catalogue.topType, title: '硬件' },
        { id: given.catalogue.type, title: '摇杆' },
        { id: given.catalogue.deepType, title: 'Calibration' },
      ],
      questionStep: [],
      accessQuestion: 0,
      solvedCount: 0,
      change_person_id: given.people.amelia,
      change_person_name: 'Amelia Hart',
      changeTime: testStart + testDurations.hour,
    });
    expect(await given.question(id, given.visitor)).toBeUndefined();
  });

  it('refuses a title that is empty or too long, and a type that is not there', async () => {
    const add = (body: object) =>
      given.call('addQuestion', { question_type_id: given.catalogue.deepType, ...body });
    expect((await add({ title: '　' })).errmsg).toBe('请输入标题。');
    expect((await add({ title: 'x'.repeat(201) })).errmsg).toBe('标题最多 200 个字符。');
    expect((await add({})).errno).toBe(1000);
    expect(await add({ question_type_id: unknown, title: '' })).toMatchObject({ errno: 1005 });
  });
});

describe('API-053, EDIT-07: deleteQuestion', () => {
  it('takes it out of the catalogue of both sides, published or not', async () => {
    const id = await newQuestion();
    await change(id, { valid: 1 });
    expect(await given.question(id, given.visitor)).toBeDefined();
    await given.done('deleteQuestion', { id });
    for (const browser of [given.amelia, given.bert, given.visitor]) {
      expect(await given.question(id, browser)).toBeUndefined();
    }
    for (const gone of [id, unknown, 0]) {
      expect((await given.call('deleteQuestion', { id: gone })).errno).toBe(1005);
    }
    const row = await given.app.app.db
      .selectFrom('question')
      .select(['deleted', 'stamp', 'change_person_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({
      deleted: true,
      stamp: await given.stamp(),
      change_person_id: given.people.amelia,
    });
  });
});

describe('API-054, EDIT-12: changeQuestion', () => {
  it('stores each key alone, and several at once', async () => {
    const id = await newQuestion();
    given.app.clock.advance(testDurations.hour);
    expect((await given.call('changeQuestion', { id, change: { title: ' New ' } }, given.bert)).errno).toBe(
      0,
    );
    expect(await given.question(id)).toMatchObject({
      title: 'New',
      change_person_id: given.people.bert,
      change_person_name: 'Bert Blum',
      changeTime: testStart + testDurations.hour,
    });
    expect((await change(id, { description: '<h3>Big</h3>' })).errno).toBe(0);
    expect(await given.question(id)).toMatchObject({ title: 'New', description: '<h3>Big</h3>', valid: 0 });
    expect((await change(id, { valid: 1, title: 'Newer', description: '' })).errno).toBe(0);
    expect(await given.question(id)).toMatchObject({ title: 'Newer', description: '', valid: 1 });
  });

  it.each([
    [{ question_type_id: 1 }],
    [{ title: 'x', solved_count: 5 }],
    [{ solved: 1 }],
    [{ deleted: true }],
    [{ id: 1 }],
    [{}],
  ])('Q-35, survive.md 15: %j is refused and changes nothing', async (what) => {
    const before = await given.question(given.catalogue.draft);
    expect(await change(given.catalogue.draft, what)).toMatchObject({
      errno: 1000,
      errmsg: '不允许进行此修改。',
      data: {},
    });
    expect(await given.question(given.catalogue.draft)).toEqual(before);
  });

  it.each([
    [{ valid: 2 }],
    [{ valid: '1' }],
    [{ valid: null }],
    [{ title: null }],
    [{ title: ['x'] }],
    [{ title: ' ' }],
    [{ title: 'x'.repeat(201) }],
    [{ description: 5 }],
    [{ description: { html: 'x' } }],
    [{ valid: 1, title: '' }],
  ])('Q-141, survive.md 5: %j is refused and changes nothing', async (what) => {
    const before = await given.question(given.catalogue.draft);
    expect((await change(given.catalogue.draft, what)).errno).toBe(1000);
    expect(await given.question(given.catalogue.draft)).toEqual(before);
  });

  it('Q-144: existence before content', async () => {
    expect((await change(unknown, { title: '', x: 1 })).errno).toBe(1005);
    expect((await given.call('changeQuestion', { id: 1 })).errno).toBe(1000);
  });

  it('Q-33, Q-159, EDIT-20, EDIT-22: it is cleaned; headings, pictures and videos stay', async () => {
    const id = await newQuestion();
    const kept = '<h1>a</h1><h6>b</h6><p><strong>c</strong></p><img src="/static/x.png" />';
    await change(id, {
      description: `<script>alert(1)</script>${kept}<video src="/ipfs/v.mp4" onplay="x()"></video><p onclick="x()">d</p><a href="javascript:x()">e</a>
        <iframe src="https://evil.example"></iframe><img src="http://evil.example/x.png" onerror="x()">`,
    });
    const { description = '' } = (await given.question(id)) ?? {};
    expect(description).toContain(kept);
    expect(description).toContain('<video src="/static/v.mp4"');
    expect(description).toContain('<p>d</p><a>e</a>');
    expect(description).not.toMatch(/script|onclick|onerror|onplay|iframe|evil/);
  });

  it('takes a long description, and refuses one that is no article any more', async () => {
    const id = await newQuestion();
    const long = `<p>${'x'.repeat(300_000)}</p>`;
    expect((await change(id, { description: long })).errno).toBe(0);
    expect((await given.question(id))?.description).toBe(long);
    expect((await change(id, { description: 'x'.repeat(900_001) })).errno).toBe(1000);
  });
});

describe('languages of a text', () => {
  const seen = async (id: number) => {
    const [staff, customer] = [await given.question(id), await given.question(id, given.visitor)];
    return [staff?.title, customer?.title, staff?.description, customer?.description];
  };

  it('without a language the one text stands for both', async () => {
    const { question } = given.catalogue;
    expect(await seen(question)).toEqual([
      '摇杆漂移',
      'My stick drifts',
      '<p>漂移很常见。</p>',
      '<p>Drift is common.</p>',
    ]);
    await change(question, { title: 'It drifts' });
    expect(await seen(question)).toEqual([
      'It drifts',
      'It drifts',
      '<p>漂移很常见。</p>',
      '<p>Drift is common.</p>',
    ]);
  });

  it('with one only that column changes; an empty English one is filled', async () => {
    const id = await newQuestion('Lag');
    await change(id, { valid: 1, title: '延迟', description: '<p>新</p>' }, { language: 'zh' });
    expect(await seen(id)).toEqual(['延迟', 'Lag', '<p>新</p>', '<p>新</p>']);
    await change(id, { description: '<p>New</p>' }, { language: 'en' });
    await change(id, { description: '<p>更新</p>' }, { language: 'zh' });
    expect(await seen(id)).toEqual(['延迟', 'Lag', '<p>更新</p>', '<p>New</p>']);
    await change(id, { description: '<p><br></p>' }, { language: 'zh' });
    expect((await seen(id))[2]).toBe('<p>New</p>');
    expect((await change(id, { title: 'x' }, { language: 'de' })).errno).toBe(1000);
  });
});

describe('STATE-10, EDIT-18, CONFLICT-18, Q-36: publishing', () => {
  it('true and 1, false and 0 are the same; customers see it at once, or no longer', async () => {
    const id = await newQuestion();
    for (const [valid, stored] of [
      [true, 1],
      [false, 0],
      [1, 1],
      [0, 0],
      [1, 1],
      [1, 1],
    ] as const) {
      expect((await change(id, { valid })).errno).toBe(0);
      expect((await given.question(id))?.valid).toBe(stored);
      expect((await given.question(id, given.visitor)) !== undefined).toBe(stored === 1);
    }
    const row = given.app.app.db.selectFrom('question').select('valid').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ valid: 1 });
  });

  it('KB-18: what is above is flagged as editing meanwhile', async () => {
    const type = await given.done('addQuestionType', { parent_id: given.catalogue.otherType, title: 'A' });
    const id = await given.done('addQuestion', { question_type_id: type, title: 'Q' });
    const flags = async () => [
      (await given.type(given.catalogue.otherType))?.editing,
      (await given.type(type))?.editing,
    ];
    expect(await flags()).toEqual([true, true]);
    await change(id, { valid: true });
    expect(await flags()).toEqual([false, false]);
  });

  it('Q-142: its files are for everybody from then on, not before', async () => {
    const id = await newQuestion();
    const [ofText, ofStep, later, elsewhere] = [
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
    ];
    const status = async (url: string) => (await given.visitor.fetch(url)).status;
    await change(id, { description: `<p><img src="${ofText}"></p>` });
    const step = await given.done('addQuestionStep', { question_id: id });
    await given.done('changeQuestionStep', {
      id: step,
      change: { content: `<a href="${ofStep}">x</a>` },
      language: 'zh',
    });
    for (const url of [ofText, ofStep, later]) expect(await status(url)).toBe(404);
    await change(id, { valid: 1 });
    expect([await status(ofText), await status(ofStep), await status(later)]).toEqual([200, 200, 404]);
    await change(id, { description: `<img src="${later}">` }, { language: 'en' });
    expect([await status(ofText), await status(later), await status(elsewhere)]).toEqual([200, 200, 404]);
  });

  it('a picture that is missing keeps nobody from publishing', async () => {
    const id = await newQuestion();
    await change(id, { description: `<img src="/static/${'0'.repeat(32)}.png"><img src="/static/none">` });
    expect((await change(id, { valid: 1 })).errno).toBe(0);
  });
});

describe('API-055, EDIT-13: changeQuestionItem', () => {
  const items = async (id: number) => (await given.question(id))?.item;
  const changeItems = (question_id: number, body: object) =>
    given.call('changeQuestionItem', { question_id, ...body });

  it('0 means all and stands alone; nothing left means all', async () => {
    const id = await newQuestion();
    const [one, two] = given.catalogue.products;
    const becomes = async (body: object, wanted: number[]) => {
      expect((await changeItems(id, body)).errno).toBe(0);
      expect(await items(id)).toEqual(wanted);
    };
    await becomes({ add: [one, two], del: [0] }, [one, two]);
    await becomes({ add: [0] }, [0]);
    await becomes({ add: [two] }, [two]);
    await becomes({ add: [one, 0] }, [0]);
    await becomes({ del: [0] }, [0]);
    await becomes({ add: [one, one] }, [one]);
    await becomes({ del: [one] }, [0]);
    await becomes({}, [0]);
    await becomes({ del: [two, unknown] }, [0]);
  });

  it('refuses an unknown product and changes nothing', async () => {
    const id = await newQuestion();
    const [one] = given.catalogue.products;
    expect(await changeItems(id, { add: [one, unknown] })).toMatchObject({
      errno: 1000,
      errmsg: '所选产品不存在。',
    });
    for (const wrong of ['x', [null], [-1], { a: 1 }]) {
      expect((await changeItems(id, { add: wrong })).errno).toBe(1000);
    }
    expect(await items(id)).toEqual([0]);
    expect((await changeItems(unknown, { add: [unknown] })).errno).toBe(1005);
  });

  it('fifty at once end in one list without doubles', async () => {
    const id = await newQuestion();
    const [one, two] = given.catalogue.products;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => changeItems(id, { add: [index % 2 === 0 ? one : two] })),
    );
    expect(answers.map(({ errno }) => errno)).toEqual(Array.from({ length: 50 }, () => 0));
    expect(await items(id)).toEqual([one, two]);
  });
});
