// A damage-report card in the tables of /ws_js says what its report says now.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import {
  givenReport,
  givenReports,
  sendCard,
  submitReport,
  type GivenReports,
} from '../../../test/given-reports';
import { openSyncTab } from '../../../test/sync-client';

let app: TestApp;
let given: GivenReports;

beforeAll(async () => {
  app = await startTestApp();
  given = await givenReports(app);
});
afterAll(() => app.stop());

it('Q-168, Q-64: its state reaches both sides when the report changes, also in rows asked for anew', async () => {
  const report = await givenReport(given);
  const tabs = [await openSyncTab(app, given.agent.client), await openSyncTab(app, report.user.client)];
  const card = await sendCard(given, report);
  const stateAt = (tab: (typeof tabs)[number]) =>
    (JSON.parse(String(tab.tables()['chatRecord']?.[card.id]?.['content'] ?? '{}')) as { status?: number })
      .status;
  for (const tab of tabs) await expect.poll(() => stateAt(tab)).toBe(1);
  expect((await submitReport(report)).body).toMatchObject({ errno: 0 });
  for (const tab of tabs) {
    await expect.poll(() => stateAt(tab)).not.toBe(1);
    const told = tab.tables()['chatRecord']?.[card.id];
    await tab.ask(['chatRecord']);
    expect(tab.tables()['chatRecord']?.[card.id]).toEqual(told);
  }
});
