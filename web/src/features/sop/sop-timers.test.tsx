// ERR-27, SOP-21: how long the editor's notices stay, and when a new directory is highlighted.
import '../../ui/jsdom.test-kit';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SopDirectory } from '#contract/sop/schemas';
import { ApiError } from '../../lib/api';
import { clearNotices, NoticeHost } from '../../ui/notice';
import { sayDone, sayFailed, sayUndoable, warn } from './sop-notices';
import { useDirectoryActions } from './use-directory-actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  clearNotices();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('ERR-27 the notices of the editor', () => {
  it.each([
    ['success', () => sayDone('sop.done.saved'), '保存成功', 1_500],
    ['a warning', () => warn('sop.warn.directory'), '请选择目录', 3_000],
    ['an error', () => sayFailed(new ApiError('refusal', 500, 'boom')), 'boom', 4_000],
    ['what can be taken back', () => sayUndoable('moved', () => undefined), 'moved', 4_000],
  ])('%s stays between 1.5 and 4 s', (_, say, text, ms) => {
    render(<NoticeHost />);
    act(say);
    act(() => void vi.advanceTimersByTime(ms - 1));
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryAllByText(text)).toEqual([]);
  });
});

const directory = (id: number, orderNo: number): SopDirectory => ({
  id,
  name: `D${id}`,
  pid: 0,
  orderNo,
  sumNum: 0,
  sopSumNum: 0,
  createPersonId: 1,
  children: [],
});

describe('SOP-21 a directory that was added beside the chosen one', () => {
  const nodes = [directory(1, 1), directory(2, 2), directory(3, 7)];
  async function addBeside(onAdded: (id: number) => void) {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return Promise.resolve(
        new Response(JSON.stringify({ code: 200, errno: 0, message: '', data: { id: 9 } })),
      );
    });
    const world = { nodes, personId: 4, unfold: () => undefined, onAdded, onDeleted: () => undefined };
    const hook = renderHook(({ chosen }) => useDirectoryActions({ ...world, chosen }), {
      initialProps: { chosen: 2 },
    });
    await act(() => hook.result.current.addBeside());
    return { ...hook, sent };
  }

  it('is highlighted after 1 s; VALID-24: it stands behind the last sibling', async () => {
    const onAdded = vi.fn();
    const { sent } = await addBeside(onAdded);
    expect(sent).toEqual([{ orderNo: 8, name: '新建目录', pid: 0, createPersonId: 4 }]);
    act(() => void vi.advanceTimersByTime(999));
    expect(onAdded).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onAdded).toHaveBeenCalledWith(9);
  });

  it('leaves alone who has gone on meanwhile', async () => {
    const onAdded = vi.fn();
    const { rerender } = await addBeside(onAdded);
    rerender({ chosen: 3 });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(onAdded).not.toHaveBeenCalled();
  });
});
