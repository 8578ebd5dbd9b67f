// Q-02…, ERR-08, ERR-10, ERR-11: envelopes, what goes along with a body, and kinds of trouble.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, call, isTransportFailure, onNoSession, onStale } from './api';
import { addCatalogue } from './i18n';
import { messages } from './i18n/messages/en';
import { setSide } from './side';
import { setViewState } from './view-state';
import { wsid } from './wsid';

const fetchMock = vi.fn<typeof fetch>();

function answer(body: unknown, status = 200, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetchMock.mockResolvedValueOnce(new Response(text, { status, headers }));
}

function sent(): { url: string; init: RequestInit; body: unknown; headers: Record<string, string> } {
  const [url, init = {}] = fetchMock.mock.calls.at(-1) ?? [];
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  return { url: String(url), init, body, headers: init.headers as Record<string, string> };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`Expected an ApiError, got ${String(error)}`);
}

beforeAll(() => addCatalogue('en', messages));
beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setSide(undefined);
  setViewState({ timestamp: 0 });
});

const list = () => call('POST /javaplus/user/recordQuestion/queryRecordQuestionByPersonal', {});
const count = () => call('POST /api/user/Base/accessStatistics', { question_id: 4 });

describe('bodies', () => {
  it('carry timestamp and wsid on paths that do not begin with /java', async () => {
    setViewState({ timestamp: 17 });
    answer({ errno: 0, errmsg: '', data: {} });
    await count();
    expect(sent().body).toEqual({ question_id: 4, timestamp: 17, wsid: wsid() });
  });

  it('CONFLICT-09 stay as they are on /java and /javaplus', async () => {
    answer({ code: 200, message: '', msg: '', data: [] });
    await list();
    expect(sent().body).toEqual({});
    answer({ code: 200, message: '', msg: '', data: [] });
    await call('POST /java/front/getQuestionTypeList', {});
    expect(sent().body).toEqual({});
  });

  it('carry them on /java too where the request is flagged mobile, but never over an own field', async () => {
    const message = { msgType: 4, recordQuestionId: 1, msgContent: '<p>a</p>', timestamp: 99 };
    answer({ code: 200, data: {} });
    await call('POST /javaplus/user/webSocket/sendMessage', message, { mobile: true });
    expect(sent().body).toEqual({ ...message, wsid: wsid() });
  });

  it('fill path parameters and the query', async () => {
    answer({ code: 200, data: {} });
    await call('POST /javaplus/user/scoreQuestionRecord/cancelScore/:id', {}, { params: { id: 7 } });
    expect(sent().url).toBe('/javaplus/user/scoreQuestionRecord/cancelScore/7');
    answer({ code: 200, data: 1 });
    await call('GET /java/front/getFAQAppraiseStatus', undefined, { query: { questionRescordId: 3 } });
    expect(sent().url).toBe('/java/front/getFAQAppraiseStatus?questionRescordId=3');
    expect(sent().init.body).toBeUndefined();
  });
});

describe('the side', () => {
  it('is named where the path does not name one', async () => {
    setSide('admin');
    answer({ code: 200, data: [] });
    await call('POST /java/front/getItemList', {});
    expect(sent().headers['x-user-type']).toBe('admin');
    setSide('user');
    answer({ errno: 0, data: {} });
    await call('GET /api/service/getInfo');
    expect(sent().headers['x-user-type']).toBe('user');
  });

  it('is left to the path where the path names it', async () => {
    answer({ code: 200, data: [] });
    await list();
    expect(sent().headers).not.toHaveProperty('x-user-type');
  });
});

describe('answers', () => {
  it('give their data', async () => {
    answer({ code: 200, message: 'ok', msg: 'ok', data: [1] });
    expect(await list()).toEqual([1]);
    answer({ errno: 0, errmsg: '', data: { a: 1 } });
    expect(await count()).toEqual({ a: 1 });
  });

  it.each([
    [{ code: 500, message: 'boom', data: null }, 'boom', 500],
    [{ code: 500, msg: 'boom', data: null }, 'boom', 500],
    [{ code: 403, message: '', msg: 'boom' }, 'boom', 403],
    [{ code: 400, message: 'boom', msg: 'boom' }, 'boom', 400],
  ])('of the Java form: %j is a refusal with its text', async (body, text, code) => {
    answer(body);
    expect(await failure(list())).toMatchObject({ kind: 'refusal', message: text, code });
  });

  it.each([
    [{ errno: 1000, errmsg: 'boom' }, 'boom'],
    [{ errno: 1004, message: 'boom' }, 'boom'],
  ])('of the API form: %j is a refusal with its text', async (body, text) => {
    answer(body);
    expect(await failure(count())).toMatchObject({ kind: 'refusal', message: text, code: body.errno });
  });

  it('say which kind of trouble it is', async () => {
    answer({ code: 429, message: 'later', msg: 'later' }, 429, { 'x-request-id': 'r1' });
    expect(await failure(list())).toMatchObject({ kind: 'too_many', requestId: 'r1' });
    answer({ errno: 1006, errmsg: 'later' }, 429);
    expect(await failure(count())).toMatchObject({ kind: 'too_many', code: 1006 });
    answer({ code: 500, message: 'crash', msg: 'crash' }, 500);
    expect(await failure(list())).toMatchObject({ kind: 'server', message: 'crash' });
    answer('<html>Bad gateway</html>', 502);
    expect(await failure(list())).toMatchObject({ kind: 'server', code: 502 });
    answer('<html>Please log in to the hotel network</html>', 200);
    expect(await failure(list())).toMatchObject({ kind: 'server' });
  });

  it('that do not come are a network failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const error = await failure(list());
    expect(error).toMatchObject({ kind: 'network', code: 0, message: messages['common.error.network'] });
    expect(isTransportFailure(error)).toBe(true);
  });

  it('that take longer than 30 s are a network failure', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const error = failure(list());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toMatchObject({ kind: 'network' });
  });

  it('that the caller no longer wants end in its own AbortError', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementationOnce((_, init) => {
      controller.abort();
      return Promise.reject(new DOMException(String(init?.signal?.aborted), 'AbortError'));
    });
    const options = { signal: controller.signal };
    const path = 'POST /javaplus/user/recordQuestion/getTotalUnreadNum';
    await expect(call(path, {}, options)).rejects.toMatchObject({ name: 'AbortError', message: 'true' });
  });
});

describe('what others hear', () => {
  it('no session: 401 and errno 1003, with the side; but not from identification itself', async () => {
    const heard = vi.fn();
    const stop = onNoSession(heard);
    answer({ code: 401, message: 'Please Login First' });
    expect(await failure(list())).toMatchObject({ kind: 'no_session' });
    answer({ errno: 1003, errmsg: 'Please Login First' });
    expect(await failure(count())).toMatchObject({ kind: 'no_session' });
    expect(heard.mock.calls).toEqual([['user'], ['user']]);
    answer({ code: 401, message: '', data: {} });
    await failure(call('POST /javaplus/admin/personal/info', {}));
    answer({ errno: 1000, errmsg: 'Please Login First', data: {} });
    await failure(call('POST /api/user/Base/identify', {}));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('stale data: errno 1001', async () => {
    const heard = vi.fn();
    const stop = onStale(heard);
    answer({ errno: 1001, errmsg: 'alter failed' });
    await failure(count());
    answer({ errno: 1000, errmsg: 'no' });
    await failure(count());
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});
