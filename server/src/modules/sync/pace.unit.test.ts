import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPace } from './pace';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('runs at once, then at most once in its time, however often it is asked', async () => {
  const work = vi.fn(() => Promise.resolve());
  const pace = createPace(100, work);
  const asked = pace.ask();
  await vi.advanceTimersByTimeAsync(0);
  await asked;
  for (let at = 0; at < 50; at += 1) void pace.ask();
  await vi.advanceTimersByTimeAsync(99);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('whoever asks during a run is served by the next one', async () => {
  let runs = 0;
  const pace = createPace(10, async () => {
    await new Promise((done) => setTimeout(done, 500));
    runs += 1;
  });
  void pace.ask();
  await vi.advanceTimersByTimeAsync(100);
  const runsWhenServed = pace.ask().then(() => runs);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await runsWhenServed).toBe(2);
});

it('rests as long as a run took', async () => {
  const beganAt: number[] = [];
  const pace = createPace(10, async () => {
    beganAt.push(performance.now());
    void pace.ask();
    await new Promise((done) => setTimeout(done, 300));
  });
  const start = performance.now();
  void pace.ask();
  await vi.advanceTimersByTimeAsync(700);
  const stopped = pace.stop();
  await vi.advanceTimersByTimeAsync(300);
  await stopped;
  expect(beganAt.map((at) => at - start)).toEqual([0, 600]);
});

it('a failed run is told to those who asked for it, and the next one goes on', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined);
  const pace = createPace(10, work as () => Promise<void>);
  const failed = expect(pace.ask()).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(0);
  await failed;
  const again = pace.ask();
  await vi.advanceTimersByTimeAsync(10);
  await again;
});

it('begins nothing after its end', async () => {
  const work = vi.fn(() => Promise.resolve());
  const pace = createPace(10, work);
  void pace.ask();
  await pace.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).not.toHaveBeenCalled();
});
