/* What is said for the pictures of the chat: pictures, a video, a file, long words, emoji, right-to-left. */
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { request as requests, type APIRequestContext } from '@playwright/test';
import { logIn } from '../fixtures';
import { customer } from './screen';

interface Named {
  readonly id: number;
  readonly title: string;
}

/** The tickets of whoever is logged in. */
export async function ticketsOf(request: APIRequestContext): Promise<Named[]> {
  const answer = await request.post('/javaplus/user/recordQuestion/queryRecordQuestionByPersonal', {
    data: {},
  });
  return ((await answer.json()) as { data: Named[] }).data;
}

const pictures = resolve('server', 'demo', 'pictures');

/** Adds to one conversation everything that a message can be. */
export async function fillConversation(url: string): Promise<void> {
  const request = await requests.newContext({ baseURL: url });
  await logIn({ request }, 'user', customer);
  const ticket = (await ticketsOf(request)).find(({ title }) => title.includes('R2 pedals'));
  if (ticket === undefined) throw new Error('The demo shop has no ticket about the pedals.');
  const say = async (html: string) => {
    const answer = await request.post('/javaplus/user/webSocket/sendMessage', {
      data: { msgType: 4, recordQuestionId: ticket.id, msgContent: html, clientMessageId: randomUUID() },
    });
    const { code, message } = (await answer.json()) as { code: number; message: string };
    if (code !== 200) throw new Error(`The message was refused: ${message}`);
  };
  const upload = async (kind: string, name: string, mimeType: string, buffer: Buffer) => {
    const answer = await request.post(`/api/user/ChatBase/uploadFile?kind=${kind}`, {
      multipart: { file0: { name, mimeType, buffer } },
    });
    const [file] = ((await answer.json()) as { data: { url: string }[] }).data;
    return file?.url ?? '';
  };
  const ports = await upload(
    'image',
    'ports.svg',
    'image/svg+xml',
    await readFile(join(pictures, 'usb-ports.svg')),
  );
  const label = await upload(
    'image',
    'label.svg',
    'image/svg+xml',
    await readFile(join(pictures, 'label-serial.svg')),
  );
  const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isomiso2')]);
  await say('<p>👍🛩️🎮</p>');
  await say(`<p>${'Donaudampfschifffahrtsgesellschaft'.repeat(6)}</p>`);
  await say('<p>شكرا جزيلا، الدواسات تعمل الآن بشكل جيد.</p>');
  await say(`<p><img src="${ports}" alt="ports.svg"></p>`);
  await say(`<p><img src="${label}" alt="label.svg"></p>`);
  await say(
    `<p><video controls src="${await upload('video', 'start.mp4', 'video/mp4', video)}"></video></p>`,
  );
  const report = await upload('file', 'r2-report.txt', 'text/plain', Buffer.from('R2 64% error 31'));
  const name = 'r2-pedals-recovery-report-2026-11-20-with-a-long-name.txt';
  await say(`<p><a href="${report}" download="${name}">${name}</a></p>`);
  await request.dispose();
}
