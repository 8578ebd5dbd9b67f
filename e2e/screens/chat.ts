/* The customer's chat: its list, conversations of every kind, the rating, and what may go wrong. */
import { ticketsOf } from './chat-content';
import { customer, settled, skeletonShown, type Scene, type Screen } from './screen';

/** The modal of the service hours counts as shown: it comes once a day. */
export const withoutHours = ({ page }: Pick<Scene, 'page'>) =>
  page.addInitScript(() => localStorage.setItem('faq_service_time', new Date().toLocaleDateString('sv')));

/** Opens the conversation with a title that matches. */
export async function conversation(scene: Scene, title: RegExp): Promise<void> {
  const { page, at } = scene;
  const found = (await ticketsOf(page.request)).find((ticket) => title.test(ticket.title));
  if (found === undefined) throw new Error(`No ticket is called ${title}.`);
  await page.goto(`${at('/user/chat')}?questionRecordId=${found.id}`);
  await page.getByRole('log').getByTestId('chat-message').last().waitFor();
}

const chat = (
  name: string,
  title: RegExp,
  more: Partial<Screen> & { then?(scene: Scene): Promise<unknown> } = {},
): Screen => ({
  name,
  account: customer,
  ...more,
  async prepare(scene) {
    await withoutHours(scene);
    await more.prepare?.(scene);
  },
  async open(scene) {
    await conversation(scene, title);
    await settled(scene.page);
    await more.then?.(scene);
  },
});

const throttle = /T2 throttle/;

async function openList({ page, at, device, say }: Scene): Promise<void> {
  await page.goto(at('/user/chat'));
  await page.getByRole('list', { name: say('Your tickets', '您的工单') }).waitFor();
  if (device === 'desktop') await page.getByText(say('Select a ticket', '请选择工单')).waitFor();
}

