// The agents' tree of the demo shop as staff see it, and the assistant that answers from it (Q-116).
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SopTreeNode } from '#contract/sop/schemas';
import { fillDemoShop } from '.';
import { startTestApp, type TestApp } from '../test/app';
import type { TestClient } from '../test/client';
import { staffRows } from '../test/given-tickets';

let test: TestApp;
let amelia: TestClient;
let tree: SopTreeNode[];

beforeAll(async () => {
  test = await startTestApp();
  expect(await fillDemoShop(test.app)).toBe(true);
  amelia = test.client();
  await amelia.post('/javaplus/admin/login/login', { account: 'amelia', password: 'demo-staff' });
  const { body } = await amelia.post('/javaplus/admin/sopDirectory/getSopTreeList', {});
  tree = body.data as SopTreeNode[];
});
afterAll(() => test.stop());

const nodesIn = (nodes: readonly SopTreeNode[]): SopTreeNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);

it('Q-116: 30 or more answers, as many in Chinese as in English, in a tree of two levels', () => {
  const answers = nodesIn(tree).flatMap((node) => node.questionList.flatMap(({ answerList }) => answerList));
  expect(answers.length).toBeGreaterThanOrEqual(30);
  const of = (language: string) => answers.filter((answer) => answer.language === language).length;
  expect(of('CN')).toBe(of('EN'));
  expect(tree[0]).toMatchObject({ id: 0, name: '未分配问题', sopSumNum: 1 });
  expect(tree.slice(1).every((node) => node.sumNum > 0)).toBe(true);
  expect(tree.some((node) => node.children.length > 1)).toBe(true);
});

it('Q-116: handled tickets are classified, waiting ones are not', async () => {
  const rows = await staffRows(amelia);
  const names = new Set(nodesIn(tree).map((node) => node.name));
  const classified = rows.filter((row) => row['sopDirectoryId'] !== null);
  expect(classified.length).toBeGreaterThan(5);
  expect(classified.every((row) => names.has(String(row['sopDirectoryName'])))).toBe(true);
  expect(rows.some((row) => row['sopDirectoryId'] === null)).toBe(true);
});

it('AI-01: the assistant answers from an entry of the demo shop', async () => {
  const [row] = (await staffRows(amelia)).filter((ticket) => ticket['isSolved'] === 0);
  const { body } = await amelia.post('/java/front/sopAi', { questionId: row?.['id'], content: '松手后漂移' });
  expect(body.data.sources[0]).toMatchObject({ kind: 'sop', title: '松手后轴慢慢漂移' });
  expect(body.data.content).toContain('请松手后看 Larkmoor Desk 的轴页面');
});
