// A browser as far as the server can tell: keeps cookies, sends JSON and files, gives back what came.
import { Buffer } from 'node:buffer';

/** The answer of a call. Fields of both envelopes; a test looks at those of its path. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Envelope;
}

export interface Envelope {
  readonly code?: number;
  readonly message?: string;
  readonly msg?: string;
  readonly errno?: number;
  readonly errmsg?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a call answers is what the test looks at
  readonly data: any;
}

/** Headers beside the cookies; undefined ones are not sent. */
export type SentHeaders = Readonly<Record<string, string | undefined>>;

export interface TestFile {
  readonly name: string;
  readonly content: Buffer | string;
  /** What the sender says it is. */
  readonly type?: string;
  /** Name of the multipart field, `file` when not said. */
  readonly field?: string;
}

export interface TestClient {
  readonly url: string;
  post(path: string, body?: unknown, headers?: SentHeaders): Promise<Answer>;
  get(path: string, headers?: SentHeaders): Promise<Answer>;
  upload(path: string, files: readonly TestFile[], headers?: SentHeaders): Promise<Answer>;
  /** A GET whose answer is not JSON. */
  fetch(path: string, headers?: SentHeaders): Promise<{ status: number; headers: Headers; bytes: Buffer }>;
  /** Value of a cookie that the server set. */
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string): void;
  /** The Cookie header it sends. */
  cookieHeader(): string;
}

export function createClient(url: string): TestClient {
  const jar = new Map<string, string>();
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split('=');
      const ended = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      if (ended) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const send = async (path: string, init: RequestInit, given: SentHeaders) => {
    const headers = new Headers(jar.size === 0 ? {} : { cookie: cookieHeader() });
    for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, value);
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    keep(response);
    return response;
  };
  const answer = async (response: Response): Promise<Answer> => ({
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Envelope,
  });

  return {
    url,
    post: async (path, body = {}, headers = {}) =>
      answer(
        await send(
          path,
          { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
          { 'content-type': 'application/json', ...headers },
        ),
      ),
    get: async (path, headers = {}) => answer(await send(path, {}, headers)),
    upload: async (path, files, headers = {}) => {
      const form = new FormData();
      for (const file of files) {
        const bytes = typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
        const blob = new Blob([new Uint8Array(bytes)], { type: file.type ?? 'application/octet-stream' });
        form.append(file.field ?? 'file', blob, file.name);
      }
      return answer(await send(path, { method: 'POST', body: form }, headers));
    },
    fetch: async (path, headers = {}) => {
      const response = await send(path, {}, headers);
      return {
        status: response.status,
        headers: response.headers,
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    },
    cookie: (name) => jar.get(name),
    setCookie: (name, value) => void jar.set(name, value),
    cookieHeader,
  };
}
