// EDIT-25, ERR-23, ERR-27, CONFLICT-34: what is told of a saved action, for how long, and what is sent again.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api';
import * as notices from '../../../ui/notice';
import { act } from './save';

const success = vi.spyOn(notices, 'notifySuccess');
const error = vi.spyOn(notices, 'notifyError');
const down = new ApiError('network', 0, 'down');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function done<Answer>(action: Promise<Answer>): Promise<Answer> {
  await vi.runAllTimersAsync();
  return action;
}

const told = (spy: typeof success | typeof error) => spy.mock.calls.map(([title, text]) => [title, text]);

it('a transport failure is warned of and sent again; then it says that it worked', async () => {
  const send = vi.fn().mockRejectedValueOnce(down).mockResolvedValueOnce({ id: 1 });
  expect(await done(act(send))).toEqual({ answer: { id: 1 } });
  expect(send).toHaveBeenCalledTimes(2);
  expect(told(error)).toEqual([['修改失败', '正在重试，请稍候。']]);
  expect(told(success)).toEqual([['修改成功', '']]);
});

it('at most three times more, then it is told', async () => {
  const send = vi.fn().mockRejectedValue(down);
  expect(await done(act(send))).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(4);
  expect(told(error).at(-1)).toEqual(['修改失败', 'down']);
  expect(success).not.toHaveBeenCalled();
});

it.each([
  ['another refusal', new ApiError('refusal', 1000, 'boom'), [['修改失败', 'boom']]],
  ['1001, which has a window', new ApiError('refusal', 1001, 'stale'), []],
  ['1003, which asks for a login', new ApiError('no_session', 1003, 'who?'), []],
])('%s: sent once', async (_, refusal, words) => {
  const send = vi.fn().mockRejectedValue(refusal);
  expect(await done(act(send, 'done'))).toBeUndefined();
  expect(send).toHaveBeenCalledOnce();
  expect(told(error)).toEqual(words);
});

it('every notice stays between 1.5 s and 4 s', async () => {
  await done(act(vi.fn().mockRejectedValueOnce(down).mockResolvedValue(1), 'done'));
  await done(act(vi.fn().mockRejectedValue(down)));
  const times = [...success.mock.calls, ...error.mock.calls].map(([, , ms]) => ms ?? 0);
  expect(times.length).toBeGreaterThan(4);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1_500);
  expect(Math.max(...times)).toBeLessThanOrEqual(4_000);
});
