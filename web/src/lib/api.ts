// The one way to call the server. Types come from the contract; both envelopes are opened here, every
// failure becomes an ApiError whose text is already in the reader's language.
import { envelopeOfPath, errorNumbers } from '#contract/core/envelope';
import { sideOfPath, userTypeHeader } from '#contract/core/actor';
import { currentSide } from './side';
import { viewState } from './view-state';
import { wsid } from './wsid';
import { t } from './i18n';
import type { Side } from '#contract/core/actor';
import type { BodyOf, DataOf, ParamsOf, QueryOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';

/**
 * What went wrong: no session of that side; a refusal by a rule; somebody else was quicker; too many
 * requests; the server was not reached or did not answer in time; the server failed (HTTP 5xx).
 */
export type ApiErrorKind = 'no_session' | 'refusal' | 'overtaken' | 'too_many' | 'network' | 'server';

/**
 * A call that did not succeed. `code` is the envelope's code or errno, 0 where there was no answer; `data` what the
 * server gave along to act upon.
 */
export class ApiError extends Error {
  readonly code: number;
  readonly kind: ApiErrorKind;
  readonly requestId: string | undefined;
  readonly data: unknown;

  constructor(kind: ApiErrorKind, code: number, message: string, requestId?: string, data?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
    this.data = data;
  }
}

/** True where the same call may be sent again: it did not reach the server or the server failed. */
export function isTransportFailure(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'server');
}

/** What to show to a person for any thrown value. */
export function errorText(error: unknown): string {
  return error instanceof ApiError && error.message !== '' ? error.message : t('common.error.unknown');
}

type Key = keyof Endpoints;

export interface CallOptions<K extends Key> {
  params?: ParamsOf<Endpoints[K]>;
  query?: QueryOf<Endpoints[K]>;
  signal?: AbortSignal;
  /** The request may outlive the page. */
  keepalive?: boolean;
  /** Flags the request as mobile: timestamp and wsid go along on /java paths too. */
  mobile?: boolean;
}

const callTimeout = 30_000;
/** Calls that ask whether there is a session: their "no session" is an answer, not an event. */
const identifying = new Set([
  '/api/user/Base/identify',
  '/api/admin/Base/identify',
  '/javaplus/admin/personal/info',
]);

type NoSessionListener = (side: Side) => void;
const noSessionListeners = new Set<NoSessionListener>();

/** Hears of every call that was refused for want of a session. Returns the way to stop. */
export function onNoSession(listener: NoSessionListener): () => void {
  noSessionListeners.add(listener);
  return () => noSessionListeners.delete(listener);
}

const staleListeners = new Set<() => void>();

/** Hears of every change that was refused because the data was stale: errno 1001. */
export function onStale(listener: () => void): () => void {
  staleListeners.add(listener);
  return () => staleListeners.delete(listener);
}

/** Fields that go along with bodies. */
export function appendedFields(): { timestamp: number; wsid: string } {
  return { timestamp: viewState.getState().timestamp, wsid: wsid() };
}

/** Headers that name the side where the path does not. */
export function sideHeaders(path: string): Record<string, string> {
  return sideOfPath(path) === undefined ? { [userTypeHeader]: currentSide() } : {};
}

/** The address of a call: its path with what is named in it, and its query. */
export function addressOf(path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

function bodyOf(path: string, body: unknown, mobile: boolean): string {
  const own = { ...(body ?? {}) };
  return JSON.stringify(path.startsWith('/java') && !mobile ? own : { ...appendedFields(), ...own });
}

function kindOf(code: number, status: number): ApiErrorKind {
  if (status >= 500) return 'server';
  if (code === errorNumbers.no_session.code || code === errorNumbers.no_session.errno) return 'no_session';
  if (code === errorNumbers.overtaken.code || code === errorNumbers.overtaken.errno) return 'overtaken';
  if (status === 429 || code === errorNumbers.too_many.errno) return 'too_many';
  return 'refusal';
}

/** Opens an answer of either envelope: its data, or an ApiError. Also used for uploads. */
export function openEnvelope(path: string, status: number, answer: unknown, requestId?: string): unknown {
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const code = number(fields['code']);
  const errno = number(fields['errno']);
  const isJava = envelopeOfPath(path) === 'java';
  const ok = status < 400 && (isJava ? code === 200 : errno === 0);
  if (ok) return fields['data'];
  const text = [fields['message'], fields['msg'], fields['errmsg']].find(
    (value) => typeof value === 'string' && value !== '',
  );
  // Where both stand there, only errno tells that the data was stale.
  const isStale = errno === errorNumbers.stale.errno;
  const own = (isJava && !isStale ? code : errno) ?? code ?? errno;
  // Something between us and the server answered: an error page of a proxy, a captive portal.
  if (own === undefined) throw new ApiError('server', status, t('common.error.server'), requestId);
  const kind = kindOf(own, status);
  const fallback = kind === 'server' ? t('common.error.server') : t('common.error.unknown');
  const error = new ApiError(
    kind,
    own,
    typeof text === 'string' ? text : fallback,
    requestId,
    fields['data'],
  );
  if (!isJava && own === errorNumbers.stale.errno) for (const listener of staleListeners) listener();
  if (kind === 'no_session' && !identifying.has(path)) {
    const side = sideOfPath(path) ?? currentSide();
    for (const listener of noSessionListeners) listener(side);
  }
  throw error;
}

function withTimeout(outer: AbortSignal | undefined): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), callTimeout);
  const follow = () => controller.abort();
  if (outer?.aborted) controller.abort();
  outer?.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

/**
 * Calls the server. Resolves to the answer's data; throws an ApiError, or the AbortError of a given signal.
 */
export async function call<K extends Key>(
  key: K,
  body?: BodyOf<Endpoints[K]>,
  options: CallOptions<K> = {},
): Promise<DataOf<Endpoints[K]>> {
  const [method = 'POST', path = ''] = key.split(' ');
  const { signal, done } = withTimeout(options.signal);
  const headers: Record<string, string> = { accept: 'application/json', ...sideHeaders(path) };
  const request: RequestInit = { method, headers, signal, credentials: 'same-origin' };
  if (options.keepalive) request.keepalive = true;
  if (method === 'POST') {
    headers['content-type'] = 'application/json';
    request.body = bodyOf(path, body, options.mobile ?? false);
  }
  try {
    const response = await fetch(addressOf(path, options.params, options.query), request);
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    const requestId = response.headers.get('x-request-id') ?? undefined;
    return openEnvelope(path, response.status, answer, requestId) as DataOf<Endpoints[K]>;
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    throw new ApiError('network', 0, t('common.error.network'));
  } finally {
    done();
  }
}
