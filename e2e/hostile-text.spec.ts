/* Script in every text that a person can write, looked at on the screens of both sides: none runs. */
import { expect, logIn, newPerson, test } from './fixtures';

const payloads = [
  '<img src=x onerror="window.broken=1">',
  '<svg onload="window.broken=1"></svg>',
  '<a href="javascript:window.broken=1">click</a>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.broken=1"></style></mglyph></table></mtext></math>',
  '"><script>window.broken=1</script>',
];

test('hostile text is text', async ({ browser, program }) => {
  const { page, context } = await newPerson(browser, program.url);
  await logIn(context, 'user', 'tom.okafor@example.com');
  const created = await context.request.post('/javaplus/user/recordQuestion/createRecordQuestion', {
    data: { questionTypeId: 9999, title: payloads[0], step_record: payloads.join('') },
  });
  const { data: ticket } = (await created.json()) as { data: { id: number } };
  for (const msgContent of payloads) {
    const sent = await context.request.post('/javaplus/user/webSocket/sendMessage', {
      data: { msgType: 4, recordQuestionId: ticket.id, msgContent: `<p>look ${msgContent}</p>` },
    });
    expect(sent.status()).toBe(200);
  }
  const { page: agent, context: agentContext } = await newPerson(browser, program.url);
  await logIn(agentContext, 'admin', 'amelia');

  await page.goto(`/user/chat?questionRecordId=${ticket.id}`);
  await agent.goto(`/admin/chat?questionRecordId=${ticket.id}`);
  for (const tab of [page, agent]) {
    await expect(tab.getByRole('log').getByText('look').first()).toBeVisible();
    await expect(tab.getByText(payloads[0] ?? '', { exact: false }).first()).toBeVisible();
  }
  await agent.getByRole('tab', { name: '解答步骤' }).click();
  for (const tab of [page, agent]) {
    for (const link of await tab.getByRole('link', { name: 'click' }).all()) {
      expect(await link.getAttribute('href')).not.toMatch(/javascript:/i);
    }
    expect(await tab.evaluate(() => 'broken' in window)).toBe(false);
  }
  await agentContext.close();
  await context.close();
});
