// Editing question types through the front door.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, testDurations, testStart } from '../../../test/app';
import { givenCatalogue, givenStaff } from '../../../test/given';
import { givenTicket, givenUser, paths } from '../../../test/given-tickets';
import { startEditing, type Editing } from '../../../test/given-editing';
import { patience } from '../../../test/patience';

const unknown = 2_000_000_000;

let given: Editing;

beforeAll(async () => {
  given = await startEditing();
});
beforeEach(() => given.app.clock.set(testStart));
afterAll(() => given.app.stop());

/** A new type, and what it is called. */
let made = 0;
async function newType(parent_id = 0): Promise<{ id: number; title: string }> {
  made += 1;
  const title = `Type ${made}`;
  return { id: await given.done('addQuestionType', { parent_id, title }), title };
}

const newQuestion = (question_type_id: number) =>
  given.done('addQuestion', { question_type_id, title: 'Does it fly?' });

describe('API-048: addQuestionType', () => {
  it('EDIT-06, EDIT-27, Q-23: adds a child at any depth, and answers its id', async () => {
    let parent = given.catalogue.topType;
    for (const depth of [2, 3, 4]) {
      const { id, title } = await newType(parent);
      const type = await given.type(id);
      expect(type).toMatchObject({ id, parent_id: parent, title, element: [], children: [], person: [] });
      expect(type).toMatchObject({ editing: false, personName: [] });
      expect(type?.nav).toHaveLength(depth - 1);
      expect(type?.nav.at(-1)?.id).toBe(parent);
      parent = id;
    }
  });

  it('CONFLICT-33, EDIT-04: parent_id 0 makes a top-level type, the last one; a sibling has the same parent', async () => {
    const { id } = await newType(0);
    const { body } = await given.visitor.post('/java/front/getQuestionTypeList');
    expect(body.data.at(-1)).toMatchObject({ id, parent_id: 0, nav: [] });
    const [first, second] = [await newType(id), await newType(id)];
    expect((await given.type(id))?.children.map((child) => child.id)).toEqual([first.id, second.id]);
  });

  it('Q-159: the title is plain text, without the blanks around it', async () => {
    const title = '  <b>Base</b> & "grip" \u{1f680} ';
    const id = await given.done('addQuestionType', { parent_id: 0, title });
    expect((await given.type(id))?.title).toBe(title.trim());
  });

  it('Q-141: 200 characters are allowed, 201 and none are not, and nothing is added', async () => {
    const before = (await given.types()).length;
    const refused = async (title: unknown) =>
      (await given.call('addQuestionType', { parent_id: 0, title })).errmsg;
    expect(await refused('\u{1f680}'.repeat(201))).toBe('标题最多 200 个字符。');
    for (const empty of ['', '   ', '\u200b\n']) expect(await refused(empty)).toBe('请输入标题。');
    for (const wrong of [undefined, null, 5, ['x'], { a: 1 }, 'a\u0000b']) {
      expect((await given.call('addQuestionType', { parent_id: 0, title: wrong })).errno).toBe(1000);
    }
    expect(await given.types()).toHaveLength(before);
    const title = `  ${'\u{1f680}'.repeat(200)} `;
    expect((await given.call('addQuestionType', { parent_id: 0, title })).errno).toBe(0);
  });

  it('Q-143: below a type that is not there, is deleted or is the hidden one: 1005', async () => {
    const { id } = await newType();
    await given.done('deleteQuestionType', { id });
    await given.app.app.db
      .insertInto('question_type')
      .values({ id: 9999, title: 'Online consultation', change_time: testStart })
      .execute();
    for (const parent_id of [unknown, id, 9999]) {
      expect(await given.call('addQuestionType', { parent_id, title: 'x' })).toMatchObject({
        errno: 1005,
        data: {},
      });
    }
    expect((await given.call('deleteQuestionType', { id: 9999 })).errno).toBe(1005);
  });

  it('KB-15: no deeper than a link can say', async () => {
    let { id } = await newType();
    for (let depth = 2; depth <= 20; depth += 1) ({ id } = await newType(id));
    expect(await given.call('addQuestionType', { parent_id: id, title: 'x' })).toMatchObject({
      errno: 1000,
      errmsg: '分类最多 20 级。',
    });
  });
});

