/* The settings of the staff: the beginning, a form beside its table, the template editor, the history. */
import type { Screen } from './screen';

const shared = { account: 'amelia', devices: ['desktop'], langs: ['zh'] } as const;

export const settingsScreens: readonly Screen[] = [
  {
    ...shared,
    name: 'settings-overview',
    async open({ page }) {
      await page.goto('/admin/settings');
      await page.getByRole('region', { name: '开始使用' }).waitFor();
    },
  },
  {
    ...shared,
    name: 'settings-staff',
    async open({ page }) {
      await page.goto('/admin/settings/staff');
      await page.getByRole('link', { name: /打开：Bruno/ }).click();
      await page.getByRole('textbox', { name: '姓名' }).waitFor();
    },
  },
  {
    ...shared,
    name: 'settings-hours',
    async open({ page }) {
      await page.goto('/admin/settings/hours');
      await page.getByRole('figure').waitFor();
    },
  },
  {
    ...shared,
    name: 'settings-template',
    async open({ page }) {
      await page.goto('/admin/settings/reportTemplates');
      await page.getByRole('link', { name: /打开：Axis damage report/ }).click();
      await page.locator('[data-question-head]').first().click();
      await page.getByRole('region', { name: '客户看到的表单' }).getByRole('radio').first().waitFor();
    },
  },
  {
    ...shared,
    name: 'settings-product',
    async open({ page }) {
      await page.goto('/admin/settings/products');
      await page.getByRole('link', { name: /打开：Larkmoor M2/ }).click();
      await page.getByRole('textbox', { name: /产品说明（英文）/ }).waitFor();
    },
  },
  {
    ...shared,
    name: 'settings-history',
    async prepare({ page }) {
      const path = '/javaplus/admin/settings/notice';
      const save = (notice: string) =>
        page.request.post(`${path}/save`, { data: { id: 1, notice, noticeZh: null } });
      // A change to look at, and back again.
      await save('We moved.');
      await page.request.post(`${path}/delete`, { data: { id: 1 } });
    },
    async open({ page }) {
      await page.goto('/admin/settings/history?section=notice');
      await page.getByRole('main').getByRole('table').getByRole('link').first().click();
      await page.getByRole('region', { name: '修改内容' }).getByText('We moved.').waitFor();
    },
  },
  {
    ...shared,
    name: 'settings-transfer',
    async open({ page }) {
      await page.goto('/admin/settings/transfer');
      await page.getByRole('button', { name: '选择文件' }).waitFor();
    },
  },
];
