/*
 * What the parser of HTTP itself refuses never becomes a request: it is answered on the socket, in the envelope like
 * any refusal, and the connection ends, as what follows on it cannot be understood.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sideOfPath, type Side } from '#contract/core/actor';
import type { Locale } from '#contract/settings/config-script';
import { errors } from '#contract/errors';
import { AppError, errorText } from '../app-error';
import { errorEnvelope, noStore } from './envelope';

/** What Node says of it; `rawPacket` is where it stopped reading. */
interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: unknown;
}

type LanguageOf = (request: { side: Side | undefined; cookies: Record<string, never> }) => Locale;

// The rest of a head that is too large is read past for as long: closed at once, the answer would not arrive.
const linger = 1_000;
const answered = new WeakSet<Socket>();

export function refuseUnread(error: ParserError, socket: Socket, languageOf: LanguageOf): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  if (answered.has(socket)) return;
  answered.add(socket);
  const { status, refusal } = refusalOf(error.code);
  const path = pathOf(error.rawPacket);
  const text = errorText(refusal, languageOf({ side: sideOfPath(path), cookies: {} }));
  const body = JSON.stringify(errorEnvelope(path, errors[refusal.code].kind, text));
  socket.on('error', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Cache-Control: ${noStore}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), linger).unref();
}

function refusalOf(code = ''): { status: number; refusal: AppError } {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, refusal: new AppError('core.head_too_large') };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, refusal: new AppError('core.too_slow') };
  return { status: 400, refusal: new AppError('core.unreadable', { detail: noHttp }) };
}

const noHttp = { en: 'it is not valid HTTP', zh: '不是有效的 HTTP 请求' };

/** The path of the first line, where it can be read; '' where not. */
function pathOf(packet: unknown): string {
  const begin = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 2_000) : '';
  return /^[A-Z]+ (\/\S*) HTTP/.exec(begin)?.[1] ?? '';
}
