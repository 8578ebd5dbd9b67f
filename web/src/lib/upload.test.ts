// CONFLICT-11: a file is taken only where the answer says 200; everything else gives no file but a failure that
// can be told and tried again.
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, isTransportFailure } from './api';
import { addCatalogue } from './i18n';
import { messages } from './i18n/messages/en';
import { uploadFiles } from './upload';

/** Answers what the test says as soon as it is sent. */
class FakeRequest {
  static answer = { status: 200, body: '' };
  upload = {};
  status = 0;
  responseText = '';
  onload: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null;
  }
  send(): void {
    this.status = FakeRequest.answer.status;
    this.responseText = FakeRequest.answer.body;
    this.onload?.();
    this.onloadend?.();
  }
}

const stored = [{ url: '/static/a.txt', name: 'a.txt' }];
const send = (status: number, body: string) => {
  FakeRequest.answer = { status, body };
  return uploadFiles('POST /api/user/ChatBase/uploadFile', [new File(['x'], 'a.txt')], { kind: 'file' });
};

beforeAll(() => addCatalogue('en', messages));
beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

it('takes the files of a good answer', async () => {
  await expect(send(200, JSON.stringify({ errno: 0, errmsg: '', data: stored }))).resolves.toEqual(stored);
});

it.each([
  ['a failed server', 500, JSON.stringify({ errno: 1002, errmsg: 'no', data: stored }), true],
  ['a proxy on the way', 502, '<html>Bad gateway</html>', true],
  ['a refusal', 200, JSON.stringify({ errno: 1005, errmsg: 'The file is too large.', data: stored }), false],
  ['an answer that says nothing', 200, '', true],
])('CONFLICT-11 takes no file from %s, and tells it', async (_, status, body, canRetry) => {
  const error: unknown = await send(status, body).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(isTransportFailure(error)).toBe(canRetry);
});
