import { expect, it } from 'vitest';
import { AppError } from './app-error';
import { createRateLimit } from './rate-limit';

function limitAt(max: number) {
  let now = 1_000;
  const limit = createRateLimit({ max, windowMs: 60_000, code: 'core.too_many', clock: { now: () => now } });
  return { limit, move: (ms: number) => (now += ms) };
}

it('refuses beyond the limit and says how long to wait', () => {
  const { limit, move } = limitAt(2);
  limit.take('a');
  move(10_000);
  limit.take('a');
  limit.take('b');
  expect(() => limit.take('a')).toThrow(new AppError('core.too_many', { seconds: 50 }));
  try {
    limit.take('a');
  } catch (error) {
    expect((error as AppError).details).toEqual({ seconds: 50 });
  }
});

it('begins anew when the window is over', () => {
  const { limit, move } = limitAt(1);
  limit.take('a');
  move(59_999);
  expect(() => limit.take('a')).toThrow();
  move(1);
  expect(() => limit.take('a')).not.toThrow();
});

it('knows no limit at 0', () => {
  const { limit } = limitAt(0);
  for (let count = 0; count < 1000; count += 1) limit.take('a');
});
