// Editing the knowledge base on types and questions of its own, which go again.
import { act, isRefused } from '../act';
import type { Browser, CallKey } from '../browser';
import { found, same, that } from '../expect';
import type { World } from '../world';
import { readQuestion, readTypes } from './catalogue';

const kb = (name: string) => `POST /api/admin/KnowledgeBase/${name}` as CallKey;
const idOf = (data: { id: number }) => found(data.id, 'the id');

export async function knowledgeEditing(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const add = (name: string, what: string, body: object) =>
    act<number>(world, amelia, kb(name), { what, body, look: idOf });

  const top = await add('addQuestionType', 'adds a top type', { parent_id: 0, title: 'Conformance' });
  try {
    const type = await add('addQuestionType', 'adds a type below', { parent_id: top, title: 'Below' });
    await types(world, amelia, type);
    const question = await add('addQuestion', 'adds a question', {
      question_type_id: type,
      title: 'Does it work?',
    });
    await questions(world, amelia, question);
    await order(world, amelia, { top, type, question });
    await steps(world, amelia, question);
    await staleness(world, amelia, question);
    await act(world, amelia, kb('deleteQuestion'), {
      what: 'the question is gone',
      body: { id: question },
      look: async () => that((await readQuestion(amelia, question)) === undefined, 'it is still there'),
    });
  } finally {
    await act(world, amelia, kb('deleteQuestionType'), {
      what: 'the type and those below it are gone',
      body: { id: top },
      look: async () => that(!(await readTypes(amelia)).some(({ id }) => id === top), 'it is still there'),
    });
  }
}

interface Ordered {
  readonly top: number;
  readonly type: number;
  readonly question: number;
}

async function order(world: World, amelia: Browser, { top, type, question }: Ordered): Promise<void> {
  const beside = await amelia.call(kb('addQuestionType'), { parent_id: top, title: 'Beside' });
  const other = await amelia.call(kb('addQuestion'), { question_type_id: type, title: 'And this?' });
  const typeIn = async (id: number) =>
    found(
      (await readTypes(amelia)).find((one) => one.id === id),
      'the type',
    );
  const besideId = found(beside.data.id as number, 'the type beside');
  const otherId = found(other.data.id as number, 'the other question');
  const places = async () => (await typeIn(type)).element.map(({ id }) => id);
  await act(world, amelia, kb('moveQuestionType'), {
    what: 'puts a type first',
    body: { id: besideId, index: 0 },
    look: async () =>
      same(
        (await typeIn(top)).children.map(({ id }) => id),
        [besideId, type],
        'types',
      ),
  });
  await act(world, amelia, kb('moveQuestion'), {
    what: 'puts the older question first',
    body: { id: question, index: 0 },
    look: async () => same(await places(), [question, otherId], 'questions'),
  });
  await act(world, amelia, kb('sortQuestionsByTime'), {
    what: 'they stand by time again',
    body: { question_type_id: type },
    look: async () => same(await places(), [otherId, question], 'questions'),
  });
  await amelia.call(kb('deleteQuestion'), { id: otherId });
}

async function types(world: World, amelia: Browser, type: number): Promise<void> {
  const now = async () =>
    found(
      (await readTypes(amelia)).find(({ id }) => id === type),
      'the type',
    );
  await act(world, amelia, kb('changeQuestionType'), {
    what: 'renames it',
    body: { id: type, title: 'Renamed' },
    look: async () => same((await now()).title, 'Renamed', 'title'),
  });
  const people = await amelia.call('POST /javaplus/admin/personal/getCustomerList');
  const person = found(people.data[0], 'a person').id as number;
  for (const [what, change, wanted] of [
    ['adds a responsible person', { add: [person] }, [person]],
    ['removes him', { del: [person] }, []],
  ] as const) {
    await act(world, amelia, kb('changeQuestionTypePerson'), {
      what,
      body: { question_type_id: type, ...change },
      look: async () => same((await now()).person, wanted, 'persons'),
    });
  }
  await isRefused(world, amelia, kb('addQuestionType'), {
    what: 'an empty title is refused',
    body: { parent_id: type, title: ' ' },
    number: 1000,
  });
}

