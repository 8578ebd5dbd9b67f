// A browser as far as a server can tell: cookies, JSON, files. Knows the calls of the contract by their keys and
// reads both envelopes.
import { envelopeOfPath } from '../contract/src/core/envelope';
import type { Endpoints } from '../contract/src/endpoints';

export type CallKey = keyof Endpoints;

export interface Sent {
  /** JSON body, or query of a GET or an upload. */
  readonly body?: unknown;
  /** For `:id` in the path. */
  readonly id?: number | string;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** `code` or `errno`; 200 and 0 for a file. */
  readonly number: number | undefined;
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a call answers is what is looked at
  readonly data: any;
  readonly bytes: Buffer;
  readonly headers: Headers;
  readonly isSuccess: boolean;
}

export interface Browser {
  readonly base: string;
  call(key: CallKey, body?: unknown, sent?: Omit<Sent, 'body'>): Promise<Answer>;
  fetch(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; bytes: Buffer }>;
  cookieHeader(): string;
}

/** Longest wait for a limit of the server, in seconds. */
const patience = 70;

export function openBrowser(base: string): Browser {
  const jar = new Map<string, string>();
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookieHeader());
    const response = await fetch(base + path, { ...init, headers, redirect: 'manual' });
    const wait = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || wait > patience) {
      keep(response.headers);
      return response;
    }
    await response.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return request(path, init);
  };

  return {
    base,
    cookieHeader,
    call: async (key, body = {}, sent = {}) => {
      const [method = '', template = ''] = key.split(' ');
      const path = template.replace(/:\w+/, encodeURIComponent(String(sent.id ?? 0)));
      const asQuery = method === 'GET' || sent.form !== undefined;
      const isText = typeof body === 'string';
      const response = await request(path + (asQuery ? queryOf(body) : ''), {
        method,
        headers: {
          ...(asQuery ? {} : { 'content-type': 'application/json' }),
          ...sent.headers,
        },
        ...(method === 'GET' ? {} : { body: sent.form ?? (isText ? body : JSON.stringify(body)) }),
      });
      return answerOf(path, response);
    },
    fetch: async (path, headers = {}) => {
      const response = await request(path, { headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes };
    },
  };
}

async function answerOf(path: string, response: Response): Promise<Answer> {
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const isFile = headers.has('content-disposition');
  const isJson = !isFile && headers.get('content-type')?.startsWith('application/json') === true;
  const body = isJson ? (JSON.parse(bytes.toString('utf8')) as Record<string, unknown>) : {};
  const java = envelopeOfPath(path) === 'java';
  const given = java ? body['code'] : body['errno'];
  const success = java ? 200 : 0;
  const number = isJson ? (typeof given === 'number' ? given : undefined) : success;
  const text = String(body['message'] ?? body['errmsg'] ?? '');
  return { status, number, text, data: body['data'], bytes, headers, isSuccess: number === success };
}

function queryOf(body: unknown): string {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).map(
    ([name, value]): [string, string] => [
      name,
      (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 5_000),
    ],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}
