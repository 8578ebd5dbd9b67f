/* The workbench and its important states: the list, the open ticket with each tab, drawers, palette, search, help. */
import type { Scene, Screen } from './screen';

const list = '/javaplus/admin/recordQuestion/queryRecordQuestionList';

/** By its address: which rows are near the top depends on the pictures that were drawn before. */
async function openTicket({ page }: Scene, query = ''): Promise<void> {
  const answer = await page.request.post(list, { data: { pageSize: 200 } });
  const { data } = (await answer.json()) as { data: { list: { id: number; title: string }[] } };
  const ticket = data.list.find(({ title }) => title.startsWith('T2 throttle'));
  if (!ticket) throw new Error('the list has no ticket of the T2 throttle');
  await page.goto(`/admin/chat?questionRecordId=${ticket.id}&${query}`);
  await page.getByRole('log').first().getByTestId('chat-message').last().waitFor();
  await page.getByRole('textbox', { name: '消息' }).waitFor();
}

async function openPalette(scene: Scene, key: string, words: string): Promise<void> {
  await openTicket(scene);
  const { page } = scene;
  await page.keyboard.press('Escape');
  await page.keyboard.press(key);
  await page.getByRole('dialog').getByRole('combobox').fill(words);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
}

const staffScreen = (name: string, open: Screen['open'], more: Partial<Screen> = {}): Screen => ({
  name: name === '' ? 'workbench' : `workbench-${name}`,
  account: 'amelia',
  devices: ['desktop'],
  langs: ['zh'],
  open,
  ...more,
});

const tabs = ['orders', 'records', 'facts', 'ai'] as const;

export const workbenchScreens: readonly Screen[] = [
  staffScreen('', (scene) => openTicket(scene)),
  staffScreen('list', async ({ page }) => {
    await page.goto('/admin/chat');
    await page.locator('[data-row]').first().waitFor();
    await page.getByRole('button', { name: '问题类型', exact: true }).click();
    await page.getByRole('group', { name: '问题类型' }).getByRole('checkbox').nth(1).waitFor();
  }),
  staffScreen('empty', async ({ page }) => {
    await page.goto('/admin/chat?clientName=nobody-has-this-name&state=0');
    await page.getByText('没有符合当前筛选条件的工单。').waitFor();
  }),
  staffScreen(
    'error',
    async ({ page }) => {
      await page.goto('/admin/chat');
      await page.getByText('工单列表加载失败').waitFor();
    },
    { prepare: ({ page }) => page.route(`**${list}`, (route) => route.fulfill({ status: 500, json: {} })) },
  ),
  ...tabs.map((tab) =>
    staffScreen(tab, async (scene) => {
      await openTicket(scene, `context=${tab}`);
      await scene.page.getByRole('tabpanel').locator('[aria-busy="true"]').waitFor({ state: 'hidden' });
    }),
  ),
  ...(['a', 'c'] as const).map((key) =>
    staffScreen(key === 'a' ? 'assign' : 'classify', async (scene) => {
      await openTicket(scene);
      await scene.page.keyboard.press(key);
      await scene.page.getByRole('dialog').getByRole('textbox').waitFor();
    }),
  ),
  staffScreen('palette', (scene) => openPalette(scene, 'Control+k', '')),
  staffScreen('search', async (scene) => {
    await openPalette(scene, '/', '漂移');
    await scene.page.getByRole('option').filter({ hasText: 'SOP' }).first().waitFor();
  }),
  staffScreen('preview', async (scene) => {
    await openPalette(scene, '/', '怎样移动或取消节流阀卡点');
    await scene.page.keyboard.press('Enter');
    await scene.page.getByRole('heading', { name: '前几步' }).waitFor();
  }),
  staffScreen('help', async (scene) => {
    await openTicket(scene);
    await scene.page.keyboard.press('?');
    await scene.page.getByRole('dialog').getByRole('switch').waitFor();
  }),
];
