// The history of content: every edit of types, questions, steps, answers, products and the SOP tree
// says who, what and when, and can be taken back, deletions with all that went along.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEditing, type Editing } from '../../../test/given-editing';

const base = '/javaplus/admin/settings/history';

let editing: Editing;

interface Entry {
  readonly id: number;
  readonly section: string;
  readonly rowId: number;
  readonly action: string;
  readonly personName: string;
  readonly title: string;
  readonly together: number;
  readonly time: number;
}

const call = async (verb: string, body: object, browser = editing.amelia) =>
  (await browser.post(`${base}/${verb}`, body)).body;
const list = async (filter: object): Promise<Entry[]> => (await call('list', filter)).data.rows as Entry[];
const restore = (id: number | undefined, more: object = {}) => call('restore', { id, ...more });
const java = async (path: string, body: object) =>
  (await editing.amelia.post(`/java/admin/${path}`, body)).body;
const fetched = async (path: string) => (await editing.amelia.get(`/java/admin/${path}`)).body;

beforeAll(async () => {
  editing = await startEditing();
});
afterAll(() => editing.app.stop());

describe('Q-28: the knowledge base', () => {
  it('a question with its steps: each edit is an entry, each can be taken back', async () => {
    const { catalogue, done, bert } = editing;
    const id = await done('addQuestion', { question_type_id: catalogue.type, title: 'Why?' });
    const step = await done('addQuestionStep', { question_id: id });
    const last = await done('addQuestionStep', { question_id: id, type: 'goToChat' });
    await done('changeQuestionStep', { id: step, change: { content: '<p>Look</p>' } }, bert);
    const answer = await done('addAnswerStep', {
      question_step_id: step,
      content: 'Yes',
      next_question_step_id: last,
    });
    const whole = await editing.question(id);
    await done('deleteQuestionStep', { id: step });
    const entries = await list({ section: 'questions', rowId: id });
    expect(entries.map(({ action, personName }) => [action, personName])).toEqual([
      ['changed', 'Amelia Hart'],
      ['changed', 'Amelia Hart'],
      ['changed', 'Bert Blum'],
      ['changed', 'Amelia Hart'],
      ['changed', 'Amelia Hart'],
      ['added', 'Amelia Hart'],
    ]);
    const { data } = await call('get', { id: entries[0]?.id });
    expect(data.before.steps).toMatchObject([
      { id: step, content: '<p>Look</p>', answers: [{ id: answer, content: 'Yes', next: 2 }] },
      { id: last, type: 'goToChat' },
    ]);
    expect(data.after.steps).toMatchObject([{ id: last }]);

    expect(await restore(entries[0]?.id)).toMatchObject({ code: 200, data: { restored: 1 } });
    const back = await editing.question(id);
    expect(back?.questionStep).toEqual(whole?.questionStep);
    await done('deleteQuestion', { id });
    expect(await editing.question(id)).toBeUndefined();
    const [deleted] = await list({ section: 'questions', rowId: id, action: 'deleted' });
    await restore(deleted?.id);
    expect((await editing.question(id))?.questionStep).toEqual(whole?.questionStep);
  });

  it('a deleted type comes back alone, or with all that lay below it', async () => {
    const { catalogue, done } = editing;
    const before = await editing.type(catalogue.topType);
    await done('deleteQuestionType', { id: catalogue.topType });
    expect(await editing.type(catalogue.topType)).toBeUndefined();
    const [entry] = await list({ section: 'questionTypes', rowId: catalogue.topType, action: 'deleted' });
    expect(entry?.together).toBeGreaterThan(4);
    const [question] = await list({ section: 'questions', rowId: catalogue.question, action: 'deleted' });
    const refused = await restore(question?.id);
    expect(refused).toMatchObject({ code: 500, msg: expect.stringContaining('typeId') });
    expect(await editing.question(catalogue.question)).toBeUndefined();
    expect(await restore(entry?.id, { together: true })).toMatchObject({
      data: { restored: entry?.together },
    });
    const shape = (type: typeof before): unknown =>
      type && {
        id: type.id,
        title: type.title,
        questions: type.element.map(({ id, title, valid, item, questionStep }) => [
          id,
          title,
          valid,
          item,
          questionStep,
        ]),
        children: type.children.map(shape),
      };
    expect(shape(await editing.type(catalogue.topType))).toEqual(shape(before));
    expect(await restore(entry?.id, { together: true })).toMatchObject({ code: 500 });
  });

  it('types, responsible staff and products of a question', async () => {
    const { catalogue, done, people } = editing;
    await done('changeQuestionType', { id: catalogue.type, title: 'Levers' });
    await done('changeQuestionTypePerson', { question_type_id: catalogue.type, add: [people.bert] });
    await done('changeQuestionItem', { question_id: catalogue.question, add: [catalogue.products[1]] });
    const [persons, title] = await list({ section: 'questionTypes', rowId: catalogue.type });
    expect((await call('get', { id: persons?.id })).data).toMatchObject({
      before: { personIds: [people.amelia] },
      after: { personIds: [people.amelia, people.bert] },
    });
    await restore(title?.id);
    expect((await editing.type(catalogue.type))?.title).toBe('摇杆');
    const [products] = await list({ section: 'questions', rowId: catalogue.question });
    await restore(products?.id);
    expect((await editing.question(catalogue.question))?.item).toEqual([catalogue.products[0]]);
  });

  it('what is refused leaves no entry', async () => {
    const before = await list({});
    const { call: edit, catalogue } = editing;
    await edit('changeQuestion', { id: catalogue.draft, change: { title: '' } });
    await edit('deleteQuestion', { id: 2_147_483_647 });
    expect(await list({})).toEqual(before);
  });
});

