/* The customer's chat: writing and being answered, files, what fails and is kept, rating and reopening. */
import { Buffer } from 'node:buffer';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, logIn, newPerson, test } from './fixtures';
import { film, signalPicture } from './picture';

const uploadCall = '**/api/user/ChatBase/uploadFile*';
const log = (page: Page) => page.getByRole('log');

async function post<Data>(request: APIRequestContext, path: string, data: object): Promise<Data> {
  const answer = await request.post(path, { data });
  const body = (await answer.json()) as { code: number; message: string; data: Data };
  expect(body.code, `${path}: ${body.message}`).toBe(200);
  return body.data;
}

const consultation = { questionTypeId: 9999, urgencyLevel: 'P1', title: 'Online consultation' };
const consult = (request: APIRequestContext) =>
  post<{ id: number }>(request, '/javaplus/user/recordQuestion/createRecordQuestion', consultation);

async function say(request: APIRequestContext, side: 'user' | 'admin', id: number, text: string) {
  const message = { msgType: 4, recordQuestionId: id, msgContent: `<p>${text}</p>`, timestamp: Date.now() };
  await post(request, `/javaplus/${side}/webSocket/sendMessage`, message);
}

async function agentOf(browser: Browser, url: string) {
  const agent = await newPerson(browser, url);
  await logIn(agent.context, 'admin', 'amelia');
  return agent;
}

/** Hands files to the page as a paste or a drop would. */
async function give(page: Page, type: 'paste' | 'drop', names: readonly string[]): Promise<void> {
  const data = await page.evaluateHandle(
    ({ bytes, files }) => {
      const transfer = new DataTransfer();
      for (const name of files) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      }
      return transfer;
    },
    { bytes: [...signalPicture.buffer], files: [...names] },
  );
  const field = page.getByRole('textbox', { name: /^(Message|消息)$/ });
  if (type === 'drop') await field.dispatchEvent('drop', { dataTransfer: data });
  else
    await field.evaluate(
      (element, clipboardData) =>
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      data,
    );
}

