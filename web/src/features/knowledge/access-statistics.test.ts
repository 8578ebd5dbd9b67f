/* RT-28, ERR-22: the opening of a screen is told again after a second, at most five times, and only while it is open. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timers } from '#contract/core/limits';
import { mostRetries } from '../../lib/retry';
import { reportAccess } from './access-statistics';

const fetchMock = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

it('Q-27 tells question, base and component, and is content with one answer', async () => {
  fetchMock.mockImplementation(() => answer({ errno: 0, data: {} }));
  reportAccess('AnswerQuestion', 5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [path, init] = fetchMock.mock.calls[0] ?? [];
  expect(path).toBe('/api/user/Base/accessStatistics');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    question_id: 5,
    base: 'knowledgeBase',
    component: 'AnswerQuestion',
  });
});

it('tries again after a second', async () => {
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  fetchMock.mockImplementation(() => answer({ errno: 0, data: {} }));
  reportAccess('Home', undefined);
  await vi.advanceTimersByTimeAsync(timers.statisticsRetry - 1);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('gives up after five more tries and tells nobody', async () => {
  fetchMock.mockImplementation(() => answer({}, 502));
  reportAccess('Home', undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1 + mostRetries);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it('does not try again after a refusal, nor once the screen is left', async () => {
  fetchMock.mockImplementation(() => answer({ errno: 1000, errmsg: 'no', data: {} }));
  reportAccess('Home', undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('offline')));
  reportAccess('Catalog', undefined)();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
