// The directory editor on a directory of its own, which goes again.
import { act, isRefused } from '../act';
import type { Browser } from '../browser';
import { dataOf, found, same, that } from '../expect';
import type { World } from '../world';

interface Node {
  id: number;
  name: string;
  children: Node[];
}

const save = 'POST /javaplus/admin/sopDirectory/saveOrUpdateDirectory';
const saveQuestion = 'POST /java/admin/saveOrUpdateQuestion';
const listQuestions = 'GET /java/admin/getAllQuestionListByDirectoryId';
const listAnswers = 'GET /java/admin/getAllAnswerListByQuestionId';

export async function sop(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const id = await act<number>(world, amelia, save, {
    what: 'adds a directory',
    body: { name: 'Conformance', pid: 0, orderNo: 99 },
    look: (data) => found(data.id, 'the id'),
  });
  await trees(world, amelia, id);
  await act(world, amelia, save, {
    what: 'renames it',
    body: { id, name: 'Conformance 2' },
    look: async () => same((await nodeOf(amelia, id))?.name, 'Conformance 2', 'name'),
  });
  await isRefused(world, amelia, save, {
    what: 'the unassigned node stands',
    body: { id: 0, name: 'x', pid: 0 },
    number: 500,
  });
  const question = await questions(world, amelia, id);
  await act(world, amelia, 'POST /javaplus/admin/sopDirectory/deleteByDirectoryId/:id', {
    what: 'the directory is gone, its question is unassigned',
    sent: { id },
    look: async () => {
      that((await nodeOf(amelia, id)) === undefined, 'it is still there');
      const unassigned = dataOf(await amelia.call(listQuestions, { sopDirectoryId: 0 })) as Node[];
      that(
        unassigned.some((one) => one.id === question),
        'the question is lost',
      );
    },
  });
  await act(world, amelia, 'GET /java/admin/deleteByQuestionIds', {
    what: 'the question is gone',
    body: { sopQuestionIds: String(question) },
    look: async () => {
      const unassigned = dataOf(await amelia.call(listQuestions, { sopDirectoryId: 0 })) as Node[];
      that(!unassigned.some((one) => one.id === question), 'it is still there');
    },
  });
}

async function nodeOf(amelia: Browser, id: number): Promise<Node | undefined> {
  const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
  const tree = dataOf(await amelia.call('GET /java/admin/getAllDirectoryList')) as Node;
  return flat(tree.children).find((node) => node.id === id);
}

async function trees(world: World, amelia: Browser, id: number): Promise<void> {
  await act(world, amelia, 'GET /java/admin/getAllDirectoryList', {
    what: 'unassigned questions first',
    look: (data: Node) => same(data.children[0]?.id, 0, 'first node'),
  });
  await act(world, amelia, 'POST /javaplus/admin/sopDirectory/getSopTreeList', {
    what: 'the same tree with its questions',
    look: (data: (Node & { questionList: unknown[] })[]) => {
      that(
        data.some((node) => node.id === id),
        'the new one is missing',
      );
      that(
        data.every((node) => Array.isArray(node.questionList)),
        'a node without questions',
      );
    },
  });
}

async function questions(world: World, amelia: Browser, directoryId: number): Promise<number> {
  const answers = [
    { language: 'CN', orderNo: 1, content: '请重新插拔。' },
    { language: 'EN', orderNo: 2, content: 'Plug it in again.' },
  ];
  const id = await act<number>(world, amelia, saveQuestion, {
    what: 'adds a question with answers',
    body: { directoryId, title: 'Not found', orderNo: 1, problemPhenomenon: '无法识别', answerList: answers },
    look: (data) => found(data.id, 'the id'),
  });
  await act(world, amelia, listQuestions, {
    what: 'it stands in its directory',
    body: { sopDirectoryId: directoryId },
    look: (data) =>
      same(
        data.map((one: { id: number; title: string }) => [one.id, one.title]),
        [[id, 'Not found']],
        'list',
      ),
  });
  const stored = await act<{ id: number; content: string }[]>(world, amelia, listAnswers, {
    what: 'with its answers in order',
    body: { sopQuestionId: id },
    look: (data) => {
      same(
        data.map((one: { content: string }) => one.content),
        answers.map(({ content }) => content),
        'answers',
      );
      return data;
    },
  });
  await isRefused(world, amelia, saveQuestion, {
    what: 'an empty phenomenon is refused',
    body: { id, directoryId, title: 'x', orderNo: 1, problemPhenomenon: '' },
    number: 400,
  });
  await act(world, amelia, 'GET /java/admin/deleteByAnswerIds', {
    what: 'deletes an answer, the other stays',
    body: { sopAnswerIds: String(stored[0]?.id) },
    look: async () => {
      const rest = dataOf(await amelia.call(listAnswers, { sopQuestionId: id })) as { id: number }[];
      same(
        rest.map((one) => one.id),
        [stored[1]?.id],
        'answers',
      );
    },
  });
  return id;
}
