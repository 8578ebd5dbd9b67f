/* What lies over the knowledge base: the dialog of a new ticket, the login, the shop's notice. */
import { catalogueOf } from './catalogue';
import { customer, settled, type Scene, type Screen } from './screen';

/** Opens the dialog by the chat icon of a type. */
async function openDialog({ page, at, say }: Scene): Promise<void> {
  await page.goto(at('/user/knowledge'));
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Create a ticket about', '提交工单') })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

const words = ({ say }: Scene) =>
  say('The firmware update stops at 64 % and the pedals are gone', '固件更新到 64% 停止，脚舵无法识别');

async function fill(scene: Scene): Promise<void> {
  const { page, say } = scene;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('Question', '问题'), exact: true }).fill(words(scene));
  await dialog
    .getByRole('region', { name: say('These answers may help', '这些解答或许有帮助') })
    .getByRole('button')
    .first()
    .waitFor();
}

const submit = ({ page, say }: Scene) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say('Create ticket', '提交工单'), exact: true })
    .click();

export const ticketScreens: readonly Screen[] = [
  { name: 'ticket-dialog', account: customer, open: openDialog },
  {
    name: 'ticket-dialog-filled',
    account: customer,
    async open(scene) {
      await openDialog(scene);
      await fill(scene);
    },
  },
  {
    name: 'ticket-dialog-missing',
    account: customer,
    async open(scene) {
      await openDialog(scene);
      const { page, say } = scene;
      // What somebody typed before was kept.
      await page.getByRole('textbox', { name: say('Question', '问题'), exact: true }).fill('');
      await submit(scene);
      await page.getByText(say("The Question can't be empty!", '问题不能为空！')).first().waitFor();
    },
  },
  {
    name: 'ticket-dialog-refused',
    account: 'kenji.mori@example.com',
    async prepare({ page }) {
      // The first one may be made; the second within five minutes is refused.
      const { type } = await catalogueOf(page.request);
      await page.request.post('/javaplus/user/recordQuestion/createRecordQuestion', {
        data: { questionTypeAreaId: type.children[0]?.id, title: 'The pedals are gone' },
      });
    },
    async open(scene) {
      await openDialog(scene);
      await fill(scene);
      await submit(scene);
      await scene.page.getByText(scene.say('Please wait a moment', '请稍候')).first().waitFor();
      await scene.page.getByRole('dialog').getByRole('alert').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'login',
    async open(scene) {
      await openLogin(scene);
    },
  },
  {
    name: 'login-refused',
    async open(scene) {
      const { page, say } = scene;
      await openLogin(scene);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('Account', '账号')).fill('nobody@example.com');
      await dialog.getByLabel(say('Password', '密码'), { exact: true }).fill('wrong');
      await dialog.getByRole('button', { name: say('Log in', '登录'), exact: true }).click();
      await dialog.getByRole('alert').waitFor();
    },
  },
  {
    name: 'notice',
    prepare: ({ page, say }) =>
      page.route('**/config.js', async (route) => {
        const answer = await route.fetch();
        const text = say(
          'The warehouse is closed from 1 to 5 December. Tickets are answered as usual.',
          '12 月 1 日至 5 日仓库盘点，暂停发货，工单正常回复。',
        );
        const body = (await answer.text()).replace('"notice":""', `"notice":${JSON.stringify(text)}`);
        await route.fulfill({ response: answer, body });
      }),
    async open({ page, at }) {
      await page.goto(at('/user/knowledge'));
      await page.getByRole('dialog').waitFor();
    },
  },
];

async function openLogin({ page, at, say }: Scene): Promise<void> {
  await page.goto(at('/user/knowledge'));
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Create a ticket about', '提交工单') })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel(say('Account', '账号')).waitFor();
  await settled(page);
}
