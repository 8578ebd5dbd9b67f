/* The knowledge base: home, catalogue, filter, search, and every step of a guided answer. */
import { findGuidedPath } from '../guided-path';
import { catalogueOf, questionWithChatStep } from './catalogue';
import { customer, settled, skeletonShown, type Scene, type Screen } from './screen';

const home = async ({ page, at }: Scene, query = '') => {
  await page.goto(`${at('/user/knowledge')}${query}`);
  await page.getByRole('main').getByRole('heading').first().waitFor();
};

const search = ({ page, say }: Scene) =>
  page.getByRole('combobox', { name: say('Search questions', '搜索问题') });

/** Opens the guided answer and takes the first `count` answers; all of them unless told. */
async function walk(scene: Scene, part: 'before' | 'all', count?: number): Promise<void> {
  const { page, at, say } = scene;
  const path = await findGuidedPath(page.request);
  await page.goto(`${at('/user/knowledge')}?question=${path.question.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const answers = part === 'before' ? path.before : [...path.before, ...path.after];
  for (const answer of answers.slice(0, count)) {
    await page
      .getByRole('list', { name: say('Your answer', '您的回答') })
      .getByText(answer, { exact: true })
      .click();
  }
}

export const knowledgeScreens: readonly Screen[] = [
  { name: 'knowledge-home', account: customer, open: (scene) => home(scene) },
  { name: 'knowledge-home-visitor', open: (scene) => home(scene) },
  { name: 'knowledge-home-whole', isLong: true, open: (scene) => home(scene) },
  {
    name: 'catalogue',
    async open(scene) {
      const { type } = await catalogueOf(scene.page.request);
      await home(scene, `?type=${type.id}`);
    },
  },
  {
    name: 'catalogue-filtered',
    async open(scene) {
      const { items } = await catalogueOf(scene.page.request);
      await home(scene, `?items=${items.slice(0, 2).join(',')}`);
    },
  },
  {
    name: 'filter-without-match',
    async prepare({ page }) {
      await page.route('**/java/front/getQuestionTypeList', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { data: unknown };
        // Every question is about a product that nobody chose.
        const text = JSON.stringify(body).replaceAll(/"item":\[[^\]]*\]/g, '"item":[987654321]');
        await route.fulfill({ response: answer, body: text });
      });
    },
    async open(scene) {
      const { items } = await catalogueOf(scene.page.request);
      await home(scene, `?items=${items[0]}`);
    },
  },
  {
    name: 'product-filter-open',
    async open(scene) {
      const { page, device, say } = scene;
      await home(scene);
      if (device === 'phone') await page.getByRole('button', { name: say('Catalogue', '问题目录') }).click();
      await page.getByRole('combobox', { name: say('My products', '我的产品') }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'catalogue-sheet',
    devices: ['phone'],
    async open(scene) {
      await home(scene);
      await scene.page.getByRole('button', { name: scene.say('Catalogue', '问题目录') }).click();
      await scene.page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'search-hits',
    async open(scene) {
      await home(scene);
      await search(scene).fill(scene.say('firmware update', '固件更新'));
      await scene.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-no-hits',
    async open(scene) {
      await home(scene);
      await search(scene).fill('quantum kangaroo');
      await scene.page.getByRole('button', { name: scene.say('Ask us', '向我们提问') }).waitFor();
    },
  },
  { name: 'answer', open: (scene) => walk(scene, 'before', 0) },
  { name: 'answer-middle', open: (scene) => walk(scene, 'before', 1) },
  { name: 'answer-login-step', open: (scene) => walk(scene, 'before') },
  { name: 'answer-end', account: customer, open: (scene) => walk(scene, 'all') },
  {
    name: 'answer-chat-step',
    account: customer,
    async open(scene) {
      const { page, at, say } = scene;
      const { question, answers } = await questionWithChatStep(page.request);
      await page.goto(`${at('/user/knowledge')}?question=${question.id}`);
      for (const answer of answers) {
        await page
          .getByRole('list', { name: say('Your answer', '您的回答') })
          .getByText(answer, { exact: true })
          .click();
      }
      await page.getByRole('button', { name: say('Chat Now', '立即咨询') }).waitFor();
    },
  },
  {
    name: 'question-unknown',
    open: (scene) => home(scene, '?question=987654321'),
  },
  {
    name: 'question-withdrawn',
    async prepare({ page }) {
      const { question } = await catalogueOf(page.request);
      let isWithdrawn = false;
      await page.exposeFunction('withdrawn', () => (isWithdrawn = true));
      await page.route('**/java/front/getQuestionTypeList', async (route) => {
        if (!isWithdrawn) return route.continue();
        const answer = await route.fetch();
        const text = (await answer.text()).replaceAll(`"id":${question.id},`, '"id":987654321,');
        return route.fulfill({ response: answer, body: text });
      });
    },
    async open(scene) {
      const { page, at, say } = scene;
      const { question } = await catalogueOf(page.request);
      await page.goto(`${at('/user/knowledge')}?question=${question.id}`);
      await page.getByRole('heading', { level: 1, name: question.title }).waitFor();
      await page.evaluate(() => (window as unknown as { withdrawn(): Promise<void> }).withdrawn());
      // Another language fetches the catalogue anew, and the question has gone meanwhile.
      await page.getByRole('button', { name: say('Switch language to 中文', '切换语言为English') }).click();
      await page.getByText(say('该问题正在编辑', 'This question is being edited')).waitFor();
      await page.getByRole('button', { name: say('切换语言为English', 'Switch language to 中文') }).click();
      await page.getByText(say('This question is being edited', '该问题正在编辑')).waitFor();
    },
  },
  {
    name: 'knowledge-empty',
    async prepare({ page }) {
      await page.route('**/java/front/getQuestionTypeList', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...body, data: [] } });
      });
    },
    async open({ page, at, say }) {
      await page.goto(at('/user/knowledge'));
      await page.getByText(say('No questions yet', '暂无问题')).first().waitFor();
    },
  },
  {
    name: 'knowledge-error',
    prepare: ({ page }) =>
      page.route('**/java/front/getQuestionTypeList', (route) => route.fulfill({ status: 503, body: '' })),
    async open({ page, at, say }) {
      await page.goto(at('/user/knowledge'));
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Try again', '重试') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'knowledge-loading',
    // Never answered: the page stays as it is while it waits.
    prepare: ({ page }) => page.route('**/java/front/getQuestionTypeList', () => undefined),
    async open({ page, at }) {
      await page.goto(at('/user/knowledge'));
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
      await skeletonShown(page);
    },
  },
  {
    name: 'knowledge-offline',
    async open(scene) {
      const { page, say } = scene;
      await home(scene);
      await settled(page);
      await page.context().setOffline(true);
      await page.getByText(say('You are offline.', '您已离线')).waitFor();
    },
  },
];
