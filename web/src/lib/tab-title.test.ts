/* CHAT-13, CONST-11: the tab's title alternates every 1.5 s while something is unread. */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTabTitle } from './tab-title';

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'before';
});
afterEach(() => void vi.useRealTimers());

test('alternates every 1.5 s with unread messages', () => {
  renderHook(() => useTabTitle('Tickets', 2));
  const seen = [document.title];
  for (let step = 0; step < 3; step += 1) {
    vi.advanceTimersByTime(1_500);
    seen.push(document.title);
  }
  expect(seen).toEqual(['Tickets', '(2) Tickets', 'Tickets', '(2) Tickets']);
});

test('stays fixed with none, and comes back to it when all is read', () => {
  const { rerender, unmount } = renderHook(({ unread }) => useTabTitle('Tickets', unread), {
    initialProps: { unread: 0 },
  });
  vi.advanceTimersByTime(6_000);
  expect(document.title).toBe('Tickets');
  rerender({ unread: 1 });
  vi.advanceTimersByTime(1_500);
  expect(document.title).toBe('(1) Tickets');
  rerender({ unread: 0 });
  expect(document.title).toBe('Tickets');
  unmount();
  expect(document.title).toBe('before');
});
