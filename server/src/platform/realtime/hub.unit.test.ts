import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createHub, type Admission, type Hub, type HubSocket } from './hub';

let server: Server;
let hub: Hub;
let admission: Admission | null;
let received: string[];
let opened: HubSocket[];

beforeEach(async () => {
  admission = { rooms: ['staff'], identity: 'p1' };
  received = [];
  opened = [];
  hub = createHub({
    log: pino({ level: 'silent' }),
    limits: { sockets: 2, socketsAddress: 1 },
    isOriginAllowed: (request) => request.headers.origin !== 'https://evil.example',
    addressOf: () => '127.0.0.1',
  });
  hub.register({
    path: '/socket',
    maxPayload: 1000,
    admit: () => Promise.resolve(admission),
    onOpen: (socket) => void opened.push(socket),
    onText: (_, text) => void received.push(text),
  });
  server = createServer().listen(0, '127.0.0.1');
  hub.attach(server);
  await once(server, 'listening');
});

afterEach(async () => {
  await hub.stop();
  server.close();
});

function connect(path = '/socket', headers: Record<string, string> = {}): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
}

async function open(): Promise<WebSocket> {
  const ws = connect();
  await once(ws, 'open');
  // The pong says that the socket is admitted and in its rooms.
  ws.send('ping');
  await next(ws);
  return ws;
}

async function next(ws: WebSocket): Promise<string> {
  const [raw] = (await once(ws, 'message')) as [Buffer];
  return raw.toString();
}

async function closeCode(ws: WebSocket): Promise<number> {
  const [code] = (await once(ws, 'close')) as [number];
  return code;
}

async function refusal(ws: WebSocket): Promise<number | undefined> {
  const [, response] = (await once(ws, 'unexpected-response')) as [unknown, { statusCode?: number }];
  return response.statusCode;
}

it('answers ping with pong and hands other texts to the channel', async () => {
  const ws = await open();
  ws.send('{"type":"delivered"}');
  ws.send('ping');
  expect(await next(ws)).toBe('pong');
  expect(received).toEqual(['{"type":"delivered"}']);
});

it('leaves the answer to ping to a channel that gives its own', async () => {
  hub.register({
    path: '/json',
    maxPayload: 1000,
    admit: () => Promise.resolve(admission),
    onPing: (socket) => socket.send({ type: 'pong' }),
    onText: (_, text) => void received.push(text),
  });
  const [plain, json] = [await open(), connect('/json')];
  await once(json, 'open');
  json.send('ping');
  expect(await next(json)).toBe('{"type":"pong"}');
  plain.send('ping');
  expect(await next(plain)).toBe('pong');
  expect(received).toEqual([]);
});

it('sends a frame to every socket of a room and to no other', async () => {
  const [one, two] = [await open(), await open()];
  const frames = Promise.all([next(one), next(two)]);
  hub.send('nobody', { msgType: 1 });
  hub.send('staff', { msgType: 8, data: 3 });
  expect(await frames).toEqual(['{"msgType":8,"data":3}', '{"msgType":8,"data":3}']);
  expect(hub.countOf('staff')).toBe(2);
});

it('leaves out the sockets that are in another room', async () => {
  const [one, two] = [await open(), await open()];
  const frames = Promise.all([next(one), next(two)]);
  hub.send('staff', { msgType: 3 }, ['staff', 'nobody']);
  hub.send('staff', { msgType: 8 }, ['nobody']);
  expect(await frames).toEqual(['{"msgType":8}', '{"msgType":8}']);
});

it('forgets a socket that has gone', async () => {
  const ws = await open();
  ws.terminate();
  await expect.poll(() => hub.countOf('staff')).toBe(0);
});

it('closes a visitor with 4401', async () => {
  admission = null;
  expect(await closeCode(connect())).toBe(4401);
});

it('closes the socket beyond the limit of an identity with 1013, and counts the ended ones out', async () => {
  const [first] = [await open(), await open()];
  expect(await closeCode(connect())).toBe(1013);
  first?.close();
  await expect.poll(() => hub.countOf('staff')).toBe(1);
  await open();
});

it('counts sockets without an identity by address', async () => {
  admission = { rooms: ['front'] };
  await open();
  expect(await closeCode(connect())).toBe(1013);
});

it('refuses a foreign origin with 403 and an unknown path with 404', async () => {
  expect(await refusal(connect('/socket', { origin: 'https://evil.example' }))).toBe(403);
  expect(await refusal(connect('/other'))).toBe(404);
});

it('closes with 1009 when a frame is too large', async () => {
  const ws = await open();
  ws.send('x'.repeat(1001));
  expect(await closeCode(ws)).toBe(1009);
});

it('keeps what a client sends before it is admitted', async () => {
  let admit: (value: Admission) => void = () => undefined;
  hub.register({
    path: '/slow',
    maxPayload: 1000,
    admit: () => new Promise((resolve) => (admit = resolve)),
    onText: (_, text) => void received.push(text),
  });
  const ws = connect('/slow');
  await once(ws, 'open');
  ws.send('early');
  ws.send('ping');
  admit({ rooms: [], identity: 'p2' });
  expect(await next(ws)).toBe('pong');
  expect(received).toEqual(['early']);
});

it('closes a room with its code, and everything with 1012 at the end', async () => {
  const one = await open();
  hub.closeRoom('staff', 4401, 'session ended');
  expect(await closeCode(one)).toBe(4401);
  const two = await open();
  const code = closeCode(two);
  await hub.stop();
  expect(await code).toBe(1012);
});
