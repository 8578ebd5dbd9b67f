/*
 * Script in every text that a person can write, looked at on the screens of both sides: none runs. And none would
 * if the server let it through: the browser cleans again, by its own cleaner and by the library for those without.
 */
import type { Question, QuestionType } from '#contract/knowledge/schemas';
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

/** What known bypasses of cleaners look like, and what must be left of the rest. */
const smuggled = [
  ...payloads,
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror="window.broken=1"></style></mglyph></form>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.broken=1>"></a></style></svg>',
  '<noscript><p title="</noscript><img src=x onerror=window.broken=1>"></p></noscript>',
  '<iframe srcdoc="<script>parent.broken=1</script>"></iframe><object data="javascript:window.broken=1"></object>',
  '<template><img src=x onerror="window.broken=1"></template><base href="https://evil.example/">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="http://evil.example/x.png">',
];
const kept =
  '<p style="position:fixed;inset:0">cover</p><p style="text-align:center">centred</p><p>before</p>';

for (const cleaner of ['its own cleaner', 'the library'] as const) {
  test(`Q-33, survive.md 13: the browser cleans again, by ${cleaner}`, async ({ browser, program }) => {
    const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
    if (cleaner === 'the library')
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Sanitizer'));
    let isLoaded = false;
    page.on('request', (request) => (isLoaded ||= request.url().includes('clean-html-purify')));
    await page.route('**/java/front/getQuestionTypeList', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: QuestionType[] };
      firstOf(answer.data).description = kept + smuggled.join('');
      await route.fulfill({ json: answer });
    });
    const answer = await context.request.post('/java/front/getQuestionTypeList', { data: {} });
    const { id } = firstOf(((await answer.json()) as { data: QuestionType[] }).data);
    await page.goto(`/user/knowledge?question=${id}`);
    const article = page.getByRole('main');
    await expect(article.getByText('before', { exact: true })).toBeVisible();
    await expect(article.getByText('centred')).toHaveAttribute('style', /text-align/);
    await expect(article.getByText('cover')).not.toHaveAttribute('style', /position/);
    await expect(
      article.locator(
        'script, style, math, form, iframe, object, template, base, noscript, [onerror], [onload]',
      ),
    ).toHaveCount(0);
    await expect(
      article.locator('a[href^="javascript" i], img[src^="data:"], img[src^="http:"]'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    expect(isLoaded).toBe(cleaner === 'the library');
    await context.close();
  });
}

function firstOf(types: readonly QuestionType[]): Question {
  const all = (type: QuestionType): Question[] => [...type.element, ...type.children.flatMap(all)];
  const [question] = types.flatMap(all);
  if (question === undefined) throw new Error('The demo shop has no question.');
  return question;
}
