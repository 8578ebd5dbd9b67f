// Q-135, decision 10: what counts as seen when a message is sent.
import '../../ui/jsdom.test-kit';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timers } from '#contract/core/limits';
import { noteBegun, seenSeqOf, useSeen } from './seen';

let ticket = 0;
const conversation = (newestSeq: number) =>
  renderHook(({ seq, isAtBottom = true }) => useSeen(ticket, seq, isAtBottom), {
    initialProps: { seq: newestSeq } as { seq: number; isAtBottom?: boolean },
  });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const setVisible = (isVisible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  ticket += 1;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('what a conversation opens with is seen at once', () => {
  conversation(5);
  expect(seenSeqOf(ticket)).toBe(5);
});

it('a message that arrives is seen when it has stood there for a moment, and not before', () => {
  const { rerender } = conversation(5);
  rerender({ seq: 6 });
  wait(timers.seenAfter - 1);
  expect(seenSeqOf(ticket)).toBe(5);
  wait(1);
  expect(seenSeqOf(ticket)).toBe(6);
});

it('each message has its own moment', () => {
  const { rerender } = conversation(5);
  rerender({ seq: 6 });
  wait(timers.seenAfter - 100);
  rerender({ seq: 7 });
  wait(100);
  expect(seenSeqOf(ticket)).toBe(6);
  wait(timers.seenAfter - 100);
  expect(seenSeqOf(ticket)).toBe(7);
});

it('on a hidden page, or below what is looked at, nothing is seen; its moment begins when it comes into sight', () => {
  const { rerender } = conversation(5);
  setVisible(false);
  rerender({ seq: 6 });
  wait(10 * timers.seenAfter);
  expect(seenSeqOf(ticket)).toBe(5);
  setVisible(true);
  wait(timers.seenAfter - 1);
  expect(seenSeqOf(ticket)).toBe(5);
  wait(1);
  expect(seenSeqOf(ticket)).toBe(6);
  rerender({ seq: 7, isAtBottom: false });
  wait(10 * timers.seenAfter);
  expect(seenSeqOf(ticket)).toBe(6);
  rerender({ seq: 7, isAtBottom: true });
  wait(timers.seenAfter);
  expect(seenSeqOf(ticket)).toBe(7);
});

it('a page that is left before the moment is over has not seen it', () => {
  const { rerender, unmount } = conversation(5);
  rerender({ seq: 6 });
  unmount();
  wait(10 * timers.seenAfter);
  expect(seenSeqOf(ticket)).toBe(5);
});

it('a person who begins a text has all before them that is on the screen', () => {
  const { rerender } = conversation(5);
  rerender({ seq: 6 });
  noteBegun(ticket);
  expect(seenSeqOf(ticket)).toBe(6);
});
