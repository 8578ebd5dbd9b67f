// KB-05, CONST-12: the choice of products until the address has it.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProductFilter } from './use-product-filter';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function chooser() {
  const sent: (readonly number[])[] = [];
  const { result, rerender } = renderHook(
    ({ inForce }: { inForce: readonly number[] }) => useProductFilter(inForce, (items) => sent.push(items)),
    { initialProps: { inForce: [] as readonly number[] } },
  );
  return {
    sent,
    shown: () => result.current.filter,
    choose: (items: readonly number[]) => act(() => result.current.setFilter(items)),
    address: (inForce: readonly number[]) => rerender({ inForce }),
  };
}

it('is shown at once and sent 300 ms after the last choice', () => {
  const { sent, shown, choose } = chooser();
  choose([1]);
  expect(shown()).toEqual([1]);
  pass(299);
  choose([1, 2]);
  pass(299);
  expect(sent).toEqual([]);
  pass(1);
  expect(sent).toEqual([[1, 2]]);
});

it('stays while the address does not have it yet, and a further choice stands on it', () => {
  const { sent, shown, choose, address } = chooser();
  choose([1]);
  pass(300);
  expect(shown()).toEqual([1]);
  choose([...shown(), 2]);
  address([1]);
  expect(shown()).toEqual([1, 2]);
  pass(300);
  expect(sent).toEqual([[1], [1, 2]]);
});

it('gives way to what the address says later', () => {
  const { shown, choose, address } = chooser();
  choose([1]);
  pass(300);
  address([1]);
  address([]);
  expect(shown()).toEqual([]);
});