describe('API-049: changeQuestionType', () => {
  it('renames a type for everybody, on its path too; the older translation goes', async () => {
    const { type, deepType } = given.catalogue;
    await given.done('changeQuestionType', { id: type, title: ' Joysticks ' });
    for (const browser of [given.amelia, given.visitor]) {
      expect((await given.type(type, browser))?.title).toBe('Joysticks');
      expect((await given.type(deepType, browser))?.nav.at(-1)?.title).toBe('Joysticks');
    }
  });

  it('changes one language where one is named', async () => {
    const { id } = await newType();
    const seen = async () => [(await given.type(id))?.title, (await given.type(id, given.visitor))?.title];
    await given.done('changeQuestionType', { id, title: '脚舵', language: 'zh' });
    await given.done('changeQuestionType', { id, title: 'Pedals', language: 'en' });
    expect(await seen()).toEqual(['脚舵', 'Pedals']);
    const onlyChinese = await given.done('addQuestionType', { parent_id: 0, title: '油门', language: 'zh' });
    expect((await given.type(onlyChinese, given.visitor))?.title).toBe('油门');
  });

  it('refuses an empty and a long title, and an unknown type', async () => {
    const { id, title } = await newType();
    expect((await given.call('changeQuestionType', { id, title: ' ' })).errmsg).toBe('请输入标题。');
    expect((await given.call('changeQuestionType', { id, title: 'x'.repeat(201) })).errno).toBe(1000);
    expect((await given.type(id))?.title).toBe(title);
    expect((await given.call('changeQuestionType', { id: unknown, title: '' })).errno).toBe(1005);
  });
});

describe('API-050, EDIT-05, Q-28: deleteQuestionType', () => {
  it('takes types and questions below with it, in one stamp; tickets keep their texts', async () => {
    const top = await newType();
    const child = await newType(top.id);
    const grandchild = await newType(child.id);
    const questions = [await newQuestion(child.id), await newQuestion(grandchild.id)];
    await given.done('changeQuestion', { id: questions[0], change: { valid: 1 } });
    const user = await givenUser(given.app);
    const catalogue = { ...given.catalogue, type: child.id };
    const ticket = await givenTicket(user, catalogue, { questionId: questions[0] });
    const told = async () => {
      const { body } = await user.client.post(paths.list);
      const [row] = (body.data as { id: number }[]).filter(({ id }) => id === ticket.id);
      return row;
    };
    const before = await told();

    await given.done('deleteQuestionType', { id: top.id });
    const ids = (await given.types()).map((type) => type.id);
    for (const { id } of [top, child, grandchild]) expect(ids).not.toContain(id);
    for (const id of questions) expect(await given.question(id)).toBeUndefined();
    expect(await told()).toEqual(before);
    expect(JSON.stringify(before)).toContain(`${top.title} / ${child.title}`);

    const stamp = await given.stamp();
    const { db } = given.app.app;
    const rows = [
      ...(await db
        .selectFrom('question_type')
        .select(['deleted', 'stamp', 'change_person_id'])
        .where('id', 'in', [top.id, child.id, grandchild.id])
        .execute()),
      ...(await db
        .selectFrom('question')
        .select(['deleted', 'stamp', 'change_person_id'])
        .where('id', 'in', questions)
        .execute()),
    ];
    expect(rows).toEqual(
      Array.from({ length: 5 }, () => ({
        deleted: true,
        stamp,
        change_person_id: given.people.amelia,
      })),
    );
  });

  it('what is deleted can be neither deleted again nor changed nor added to', async () => {
    const top = await newType();
    const child = await newType(top.id);
    const question = await newQuestion(child.id);
    await given.done('deleteQuestionType', { id: top.id });
    for (const { id } of [top, child]) {
      expect((await given.call('deleteQuestionType', { id })).errno).toBe(1005);
      expect((await given.call('changeQuestionType', { id, title: 'x' })).errno).toBe(1005);
      expect((await given.call('addQuestion', { question_type_id: id, title: 'x' })).errno).toBe(1005);
    }
    expect((await given.call('changeQuestion', { id: question, change: { valid: 1 } })).errno).toBe(1005);
    expect((await given.call('addQuestionStep', { question_id: question })).errno).toBe(1005);
  });

  it('leaves nothing behind when others add below it at the same time', async () => {
    const { id } = await newType();
    const child = await newType(id);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? given.call('addQuestionType', { parent_id: child.id, title: 'late' })
          : given.call('addQuestion', { question_type_id: child.id, title: 'late' }),
      ),
      given.call('deleteQuestionType', { id }),
      ...Array.from({ length: 20 }, () =>
        given.call('addQuestionType', { parent_id: child.id, title: 'late' }),
      ),
    ]);
    expect(answers[20]?.errno).toBe(0);
    for (const { errno } of answers) expect([0, 1005]).toContain(errno);
    const types = await given.types();
    expect(types.filter(({ title }) => title === 'late')).toEqual([]);
    const left = await given.app.app.db
      .selectFrom('question')
      .select('id')
      .where('title', '=', 'late')
      .where('deleted', '=', false)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('API-051, EDIT-03, Q-30: changeQuestionTypePerson', () => {
  it('adds and removes; customers see the names', async () => {
    const { id } = await newType();
    const { amelia, bert } = given.people;
    const persons = async () => (await given.type(id))?.person;
    await given.done('changeQuestionTypePerson', { question_type_id: id, add: [bert, amelia, bert] });
    expect(await persons()).toEqual([amelia, bert]);
    await given.done('changeQuestionTypePerson', { question_type_id: id, add: [bert], del: [amelia] });
    expect(await persons()).toEqual([bert]);
    expect((await given.type(id, given.visitor))?.personName).toEqual(['Bert Blum']);
    await given.done('changeQuestionTypePerson', { question_type_id: id, del: [bert, unknown] });
    expect(await persons()).toEqual([]);
    await given.done('changeQuestionTypePerson', { question_type_id: id });
  });

  it('refuses somebody who is unknown or no longer active, and then changes nothing', async () => {
    const { id } = await newType();
    const { amelia, bert } = given.people;
    const change = (add: unknown) => given.call('changeQuestionTypePerson', { question_type_id: id, add });
    for (const wrong of [unknown, 0]) {
      expect(await change([amelia, wrong])).toMatchObject({ errno: 1000, errmsg: '所选人员不存在。' });
    }
    const setActive = (active: boolean) =>
      given.app.app.db.updateTable('person').set({ active }).where('id', '=', bert).execute();
    await setActive(false);
    expect((await change([bert])).errno).toBe(1000);
    await setActive(true);
    for (const wrong of ['x', [null], [-1], {}]) expect((await change(wrong)).errno).toBe(1000);
    expect((await given.type(id))?.person).toEqual([]);
    expect(
      (await given.call('changeQuestionTypePerson', { question_type_id: unknown, add: [0] })).errno,
    ).toBe(1005);
  });

  it('fifty at once end in one list without doubles', async () => {
    const { id } = await newType();
    const { amelia, bert } = given.people;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        given.call(
          'changeQuestionTypePerson',
          { question_type_id: id, add: [index % 2 === 0 ? amelia : bert] },
          index % 3 === 0 ? given.bert : given.amelia,
        ),
      ),
    );
    expect(answers.map(({ errno }) => errno)).toEqual(Array.from({ length: 50 }, () => 0));
    expect((await given.type(id))?.person).toEqual([amelia, bert]);
  });
});

