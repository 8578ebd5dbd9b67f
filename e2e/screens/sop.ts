/* The directory editor and its front view, each with a question of the demo shop. */
import type { Scene, Screen } from './screen';

const title = '固件更新卡住，进度条不动';

/** Chooses the question's directory, then the question. */
async function choose({ page }: Scene, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('treeitem', { name: /^固件升级/ }).click();
  await page.getByRole('button', { name: title }).click();
}

const sopScreen = (name: string, open: Screen['open']): Screen => ({
  name: `sop-${name}`,
  account: 'amelia',
  devices: ['desktop'],
  langs: ['zh'],
  open,
});

export const sopScreens: readonly Screen[] = [
  sopScreen('editor', async (scene) => {
    await choose(scene, '/admin/Sop/SopAdministration');
    await scene.page.getByRole('textbox', { name: '回复' }).first().waitFor();
  }),
  sopScreen('move', async (scene) => {
    await choose(scene, '/admin/Sop/SopAdministration');
    await scene.page.getByRole('button', { name: '移动到其他目录' }).click();
    await scene.page.getByRole('dialog').getByRole('treeitem').first().waitFor();
  }),
  sopScreen('front', async (scene) => {
    await choose(scene, '/admin/Sop/SopForeground');
    await scene.page.getByRole('article').getByRole('heading', { name: title }).waitFor();
  }),
];
