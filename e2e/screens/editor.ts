/* The staff's knowledge base: its home with a gear, a question that is published, one that is edited, the products. */
import type { QuestionType } from '#contract/knowledge/schemas';
import { catalogueOf } from './catalogue';
import type { Scene, Screen } from './screen';

async function openHome({ page }: Scene): Promise<void> {
  await page.goto('/admin/knowledge');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** A question that the demo shop has not published. */
async function editedQuestion({ page }: Scene): Promise<number> {
  const answer = await page.request.post('/java/front/getQuestionTypeList', {
    data: {},
    headers: { 'x-user-type': 'admin' },
  });
  const below = (type: QuestionType): QuestionType['element'] => [
    ...type.element,
    ...type.children.flatMap(below),
  ];
  const { data } = (await answer.json()) as { data: QuestionType[] };
  const found = data.flatMap(below).find(({ valid }) => valid === 0);
  if (found === undefined) throw new Error('Every question of the demo shop is published.');
  return found.id;
}

async function openQuestion({ page }: Scene, id: number): Promise<void> {
  await page.goto(`/admin/knowledge?question=${id}`);
  await page.getByRole('textbox', { name: '描述', exact: true }).waitFor();
}

const editorScreen = (name: string, open: Screen['open']): Screen => ({
  name: `editor-${name}`,
  account: 'amelia',
  devices: ['desktop'],
  langs: ['zh'],
  open,
});

export const editorScreens: readonly Screen[] = [
  editorScreen('home', async (scene) => {
    await openHome(scene);
    await scene.page
      .getByRole('button', { name: /^管理分类/ })
      .nth(1)
      .click();
    await scene.page.getByRole('menuitem').first().waitFor();
  }),
  editorScreen('published', async (scene) => {
    const { question } = await catalogueOf(scene.page.request);
    await openQuestion(scene, question.id);
  }),
  editorScreen('editing', async (scene) => openQuestion(scene, await editedQuestion(scene))),
  editorScreen('items', async (scene) => {
    await openHome(scene);
    await scene.page.getByRole('button', { name: '产品说明' }).click();
    await scene.page.getByRole('dialog').getByRole('textbox').nth(1).waitFor();
  }),
];
