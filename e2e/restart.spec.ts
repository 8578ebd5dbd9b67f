/* The server is killed in the middle of a conversation and started again: both sides go on by themselves. */
import { expect, logIn, newPerson, test } from './fixtures';
import { startProgram } from './program';

test('a killed server loses nothing and doubles nothing', async ({ browser }) => {
  // A program of its own: this one is killed.
  const program = await startProgram();
  try {
    const { page, context } = await newPerson(browser, program.url);
    await logIn(context, 'user', 'newcomer@example.com');
    await page.goto('/user/chat?isLogin=true');
    const leave = page.getByRole('button', { name: 'Leave a message' });
    await page.addLocatorHandler(leave, () => leave.click());
    const { page: agent, context: agentContext } = await newPerson(browser, program.url);
    await logIn(agentContext, 'admin', 'amelia');

    const say = async (text: string) => {
      await page.getByRole('textbox', { name: 'Message' }).fill(text);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    };
    await say('Before the crash');
    await expect(page.getByRole('log').getByText('Before the crash')).toBeVisible();
    await agent.goto(`/admin/chat?${new URL(page.url()).searchParams.toString()}`);
    await expect(agent.getByRole('log').getByText('Before the crash')).toBeVisible();

    await program.kill();
    await say('While it was down');
    await expect(page.getByRole('log').getByText('While it was down')).toBeVisible();
    await program.start();
    await expect(agent.getByRole('log').getByText('While it was down')).toBeVisible({ timeout: 30_000 });
    for (const tab of [page, agent]) {
      for (const text of ['Before the crash', 'While it was down']) {
        await expect(tab.getByRole('log').getByText(text)).toHaveCount(1);
      }
    }
    await agentContext.close();
    await context.close();
  } finally {
    await program.stop();
  }
});