export const chatScreens: readonly Screen[] = [
  { name: 'chat-list', account: customer, prepare: withoutHours, open: openList },
  chat('chat', throttle),
  chat('chat-card', /F3 grip: second stage/),
  chat('chat-media', /R2 pedals/),
  chat('chat-solved', /Return of an S1 grip/),
  chat('chat-list-unfolded', throttle, {
    devices: ['phone'],
    then: ({ page, say }) =>
      page.getByRole('button', { name: say('Show the list of tickets', '展开工单列表') }).click(),
  }),
  chat('chat-tools', throttle, {
    devices: ['phone'],
    then: ({ page, say }) =>
      page.getByRole('button', { name: say('Add a picture, video or file', '添加图片、视频或文件') }).click(),
  }),
  chat('rating-panel', throttle, {
    async then({ page, say }) {
      await page.getByRole('button', { name: say('Mark as solved', '标记为已解决') }).click();
      await page.getByText(say('I have a suggestion', '我有建议')).waitFor();
    },
  }),
  chat('rating-confirm', throttle, {
    async then({ page, say }) {
      await page.getByRole('button', { name: say('Mark as solved', '标记为已解决') }).click();
      await page.getByRole('button', { name: say('Solved, without rating', '已解决，不评价') }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  chat('chat-picture', /R2 pedals/, {
    async then({ page }) {
      await page.getByRole('log').locator('img').first().click();
      await page.getByRole('dialog').or(page.locator('.yarl__portal')).first().waitFor();
      await settled(page);
    },
  }),
  chat('chat-long-text', throttle, {
    async then({ page, say }) {
      const words = say('The lever jumps to full power. ', '左侧油门杆会瞬间跳到满量程。');
      await page.getByRole('textbox', { name: say('Message', '消息') }).fill(words.repeat(20).slice(0, 301));
    },
  }),
  chat('chat-offline', throttle, {
    async then({ page, say }) {
      await page.context().setOffline(true);
      await page
        .getByRole('textbox', { name: say('Message', '消息') })
        .fill(say('It is in a hub.', '插在扩展坞上。'));
      await page.getByRole('button', { name: say('Send', '发送'), exact: true }).click();
      await page.getByText(say('You are offline.', '您已离线')).waitFor();
    },
  }),
  chat('chat-upload-failed', throttle, {
    prepare: ({ page }) => page.route('**/uploadFile*', (route) => route.fulfill({ status: 503, body: '' })),
    async then({ page, device, say }) {
      if (device === 'phone')
        await page
          .getByRole('button', { name: say('Add a picture, video or file', '添加图片、视频或文件') })
          .click();
      await page.getByTestId('upload-file').setInputFiles({
        name: 'left-lever-axis-recording-10-minutes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('0;0'),
      });
      await page.getByText(say('Upload failed', '上传失败')).first().waitFor();
    },
  }),
  {
    name: 'chat-history-loading',
    account: customer,
    async prepare(scene) {
      await withoutHours(scene);
      await scene.page.route('**/queryByRecordQuestionIdAndTimestamp', () => undefined);
    },
    async open({ page, at }) {
      const [first] = await ticketsOf(page.request);
      await page.goto(`${at('/user/chat')}?questionRecordId=${first?.id}`);
      await page.getByRole('heading', { level: 2, name: first?.title }).waitFor();
      await skeletonShown(page);
    },
  },
  {
    name: 'chat-history-error',
    account: customer,
    async prepare(scene) {
      await withoutHours(scene);
      await scene.page.route('**/queryByRecordQuestionIdAndTimestamp', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
    },
    async open({ page, at, say }) {
      const [first] = await ticketsOf(page.request);
      await page.goto(`${at('/user/chat')}?questionRecordId=${first?.id}`);
      await page.getByText(say('The conversation could not be loaded', '对话加载失败')).waitFor();
    },
  },
  {
    name: 'chat-list-error',
    account: customer,
    async prepare(scene) {
      await withoutHours(scene);
      await scene.page.route('**/queryRecordQuestionByPersonal', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
    },
    async open({ page, at, say }) {
      await page.goto(at('/user/chat'));
      await page.getByText(say('Your tickets could not be loaded', '工单列表加载失败')).waitFor();
    },
  },
  {
    name: 'chat-list-loading',
    account: customer,
    async prepare(scene) {
      await withoutHours(scene);
      await scene.page.route('**/queryRecordQuestionByPersonal', () => undefined);
    },
    async open({ page, at, say }) {
      await page.goto(at('/user/chat'));
      await page.getByText(say('After-sales question', '售后问题')).first().waitFor();
      await skeletonShown(page);
    },
  },
  {
    name: 'chat-empty',
    account: 'newcomer@example.com',
    prepare: withoutHours,
    async open({ page, at, say }) {
      await page.goto(at('/user/chat'));
      await page.getByText(say('No data', '暂无数据')).waitFor();
    },
  },
  {
    name: 'chat-login-first',
    prepare: withoutHours,
    async open({ page, at }) {
      await page.goto(at('/user/chat'));
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'chat-anonymous',
    prepare: withoutHours,
    async open({ page, at, say }) {
      await page.goto(`${at('/user/chat')}?isLogin=false`);
      await page.getByText(say('Anonymous mode is active', '当前为匿名模式')).waitFor();
      await page.getByRole('log').waitFor();
    },
  },
  {
    name: 'ticket-unknown',
    account: customer,
    prepare: withoutHours,
    async open({ page, at, say }) {
      await page.goto(`${at('/user/chat')}?questionRecordId=987654`);
      await page.getByText(say('This ticket is not available', '无法打开该工单')).waitFor();
    },
  },
  {
    name: 'service-time',
    account: customer,
    // Three o'clock in the morning in Beijing.
    prepare: ({ page }) => page.clock.install({ time: new Date('2026-11-20T19:00:00Z') }),
    async open({ page, at, say }) {
      await page.goto(at('/user/chat'));
      await page.getByRole('button', { name: say('Leave a message', '去留言') }).waitFor();
    },
  },
];
