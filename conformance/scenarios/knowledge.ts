// Reading the knowledge base and counting its use.
import { act, isRefused } from '../act';
import { found, that } from '../expect';
import type { World } from '../world';
import { readQuestion, readTypes, type CatalogueType } from './catalogue';

export async function knowledge(world: World): Promise<void> {
  const visitor = world.visitor();
  const amelia = await world.staff('amelia');
  await act(world, visitor, 'POST /java/front/getQuestionTypeList', {
    what: 'customers see published questions only',
    look: async (data: CatalogueType[]) => {
      that(data.length >= 3, `only ${data.length} top types`);
      const questions = (await readTypes(visitor)).flatMap(({ element }) => element);
      that(questions.length > 0 && questions.every(({ valid }) => valid === 1), 'an unpublished one');
      that(
        questions.every(({ accessQuestion }) => accessQuestion === undefined),
        'with counts',
      );
    },
  });
  const published = (await readTypes(visitor)).flatMap(({ element }) => element);
  const { id } = found(published[0], 'a question');
  const wsid = `conformance-${Date.now()}`;

  await act(world, visitor, 'POST /api/user/Base/accessStatistics', {
    what: 'counts a reader',
    body: { question_id: id, base: 'knowledgeBase', component: 'AnswerQuestion', wsid },
  });
  await world.check('POST /api/user/Base/accessStatistics', 'staff see the count', async () => {
    that(((await readQuestion(amelia, id))?.accessQuestion ?? 0) >= 1, 'it is 0');
  });
  await act(world, amelia, 'POST /api/admin/Base/accessStatistics', {
    what: 'counts no reader',
    body: { question_id: id, base: 'knowledgeBase', component: 'AnswerQuestion' },
  });
  const solved = async () => (await readQuestion(amelia, id))?.solvedCount ?? 0;
  const before = await solved();
  await act(world, visitor, 'POST /api/user/KnowledgeBase/changeQuestion', {
    what: 'counts a solution once a day',
    body: { id, change: { solved: 1 }, wsid },
    look: async () => {
      await visitor.call('POST /api/user/KnowledgeBase/changeQuestion', { id, change: { solved: 1 }, wsid });
      const now = await solved();
      that(now === before + 1, `${before} became ${now}`);
    },
  });
  await isRefused(world, visitor, 'POST /api/user/KnowledgeBase/changeQuestion', {
    what: 'nothing else can be changed',
    body: { id, change: { title: 'mine' }, wsid },
    number: 1000,
  });
}