test.describe('ROLE-05, CHAT-14, CHAT-19, UPLOAD-04, UPLOAD-05, UPLOAD-06, UPLOAD-07', () => {
  test('ROLE-02: a logged-in customer consults, writes, sends pictures, and loses nothing', async ({
    browser,
    program,
  }) => {
    const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
    await logIn(context, 'user', 'kenji.mori@example.com');
    const field = page.getByRole('textbox', { name: 'Message' });
    const { page: agent, context: agentContext } = await agentOf(browser, program.url);

    const id = await test.step('what is typed before the consultation is there goes along', async () => {
      await page.goto('/user/chat?isLogin=true');
      await field.fill('My throttle');
      await page.waitForURL(/questionRecordId=\d+$/);
      await expect(page.getByRole('heading', { name: 'Online consultation' })).toBeVisible();
      await expect(field).toHaveValue('My throttle');
      return Number(new URL(page.url()).searchParams.get('questionRecordId'));
    });

    await test.step('Enter sends and clears; the focus stays; both sides see it', async () => {
      await field.press('End');
      await field.pressSequentially(' jumps');
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await agent.goto(`/admin/chat?questionRecordId=${id}`);
      await expect(log(agent).getByText('My throttle jumps')).toBeVisible();
      await say(agentContext.request, 'admin', id, 'Since when?');
      await expect(log(page).getByText('Since when?')).toBeVisible();
    });

    await test.step('each side sees that the other types, and that it has stopped', async () => {
      await field.pressSequentially('Since');
      await expect(agent.getByTestId('typing')).toContainText('Kenji Mori');
      await field.fill('');
      const answer = agent.getByRole('textbox', { name: '消息' });
      await answer.pressSequentially('Well');
      await expect(page.getByTestId('typing')).toContainText(/is typing$/);
      await answer.press('Control+Enter');
      await expect(log(page).getByText('Well')).toBeVisible();
      await expect(page.getByTestId('typing')).toBeHidden();
    });

    const pictures = log(page).getByRole('button', { name: /^Open the picture/ });
    await test.step('pictures are pasted and dropped, several at once', async () => {
      await give(page, 'paste', ['one.png', 'two.png']);
      await expect(pictures).toHaveCount(2);
      await give(page, 'drop', ['three.png']);
      await expect(pictures).toHaveCount(3);
      await expect(log(agent).getByRole('button', { name: /three\.png/ })).toBeVisible();
    });

    await test.step('a picture opens large, zooms, goes on and gives the focus back', async () => {
      const second = pictures.nth(1);
      await second.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('2 of 3')).toBeVisible();
      const zoomOut = page.getByRole('button', { name: 'Zoom out' });
      await expect(zoomOut).toBeDisabled();
      await page.keyboard.press('+');
      await expect(zoomOut).toBeEnabled();
      await page.getByRole('button', { name: 'Next picture' }).click();
      await expect(page.getByText('3 of 3')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('3 of 3')).toBeHidden();
      await expect(second).toBeFocused();
    });

    await test.step('a refused upload says why and how large, and can be sent again', async () => {
      const refusal = { errno: 1, errmsg: 'The shelf is full.', data: null };
      await page.route(uploadCall, (route) => route.fulfill({ json: refusal }), { times: 1 });
      await page.getByTestId('upload-image').setInputFiles({ ...signalPicture, name: 'four.png' });
      const notice = page.getByRole('alert').filter({ hasText: 'Upload failed' });
      await expect(notice).toContainText('The shelf is full. The maximum upload size is 100M.');
      await expect(pictures).toHaveCount(3);
      await page.getByRole('button', { name: 'Upload again' }).click();
      await expect(pictures).toHaveCount(4);
    });

    await test.step('a file server that is down is asked again behind the wait overlay', async () => {
      await page.route(uploadCall, (route) => route.fulfill({ status: 503, body: 'down' }), { times: 1 });
      // Both stand for a few seconds only: they are awaited before what brings them about.
      const told = Promise.all([
        page.getByText(/file server maintenance, try again later/).waitFor(),
        page.getByRole('alertdialog').waitFor(),
      ]);
      await page.getByTestId('upload-image').setInputFiles({ ...signalPicture, name: 'five.png' });
      await told;
      await expect(pictures).toHaveCount(5);
      await expect(page.getByRole('alertdialog')).toBeHidden();
    });

    await test.step('a running upload shows its progress and is cancelled', async () => {
      let goOn = () => {};
      const held = new Promise<void>((resolve) => (goOn = resolve));
      await page.route(uploadCall, (route) => held.then(() => route.abort()), { times: 1 });
      await page.getByTestId('upload-file').setInputFiles({
        name: 'log.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('log'),
      });
      // At 0 % the bar has no width that could be seen.
      await expect(page.getByRole('progressbar', { name: 'Uploading log.txt' })).toBeAttached();
      await page.getByRole('button', { name: 'Cancel the upload of log.txt' }).click();
      await expect(page.getByText('log.txt')).toHaveCount(0);
      goOn();
    });

    await test.step('CHAT-21 a film and a file stand in the history of both sides', async () => {
      await page.getByTestId('upload-video').setInputFiles(film);
      await expect(log(page).locator('video')).toHaveCount(1);
      await page
        .getByTestId('upload-file')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
      for (const tab of [page, agent]) {
        await expect(log(tab).getByRole('link', { name: /notes\.txt/ })).toBeVisible();
        await expect(log(tab).locator('video')).toHaveCount(1);
      }
      // It has a name and no picture: no browser plays it.
      await expect(log(page).getByText('This video cannot be played here.')).toBeVisible();
      await expect(log(page).getByText('buttons.mp4')).toBeVisible();
      await expect(log(page).getByRole('link', { name: 'Download' })).toBeVisible();
    });

    await test.step('what cannot be sent waits, survives a reload and is stored once', async () => {
      const sending = '**/webSocket/sendMessage';
      await page.route(sending, (route) => route.abort());
      await field.fill('Written in a tunnel');
      await field.press('Enter');
      await expect(log(page).getByText(/It is kept and sent later/)).toBeVisible();
      await page.reload();
      await expect(log(page).getByText('Written in a tunnel')).toBeVisible();
      await page.unroute(sending);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(log(agent).getByText('Written in a tunnel')).toBeVisible();
      for (const tab of [page, agent]) await expect(log(tab).getByText('Written in a tunnel')).toHaveCount(1);
    });
    await test.step('Q-133: without a connection a picture waits in its place, also over a reload, and goes out once', async () => {
      const rowOf = (text: string) => log(page).getByTestId('chat-message').filter({ hasText: text });
      await context.setOffline(true);
      for (const name of ['tunnel.png', 'mistake.png'])
        await page.getByTestId('upload-image').setInputFiles({ ...signalPicture, name });
      // Nobody is made to wait first: no overlay stands there before the row does.
      const overlay = page.getByRole('alertdialog');
      const waiting = rowOf('tunnel.png').getByText(/^Waiting for the connection/);
      await expect(waiting.or(overlay).first()).toBeVisible();
      expect(await overlay.count()).toBe(0);
      await field.fill('That was the picture');
      await field.press('Enter');
      await page.getByRole('button', { name: 'Cancel the upload of mistake.png' }).click();
      await expect(rowOf('mistake.png')).toHaveCount(0);
      await expect(page.getByText(/file server maintenance/)).toHaveCount(0);
      // A connection that carries the page, and no file yet.
      await page.route(uploadCall, (route) => route.abort());
      await context.setOffline(false);
      await page.reload();
      await expect(rowOf('tunnel.png').locator('img')).toBeVisible();
      await expect(rowOf('That was the picture')).toBeVisible();
      await page.unroute(uploadCall);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(rowOf('That was the picture').getByText(/Sent|Delivered|Read/)).toBeVisible();
      const sent = log(agent).getByTestId('chat-message');
      await expect(sent.last()).toContainText('That was the picture');
      const tunnel = sent.filter({ has: agent.getByRole('button', { name: /tunnel\.png/ }) });
      await expect(tunnel).toHaveCount(1);
      await expect(sent.nth(-2).getByRole('button', { name: /tunnel\.png/ })).toBeVisible();
    });
    await agentContext.close();
    await context.close();
  });
});

