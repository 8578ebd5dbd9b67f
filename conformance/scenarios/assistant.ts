// The assistant: an answer with its sources, the history, and forgetting it.
import { act, isRefused } from '../act';
import { dataOf, found, same, that } from '../expect';
import type { World } from '../world';

const ask = 'POST /java/front/sopAi';
const reply = 'POST /javaplus/admin/assistant/getReply';
const history = 'GET /java/front/getUserHisAiList';

export async function assistant(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const rows = dataOf(await amelia.call('POST /javaplus/admin/recordQuestion/queryRecordQuestionList'));
  const questionId = found(
    rows.list.find((row: { isSolved: number }) => row.isSolved === 0),
    'an open ticket',
  ).id;
  await act(world, amelia, ask, {
    what: 'answers from the knowledge base, with sources',
    body: { type: 0, questionId, content: 'How do I calibrate the stick?' },
    look: ({ content, sources }) => that(content !== '' && sources.length > 0, 'no answer or no source'),
  });
  await act(world, amelia, ask, {
    what: 'says so when it knows nothing',
    body: { type: 0, questionId, content: 'zzzz qqqq' },
    look: ({ content, sources }) => that(content !== '' && sources.length === 0, 'it makes something up'),
  });
  await act(world, amelia, history, {
    what: 'questions and answers, oldest first',
    body: { questionId },
    look: (data: { role: string }[]) =>
      same(
        data.slice(-4).map(({ role }) => role),
        ['user', 'ai', 'user', 'ai'],
        'roles',
      ),
  });
  const [, answer] = dataOf(await amelia.call(history, { questionId })) as { id: number }[];
  await act(world, amelia, reply, {
    what: 'an answer in English, passage by passage',
    body: { questionId, id: found(answer, 'an answer').id, lang: 'en' },
    look: ({ passages }: { passages: { content: string }[] }) =>
      that(
        passages.length > 0 &&
          passages.every(({ content }) => content !== '' && !/\p{Script=Han}/u.test(content)),
        'it is not in English',
      ),
  });
  await isRefused(world, amelia, reply, {
    what: 'an answer that is not there',
    body: { questionId, id: 2_000_000_000, lang: 'en' },
    number: 404,
  });
  await isRefused(world, amelia, ask, {
    what: 'an empty question',
    body: { questionId, content: ' ' },
    number: 500,
  });
  await isRefused(world, await world.staff('reader'), ask, {
    what: 'read-only staff may not ask',
    body: { questionId, content: 'stick' },
    number: 403,
  });
  await isRefused(world, await world.customer('newcomer@example.com'), history, {
    what: "somebody else's ticket",
    body: { questionId },
    number: 403,
  });
  await act(world, amelia, 'GET /java/front/delUserHistoriesAiChatList', {
    what: 'forgets',
    body: { questionId },
    look: async () => same(dataOf(await amelia.call(history, { questionId })), [], 'history'),
  });
}
