// The order of types and questions, set by staff (decision 20), through the front door.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEditing, type Editing } from '../../../test/given-editing';

let given: Editing;

beforeAll(async () => {
  given = await startEditing();
});
afterAll(() => given.app.stop());

const addType = (parent_id: number, title: string) => given.done('addQuestionType', { parent_id, title });
const addQuestion = async (typeId: number, title: string) => {
  given.app.clock.advance(1_000);
  return given.done('addQuestion', { question_type_id: typeId, title });
};
const typesBelow = async (id: number) => (await given.type(id))?.children.map((child) => child.id);
const questionsOf = async (id: number) => (await given.type(id))?.element.map((question) => question.id);

/** A type at depth 2 with three questions, the oldest first. */
async function threeQuestions() {
  const type = await addType(given.catalogue.topType, 'Ordered');
  const questions = [];
  for (const title of ['one', 'two', 'three']) questions.push(await addQuestion(type, title));
  return { type, questions: questions as [number, number, number] };
}

it('CONFLICT-33: a type goes to another place among those beside it, for everybody; the last one at most', async () => {
  const top = await addType(0, 'Ordered top');
  const [a, b, c] = [await addType(top, 'a'), await addType(top, 'b'), await addType(top, 'c')];
  await given.done('moveQuestionType', { id: c, index: 0 });
  expect(await typesBelow(top)).toEqual([c, a, b]);
  await given.done('moveQuestionType', { id: c, index: 99 });
  expect(await typesBelow(top)).toEqual([a, b, c]);
  const tops = async () => (await given.types(given.visitor)).filter((type) => type.parent_id === 0);
  await given.done('moveQuestionType', { id: top, index: 0 });
  expect((await tops())[0]).toMatchObject({ id: top });
  expect(await addType(top, 'd')).toBe((await typesBelow(top))?.at(-1));
});

it('KB-19: questions stand by time until one is moved; then each keeps its place, and a new one is the last', async () => {
  const { type, questions } = await threeQuestions();
  const [one, two, three] = questions;
  expect(await questionsOf(type)).toEqual([three, two, one]);
  await given.done('moveQuestion', { id: one, index: 0 });
  expect(await questionsOf(type)).toEqual([one, three, two]);
  given.app.clock.advance(1_000);
  await given.done('changeQuestion', { id: two, change: { title: 'Changed' } });
  expect(await questionsOf(type)).toEqual([one, three, two]);
  const four = await addQuestion(type, 'four');
  expect(await questionsOf(type)).toEqual([one, three, two, four]);
  await given.done('sortQuestionsByTime', { question_type_id: type });
  expect(await questionsOf(type)).toEqual([four, two, three, one]);
  expect((await given.question(one))?.order_no).toBeUndefined();
});

it('KB-22: who moves a question has not changed what stands in it', async () => {
  const { questions } = await threeQuestions();
  const before = await given.question(questions[0]);
  given.app.clock.advance(1_000);
  await given.done('moveQuestion', { id: questions[0], index: 1 }, given.bert);
  const { changeTime, change_person_id } = (await given.question(questions[0])) ?? {};
  expect({ changeTime, change_person_id }).toEqual({
    changeTime: before?.changeTime,
    change_person_id: given.people.amelia,
  });
});

it('many who move, add and delete at once leave each its own place', async () => {
  const { type, questions } = await threeQuestions();
  const top = await addType(0, 'Raced');
  const children = [];
  for (const title of ['a', 'b', 'c', 'd']) children.push(await addType(top, title));
  const answers = await Promise.all([
    ...questions.flatMap((id, index) => [
      given.call('moveQuestion', { id, index }),
      given.call('moveQuestion', { id, index: 2 - index }, given.bert),
    ]),
    ...children.flatMap((id, index) => [
      given.call('moveQuestionType', { id, index }),
      given.call('moveQuestionType', { id, index: 3 - index }, given.bert),
    ]),
    given.call('addQuestion', { question_type_id: type, title: 'four' }),
    given.call('addQuestionType', { parent_id: top, title: 'e' }),
    given.call('deleteQuestionType', { id: children[0] ?? 0 }),
  ]);
  expect(answers.filter(({ errno }) => ![0, 1005].includes(errno ?? -1))).toEqual([]);
  await given.done('moveQuestion', { id: questions[0], index: 0 });
  await given.done('moveQuestionType', { id: children[1] ?? 0, index: 0 });
  const places = await given.app.app.db
    .selectFrom('question')
    .select('order_no')
    .where('question_type_id', '=', type)
    .orderBy('order_no')
    .execute();
  expect(places.map((row) => row.order_no)).toEqual([1, 2, 3, 4]);
  const types = await given.app.app.db
    .selectFrom('question_type')
    .select('order_no')
    .where('parent_id', '=', top)
    .where('deleted', '=', false)
    .orderBy('order_no')
    .execute();
  expect(new Set(types.map((row) => row.order_no)).size).toBe(4);
});

it('Q-05: what somebody else changed meanwhile is refused, what is gone unknown; others may not move', async () => {
  const { type, questions } = await threeQuestions();
  const timestamp = await given.stamp();
  await given.done('changeQuestion', { id: questions[0], change: { title: 'Theirs' } }, given.bert);
  await given.done('changeQuestionType', { id: type, title: 'Theirs' }, given.bert);
  const errno = async (name: string, body: object, browser = given.amelia) =>
    (await given.call(name, { timestamp, ...body }, browser)).errno;
  expect(await errno('moveQuestion', { id: questions[0], index: 0 })).toBe(1001);
  expect(await errno('moveQuestionType', { id: type, index: 0 })).toBe(1001);
  expect(await errno('sortQuestionsByTime', { question_type_id: type })).toBe(1001);
  // A colleague's move of another one is no change of this one.
  await given.done('moveQuestion', { id: questions[1], index: 0 }, given.bert);
  expect(await errno('changeQuestion', { id: questions[2], change: { title: 'Mine' } })).toBe(0);
  expect(await errno('moveQuestion', { id: 2_000_000_000, index: 0 })).toBe(1005);
  expect(await errno('moveQuestionType', { id: 9999, index: 0 })).toBe(1005);
  expect(await errno('moveQuestion', { id: questions[1], index: 1 }, given.reader)).toBe(1004);
  expect(await errno('moveQuestionType', { id: type, index: 1 }, given.customer)).toBe(1003);
});

it('Q-134: a move stands in the history as one step', async () => {
  const { type, questions } = await threeQuestions();
  const [one, two, three] = questions;
  await given.done('moveQuestion', { id: one, index: 0 });
  await given.done('moveQuestion', { id: three, index: 0 });
  expect(await questionsOf(type)).toEqual([three, one, two]);
  const entries = await given.app.app.db
    .selectFrom('history_entry')
    .select(['row_id', 'step'])
    .where('section', '=', 'questions')
    .where('row_id', 'in', [one, three])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(new Set(entries.map(({ step }) => step)).size).toBe(1);
});