test.describe('CHAT-01, CHAT-02, CHAT-11, RATE-01, RATE-06…10, RATE-12, ERR-13', () => {
  test('ROLE-02: a customer reads, rates, solves and reopens', async ({ browser, program }) => {
    const { page, context } = await newPerson(browser, program.url, { lang: 'en' });
    await logIn(context, 'user', 'lucia.ferrante@example.com');
    const { context: agentContext } = await agentOf(browser, program.url);
    const staff = agentContext.request;
    const { id } = await consult(context.request);
    for (let count = 1; count <= 30; count += 1) await say(staff, 'admin', id, `Line ${count}.`);
    const row = page.getByRole('button', { name: /Online consultation/ });
    const panel = page.getByRole('region', { name: 'How was our service?' });

    await test.step('the title of list and tab count what is unread', async () => {
      await page.goto('/user/chat');
      await expect(page.getByRole('heading', { name: /after-sales question \(1\/\d+\)/i })).toBeVisible();
      await expect(row).toContainText(/Unsolved.*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/s);
      await expect(row.getByRole('img', { name: 'Unread answer' })).toBeVisible();
      await expect.poll(() => page.title()).toMatch(/^\(1\) /);
      await expect.poll(() => page.title()).not.toMatch(/^\(1\) /);
    });

    await test.step('by the keyboard alone: open, read, answer', async () => {
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /after-sales question \(0\/\d+\)/i })).toBeVisible();
      await expect(log(page).getByText('Line 30.')).toBeVisible();
      await expect(row).toBeFocused();
    });

    await test.step('older messages come at the top; the one that was read stays in place', async () => {
      const first = log(page).getByTestId('chat-message').filter({ hasText: 'Line 11.' });
      await expect(log(page).getByText('Line 5.')).toHaveCount(0);
      await log(page).focus();
      await page.keyboard.press('Home');
      await expect(log(page).getByText('Line 5.')).toBeAttached();
      const box = await log(page).boundingBox();
      const place = await first.boundingBox();
      expect((place?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(150);
    });

    await test.step('the toggle opens and closes the rating; a request opens it by itself', async () => {
      const toggle = page.getByRole('button', { name: 'Mark as solved' });
      await toggle.click();
      await expect(panel).toBeVisible();
      await toggle.click();
      await expect(panel).toBeHidden();
      await post(staff, '/javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord', {
        recordQuestionId: id,
      });
      await expect(panel).toBeVisible();
    });

    await test.step('Q-187: it covers no message, takes no focus, and stays folded for the visit', async () => {
      const last = await log(page).getByTestId('chat-message').last().boundingBox();
      const box = await panel.boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      await page.reload();
      await expect(panel).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      await panel.getByRole('button', { name: 'Fold the rating' }).click();
      await expect(panel).toBeHidden();
      await page.reload();
      await page.getByRole('button', { name: 'Rate now' }).click();
      await expect(panel).toBeInViewport({ ratio: 0.9 });
    });

    await test.step('rates: the ticket is solved, its stars stand in the list', async () => {
      const suggestion = panel.getByRole('textbox', { name: 'Suggestion' });
      await expect(suggestion).toBeDisabled();
      await panel.getByRole('checkbox', { name: 'I have a suggestion' }).check();
      await suggestion.fill('x'.repeat(101));
      await expect(suggestion).toHaveValue('x'.repeat(100));
      await panel.getByRole('button', { name: 'Submit the rating' }).click();
      const notice = page.getByRole('status').filter({ hasText: 'submit successful' });
      await expect(notice).toContainText('successful');
      await expect(row).toContainText('Solved');
      await expect(row.getByRole('img', { name: /Your rating/ })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAttribute(
        'placeholder',
        'This ticket is already solved',
      );
    });

    await test.step('reopens: the rating is gone; an appraise status of 1 opens the panel', async () => {
      await page.getByRole('button', { name: 'Reopen' }).click();
      await expect(row).toContainText('Unsolved');
      await expect(row.getByRole('img', { name: /Your rating/ })).toHaveCount(0);
      await expect(panel).toBeHidden();
      await page.route('**/getFAQAppraiseStatus*', (route) =>
        route.fulfill({ json: { code: 200, message: '', data: 1 } }),
      );
      await page.reload();
      await expect(panel).toBeVisible();
    });

    await test.step('solves without a rating, once it is sure', async () => {
      const without = panel.getByRole('button', { name: 'Solved, without rating' });
      const question = page.getByRole('dialog', { name: 'Mark as solved?' });
      await without.click();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(row).toContainText('Unsolved');
      await without.click();
      await question.getByRole('button', { name: 'Mark as solved' }).click();
      await expect(row).toContainText('Unrated');
    });
    await agentContext.close();
    await context.close();
  });
});

