// The four channels: addresses and close codes from the contract's constants, frames as the contract has them.
import { readFileSync } from 'node:fs';
import {
  chatChannelPath,
  closeCodes,
  frameTypes,
  mainSocketPath,
  syncChannelPath,
} from '../../contract/src/core/frames';
import { tableSchemas } from '../../contract/src/sync/schemas';
import { rowTable } from './fields';
import { code, page, table } from './markdown';

const channels = [
  [code(mainSocketPath('user')), 'customers and anonymous identities', 'JSON `{msgType, …}`'],
  [code(mainSocketPath('admin')), 'staff', 'JSON `{msgType, …}`'],
  [
    `${code(`${chatChannelPath}?type=0`)} staff, ${code('?type=1')} customers`,
    'the side of `type`',
    'JSON `{type, …}`',
  ],
  [code(syncChannelPath), 'anybody; what a role may not see is not sent', 'JSON `{event, data}`'],
];

const closing: Record<keyof typeof closeCodes, string> = {
  goingAway: 'the server goes down on purpose; come back with jitter',
  tooMany: 'too many sockets of this identity or address',
  tooLarge: 'a frame was too large',
  noSession: 'no session, or the session has ended',
};

/** @param root folder of the project */
export function socketsPage(root: string): string {
  const source = (path: string) => {
    const text = readFileSync(`${root}/contract/src/${path}`, 'utf8');
    return `\`\`\`ts\n${text.trimEnd()}\n\`\`\``;
  };
  return page(
    '# Sockets',
    'Frames as the contract has them, rendered by `npm run docs`. Sessions are the cookies of the handshake. On ' +
      'every channel the client sends the text `ping` and gets `pong` (the chat channel: `{"type":"pong"}`).',
    table(['address', 'who', 'frames'], channels),
    '## Close codes',
    table(
      ['code', 'means'],
      Object.entries(closeCodes).map(([name, number]) => [
        String(number),
        closing[name as keyof typeof closeCodes],
      ]),
    ),
    'A page of another site is refused with HTTP 403 before the socket opens (Q-149).',
    '## Main sockets',
    table(
      ['msgType', 'name'],
      Object.entries(frameTypes).map(([name, number]) => [String(number), name]),
    ),
    source('core/frames.ts'),
    source('chat/messages.ts'),
    '## Chat channel',
    source('chat/channel-messages.ts'),
    '## State channel',
    source('sync/messages.ts'),
    '### Its tables',
    Object.entries(tableSchemas).flatMap(([name, schema]) => [`#### ${name}`, rowTable(schema)]),
  );
}
