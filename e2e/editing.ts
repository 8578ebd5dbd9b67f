/* What an editor does in the knowledge base, for the journeys that build a question. */
import { expect, type Page } from '@playwright/test';

export async function chooseInGear(page: Page, gear: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: gear, exact: true }).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

export async function giveTitle(page: Page, zh: string, en = ''): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '中文标题' }).fill(zh);
  if (en !== '') await dialog.getByRole('textbox', { name: '英文标题' }).fill(en);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
}
