/* Damage reports: the form of each status, to fill in and to look at, and the demonstrations of it. */
import { expect } from '@playwright/test';
import { conversation, withoutHours } from './chat';
import { customer, settled, type Device, type Scene, type Screen } from './screen';

/** The demo shop has a report in each status, in a conversation of its own. */
const conversations = [
  ['unsubmitted', /F3 grip: second stage/],
  ['under-review', /T2 throttle/],
  ['rejected', /P1 panel/],
  ['reviewed', /Right H2 handle/],
  ['voided', /cams and springs/],
] as const;

/** Opens the report of a conversation by the last or the first button of its card. */
async function openReport(scene: Scene, title: RegExp, button: 'first' | 'last'): Promise<void> {
  const { page } = scene;
  await conversation(scene, title);
  const card = page.getByRole('log').getByRole('article').last();
  // Older parts of the conversation may have to be fetched first.
  await expect(async () => {
    await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0));
    expect(await card.count()).toBeGreaterThan(0);
  }).toPass();
  await card.getByRole('button')[button]().click();
  await page.waitForURL(/templateId=\d+/);
  // The words of a report are in its own language.
  await page.getByText(/^(Questions|问题列表)$/).waitFor();
}

const forms: readonly Screen[] = conversations.flatMap(([status, title]) =>
  (status === 'rejected' ? (['last', 'first'] as const) : (['last'] as const)).map((button) => ({
    name: `report-${status}${button === 'first' ? '-view' : ''}`,
    account: customer,
    prepare: withoutHours,
    open: (scene) => openReport(scene, title, button),
  })),
);

const demo = (name: string, path: string, devices?: readonly Device[]): Screen => ({
  name,
  devices,
  async open({ page }) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await settled(page);
  },
});

export const reportScreens: readonly Screen[] = [
  ...forms,
  {
    name: 'report-unknown',
    account: customer,
    prepare: withoutHours,
    async open({ page, at }) {
      await page.goto(`${at('/user/chat')}?templateId=987654`);
      await page.getByRole('main').getByRole('list').first().waitFor();
      await settled(page);
    },
  },
  demo('demo-form', '/templateDemo'),
  demo('demo-edit', '/templateDemoEdit'),
  demo('demo-cards', '/templateTicket'),
  demo('demo-view', '/templateDemoViewHeader'),
];