describe('Q-97: the SOP tree', () => {
  it('directories, questions and answers: deleted with what goes along, and brought back', async () => {
    const directory = async (body: object) =>
      (await editing.amelia.post('/javaplus/admin/sopDirectory/saveOrUpdateDirectory', body)).body.data
        .id as number;
    const top = await directory({ name: 'Devices' });
    const child = await directory({ name: 'Pedals', pid: top });
    const answers = [
      { content: 'Clean it', language: 'EN', orderNo: 1 },
      { content: '清洁', language: 'CN', orderNo: 2 },
    ];
    const saved = await java('saveOrUpdateQuestion', {
      directoryId: child,
      title: 'Squeak',
      problemPhenomenon: 'It squeaks',
      orderNo: 1,
      answerList: answers,
    });
    const question = saved.data.id as number;
    const listed = async () =>
      (await fetched(`getAllQuestionListByDirectoryId?sopDirectoryId=${child}`)).data;
    const before = await listed();
    await editing.amelia.get(`/java/admin/deleteByAnswerIds?sopAnswerIds=${before[0].answerList[0].id}`);
    const [change] = await list({ section: 'sopQuestions', rowId: question });
    expect(change).toMatchObject({ action: 'changed', personName: 'Amelia Hart', title: 'Squeak' });
    await restore(change?.id);
    expect(await listed()).toEqual(before);

    await editing.amelia.post(`/javaplus/admin/sopDirectory/deleteByDirectoryId/${top}`);
    const [entry] = await list({ section: 'sopDirectories', rowId: top });
    expect(entry).toMatchObject({ action: 'deleted', together: 3 });
    await restore(entry?.id, { together: true });
    expect(await listed()).toEqual(before);
    // A minute later it would be signed anew, and says the same.
    const now = editing.app.clock.now();
    editing.app.clock.set(now + 60_000);
    expect(await restore(entry?.id, { together: true })).toMatchObject({
      code: 500,
      msg: expect.stringContaining('没有可恢复的内容'),
    });
    editing.app.clock.set(now);

    await editing.amelia.get(`/java/admin/deleteByQuestionIds?sopQuestionIds=${question}`);
    const [gone] = await list({ section: 'sopQuestions', rowId: question });
    await restore(gone?.id);
    expect(await listed()).toEqual(before);
  });
});

describe('Q-134: the list', () => {
  it('is filtered, paged and newest first; readers may look and not restore', async () => {
    const { people, reader, customer, visitor } = editing;
    const all = await list({ pageSize: 500 });
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one));
    expect(await list({ pageSize: 2, pageNum: 2 })).toEqual(all.slice(2, 4));
    const ofBert = await list({ personId: people.bert });
    expect(ofBert).toEqual(all.filter(({ personName }) => personName === 'Bert Blum'));
    expect(ofBert).toHaveLength(1);
    expect(await list({ search: 'sQUEAk' })).toEqual(all.filter(({ title }) => title === 'Squeak'));
    expect(await list({ search: '100%' })).toEqual([]);
    const now = editing.app.clock.now();
    expect(await list({ from: now, to: now + 1, pageSize: 500 })).toEqual(all);
    expect(await list({ to: now })).toEqual([]);
    expect((await call('list', { pageSize: 500 }, reader)).data.rows).toEqual(all);
    expect(await call('restore', { id: all[0]?.id }, reader)).toMatchObject({ code: 403, errno: 1004 });
    for (const nobody of [customer, visitor])
      expect(await call('list', {}, nobody)).toMatchObject({ code: 401 });
    expect(await call('get', { id: 2_147_483_647 })).toMatchObject({ code: 404 });
  });
});