describe('ROLE-09, ROLE-10, ROLE-11, Q-20, Q-143, Q-144: who may edit', () => {
  const calls: [string, object][] = [
    ['addQuestionType', { parent_id: 0, title: 'x' }],
    ['changeQuestionType', { id: unknown, title: '' }],
    ['deleteQuestionType', { id: unknown }],
    ['changeQuestionTypePerson', { question_type_id: unknown, add: [unknown] }],
    ['addQuestion', { question_type_id: unknown, title: '' }],
    ['deleteQuestion', { id: unknown }],
    ['changeQuestion', { id: unknown, change: { x: 1 } }],
    ['changeQuestionItem', { question_id: unknown, add: [unknown] }],
    ['addQuestionStep', { question_id: unknown }],
    ['changeQuestionStep', { id: unknown, change: {} }],
    ['deleteQuestionStep', { id: unknown }],
    ['addAnswerStep', { question_step_id: unknown }],
    ['changeAnswerStep', { id: unknown, change: {} }],
    ['deleteAnswerStep', { id: unknown }],
  ];

  it.each(calls)('%s: the session first, then read-only, then existence', async (name, body) => {
    const before = await given.types();
    for (const browser of [given.visitor, given.customer]) {
      expect(await given.call(name, body, browser)).toMatchObject({ errno: 1003, data: {} });
    }
    expect(await given.call(name, body, given.reader)).toMatchObject({
      errno: 1004,
      errmsg: '只读用户不能操作',
    });
    if (name !== 'addQuestionType') {
      expect(await given.call(name, body)).toMatchObject({ errno: 1005, errmsg: '内容不存在。' });
    }
    expect(await given.types()).toEqual(before);
  });
});

describe('Q-24, Q-36: what was changed is read at once', () => {
  it('by a second program on the same database too', async () => {
    const one = await startTestApp({ several: true });
    const two = await startTestApp({ sharedWith: one });
    const catalogue = await givenCatalogue(one);
    await givenStaff(one, { account: 'amelia' });
    const [here, there] = [await one.loginStaff('amelia'), two.client()];
    const titles = async () =>
      ((await there.post('/java/front/getQuestionTypeList')).body.data as { title: string }[]).map(
        ({ title }) => title,
      );
    await vi.waitFor(async () => expect(await titles()).toEqual(['Hardware', 'Orders']), patience);
    one.clock.advance(testDurations.minute);
    await here.post('/api/admin/KnowledgeBase/changeQuestionType', { id: catalogue.topType, title: 'Gear' });
    await vi.waitFor(async () => expect(await titles()).toEqual(['Gear', 'Orders']), patience);
    await two.stop();
    await one.stop();
  });
});
