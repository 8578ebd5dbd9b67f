// RT-20, Q-04, ERR-22: what changed is fetched once, and the stamp moves on when the screens have it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefresh } from './refresh';
import type { Refresh, RefreshDependencies } from './refresh';

const refetch = vi.fn<RefreshDependencies['refetch']>();
const onApplied = vi.fn();
let refresh: Refresh;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockReset().mockResolvedValue(true);
  onApplied.mockReset();
  refresh = createRefresh({ refetch, onApplied, random: () => 1 });
});

afterEach(() => {
  refresh.stop();
  vi.useRealTimers();
});

it('gathers what comes close together, well within the 2 s of a change', async () => {
  refresh.tell(['question'], 5);
  await pass(100);
  refresh.tell(['questionStep'], 6);
  await pass(599);
  expect(refetch.mock.calls).toEqual([[new Set(['question', 'questionStep'])]]);
  expect(onApplied.mock.calls).toEqual([[6]]);
});

it('does not wait longer because more comes', async () => {
  for (let part = 0; part < 10; part += 1) {
    refresh.tell(['question'], part);
    await pass(100);
  }
  expect(refetch.mock.calls.length).toBeGreaterThan(0);
});

it('fetches everything where everything may have changed', async () => {
  refresh.tell(['question'], 5);
  refresh.tell('all', 6);
  await pass(1_000);
  expect(refetch.mock.calls).toEqual([['all']]);
});

it('moves the stamp on only when the answers are there, one fetch at a time', async () => {
  let answer: (isDone: boolean) => void = () => undefined;
  refetch.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  refresh.tell(['question'], 5);
  await pass(1_000);
  refresh.tell(['questionType'], 6);
  await pass(1_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(onApplied).not.toHaveBeenCalled();
  answer(true);
  await pass(0);
  expect(onApplied.mock.calls).toEqual([[5]]);
  await pass(1_000);
  expect(onApplied.mock.calls).toEqual([[5], [6]]);
});

it('takes what failed along with the next change, and not by itself', async () => {
  refetch.mockResolvedValueOnce(false);
  refresh.tell(['question'], 5);
  await pass(60_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(onApplied).not.toHaveBeenCalled();
  refresh.tell(['item'], 6);
  await pass(1_000);
  expect(refetch).toHaveBeenLastCalledWith(new Set(['question', 'item']));
  expect(onApplied.mock.calls).toEqual([[6]]);
});

it('forgets what is due and what runs when it is stopped', async () => {
  let answer: (isDone: boolean) => void = () => undefined;
  refetch.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  refresh.tell(['question'], 5);
  await pass(1_000);
  refresh.stop();
  answer(true);
  refresh.tell(['question'], 6);
  refresh.stop();
  await pass(1_000);
  expect(onApplied).not.toHaveBeenCalled();
  expect(refetch).toHaveBeenCalledTimes(1);
});
