/* What stands around the screens: the phone's menu and foot, the page that is not there; and staff's screens. */
import { editorScreens } from './editor';
import { customer, type Scene, type Screen } from './screen';
import { sopScreens } from './sop';
import { settingsScreens } from './settings';
import { workbenchScreens } from './workbench';

const shop = `shopUrl=${encodeURIComponent('https://shop.example')}`;

async function openMenu({ page, say }: Scene, query: string): Promise<void> {
  await page.goto(`/m/user/knowledge?${query}`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Open menu', '打开菜单') })
    .click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
}

export const shellScreens: readonly Screen[] = [
  { name: 'menu', account: customer, devices: ['phone'], open: (scene) => openMenu(scene, shop) },
  { name: 'menu-visitor', devices: ['phone'], open: (scene) => openMenu(scene, '') },
  {
    name: 'footer',
    devices: ['phone'],
    async open({ page }) {
      await page.goto(`/m/user/knowledge?${shop}&data=jp`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole('contentinfo').getByRole('textbox').waitFor();
    },
    resized: ({ page }) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  {
    name: 'not-found',
    async open({ page, at, say }) {
      await page.goto(at('/no/such/page'));
      await page.getByRole('heading', { name: say('This page does not exist', '页面不存在') }).waitFor();
    },
  },
];

export const staffScreens: readonly Screen[] = [
  ...workbenchScreens,
  ...sopScreens,
  ...editorScreens,
  ...settingsScreens,
  {
    name: 'staff-login',
    langs: ['zh'],
    async open({ page }) {
      await page.goto('/admin/chat');
      await page.getByRole('dialog').waitFor();
    },
  },
];