test.describe('ROLE-04, MOB-14, MOB-15', () => {
  test('a guest on a phone, in Chinese', async ({ browser, program }) => {
    const { page, context } = await newPerson(browser, program.url, { device: 'phone', lang: 'zh' });
    await page.goto('/m/user/chat?isLogin=false');
    await page.waitForURL(/questionRecordId=\d+$/);
    await expect(page.getByText('当前为匿名模式')).toBeVisible();
    const list = page.getByRole('button', { name: /售后问题/ });
    const tools = page.getByRole('button', { name: '添加图片、视频或文件' });
    const heightOfLog = async () => (await log(page).boundingBox())?.height ?? 0;
    await expect(log(page)).toBeVisible();
    const closed = await heightOfLog();

    await test.step('list and tools shut each other; the history gives way', async () => {
      await list.click();
      await expect(list).toHaveAttribute('aria-expanded', 'true');
      expect(await heightOfLog()).toBeLessThan(closed);
      await tools.click();
      await expect(list).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('button', { name: '图片', exact: true })).toBeVisible();
      expect(await heightOfLog()).toBeLessThan(closed);
      await list.click();
      await expect(page.getByRole('button', { name: '图片', exact: true })).toBeHidden();
      await list.click();
      await expect.poll(heightOfLog).toBe(closed);
    });

    await test.step('a very long word and emoji stay inside at 320 px; a picture is pasted', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const field = page.getByRole('textbox', { name: '消息' });
      for (const text of ['w'.repeat(300), '😀😀😀', 'שלום עולם']) {
        await field.fill(text);
        await field.press('Enter');
        await expect(log(page).getByText(text)).toBeVisible();
      }
      await give(page, 'paste', ['one.png']);
      await expect(log(page).getByRole('button', { name: /one\.png/ })).toBeVisible();
      const { content, width } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        width: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(width);
    });
    await context.close();
  });
});