async function questions(world: World, amelia: Browser, id: number): Promise<void> {
  const now = async () => found(await readQuestion(amelia, id), 'the question');
  await world.check(kb('addQuestion'), 'it is unpublished and for all products', async () => {
    const { valid, item, questionStep } = await now();
    same([valid, item, questionStep], [0, [0], []], 'valid, item, steps');
  });
  await act(world, amelia, kb('changeQuestion'), {
    what: 'changes the description, cleaned',
    body: { id, change: { description: '<p>Yes.</p><script>alert(1)</script>' } },
    look: async () => same((await now()).description, '<p>Yes.</p>', 'description'),
  });
  const items = await amelia.call('POST /java/front/getItemList');
  const product = found(items.data[0], 'a product').id as number;
  await act(world, amelia, kb('changeQuestionItem'), {
    what: 'for one product instead of all',
    body: { question_id: id, add: [product], del: [0] },
    look: async () => same((await now()).item, [product], 'item'),
  });
}

async function steps(world: World, amelia: Browser, question: number): Promise<void> {
  const now = async () => found(await readQuestion(amelia, question), 'the question').questionStep;
  const stepOf = async (id: number) =>
    found(
      (await now()).find((one) => one.id === id),
      'the step',
    );
  const addStep = (what: string) =>
    act<number>(world, amelia, kb('addQuestionStep'), { what, body: { question_id: question }, look: idOf });
  const first = await addStep('adds a step');
  const second = await addStep('adds another behind it');
  await world.check(kb('addQuestionStep'), 'steps are in order', async () =>
    same(
      (await now()).map(({ id, index, type }) => [id, index, type]),
      [
        [first, 0, 'questionAnswer'],
        [second, 1, 'questionAnswer'],
      ],
      'steps',
    ),
  );
  await act(world, amelia, kb('changeQuestionStep'), {
    what: 'changes its content',
    body: { id: first, change: { content: '<p>Is it plugged in?</p>' } },
    look: async () => same((await stepOf(first)).content, '<p>Is it plugged in?</p>', 'content'),
  });
  const answer = await act<number>(world, amelia, kb('addAnswerStep'), {
    what: 'adds an answer that leads on',
    body: { question_step_id: first, index: 0, content: 'Yes', next_question_step_id: second },
    look: idOf,
  });
  await act(world, amelia, kb('changeAnswerStep'), {
    what: 'changes its content',
    body: { id: answer, change: { content: 'No' } },
    look: async () => same((await stepOf(first)).answerStep[0]?.content, 'No', 'content'),
  });
  await act(world, amelia, kb('moveQuestionStep'), {
    what: 'puts a step first',
    body: { id: second, index: 0 },
    look: async () => {
      const places = (await now()).map(({ id, index }) => [id, index]);
      const wanted = [
        [second, 0],
        [first, 1],
      ];
      same(places, wanted, 'steps');
    },
  });
  await act(world, amelia, kb('deleteQuestionStep'), {
    what: 'answers that led there end the flow',
    body: { id: second },
    look: async () => same((await stepOf(first)).answerStep[0]?.next_question_step_id, 0, 'next step'),
  });
  await act(world, amelia, kb('changeQuestion'), {
    what: 'publishes it',
    body: { id: question, change: { valid: 1 } },
  });
  await isRefused(world, amelia, kb('changeQuestionStep'), {
    what: 'steps of a published question stand',
    body: { id: first, change: { content: '<p>x</p>' } },
    number: 1000,
  });
  await act(world, amelia, kb('changeQuestion'), {
    what: 'hides it',
    body: { id: question, change: { valid: 0 } },
  });
  await act(world, amelia, kb('deleteAnswerStep'), {
    what: 'the answer is gone',
    body: { id: answer },
    look: async () => same((await stepOf(first)).answerStep, [], 'answers'),
  });
}

/** a change made after the given state, by another tab, is not written over. */
async function staleness(world: World, amelia: Browser, id: number): Promise<void> {
  await isRefused(world, amelia, kb('changeQuestion'), {
    what: 'a change on an old state answers 1001',
    body: { id, change: { title: 'Late' }, timestamp: 1, wsid: 'another-tab' },
    number: 1001,
  });
}
