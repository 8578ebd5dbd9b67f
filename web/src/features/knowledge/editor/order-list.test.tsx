// CONFLICT-33, KB-19: rows are moved by buttons and by keys; each move shows at once and is sent in its turn.
import '../../../ui/jsdom.test-kit';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../../lib/i18n';
import { OrderList } from './order-list';

const user = userEvent.setup();
const stored = ['a', 'b', 'c'].map((title, at) => ({ id: at + 1, title }));

beforeEach(() => setLocale('zh'));
afterEach(cleanup);

const shown = () =>
  within(screen.getByRole('list', { name: '问题' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('shows each move at once, keeps the focus on the row, says its place, and sends one after the other', async () => {
  const done: (() => void)[] = [];
  const onMove = vi.fn(() => new Promise<void>((resolve) => done.push(resolve)));
  const { rerender } = render(<OrderList name="问题" rows={stored} onMove={onMove} />);
  await user.click(screen.getByRole('button', { name: '下移“a”' }));
  expect(shown()).toEqual(['b', 'a', 'c']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '下移“a”' }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(shown()).toEqual(['b', 'c', 'a']);
  expect(screen.getByRole('status').textContent).toBe('“a”现在排在第 3 位');
  await user.keyboard('{Enter}');
  expect(onMove.mock.calls).toEqual([[1, 1]]);
  done[0]?.();
  await waitFor(() =>
    expect(onMove.mock.calls).toEqual([
      [1, 1],
      [1, 2],
    ]),
  );
  // What was refused, or put elsewhere by a colleague, shows as it is stored.
  const theirs = stored.toReversed();
  rerender(<OrderList name="问题" rows={theirs} onMove={onMove} />);
  expect(shown()).toEqual(['b', 'c', 'a']);
  done[1]?.();
  await waitFor(() => expect(shown()).toEqual(['c', 'b', 'a']));
});
