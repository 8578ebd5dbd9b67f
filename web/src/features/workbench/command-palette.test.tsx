/*
 * the palette under the hands: what is typed filters, the arrows choose, Enter does it; what cannot be done
 * says why, and what the search found is taken only once it belongs to what is typed.
 */
import '../../ui/jsdom.test-kit';
import { useState } from 'react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '#contract/search/endpoints';
import { setLocale } from '../../lib/i18n';
import { Mantine } from '../../ui/theme/mantine';
import { CommandPalette, type CommandPaletteProps } from './command-palette';
import type { PaletteFindings } from './command-palette-notes';
import { commands } from './commands';
import { staffTicket } from './staff-ticket.test-kit';

const nothing: PaletteFindings = {
  status: 'idle',
  hits: [],
  total: 0,
  isOld: false,
  problem: '',
  retry: () => undefined,
};
const hit = (id: number, kind: SearchHit['kind'] = 'question'): SearchHit => ({
  ...{ kind, id, title: `hit ${id}`, titleMarks: [[0, 3]], snippet: 'a piece', marks: [], score: 1 },
  nav: [{ id: 1, title: 'Axes' }],
});
const found = (hits: SearchHit[], change: Partial<PaletteFindings> = {}): PaletteFindings => ({
  ...nothing,
  ...{ status: 'found', hits, total: hits.length },
  ...change,
});

const done = { onCommand: vi.fn(), onTicket: vi.fn(), onHit: vi.fn(), onClose: vi.fn() };
const ticket = staffTicket(4, { title: 'Throttle' });

function Palette(over: Partial<CommandPaletteProps>) {
  const [text, setText] = useState('');
  return (
    <Mantine>
      <CommandPalette
        mode="all"
        now={{ ids: new Set(commands.map(({ id }) => id)), ticket, insert: null, hasSingleKeys: true }}
        scene={{ ticket, isReadonly: false, workStatus: 1 }}
        text={text}
        onText={setText}
        findings={nothing}
        mark={(words, marks) => (marks.length > 0 ? <mark>{words}</mark> : words)}
        {...done}
        {...over}
      />
    </Mantine>
  );
}

const show = (over: Partial<CommandPaletteProps> = {}) => render(<Palette {...over} />);
const field = () => screen.getByRole('combobox');
const chosen = () => screen.getByRole('option', { selected: true });
const names = () => screen.getAllByRole('option').map((option) => option.firstElementChild?.textContent);

beforeAll(() => setLocale('zh'));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('commands', () => {
  it('stand in groups with their keys, all but the palette itself', () => {
    show();
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['当前工单', '前往', '工单信息', '筛选', '工作状态与显示', '帮助']);
    expect(screen.getAllByRole('option')).toHaveLength(commands.length - 1);
    expect(within(screen.getByRole('option', { name: /^回复客户/ })).getByText('R')).toBeTruthy();
  });

  it('are chosen by the arrows, from the last to the first, and the field names the chosen one', async () => {
    show();
    await userEvent.type(field(), 'filter');
    const all = names();
    expect(all.length).toBeGreaterThan(2);
    expect(chosen().textContent).toContain(all[0]);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(chosen().textContent).toContain(all.at(-1));
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(chosen().textContent).toContain(all[1]);
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id);
    // Another text begins at its first line.
    await userEvent.type(field(), ' ');
    expect(chosen().textContent).toContain(all[0]);
  });

  it('are found by other words too, and done by Enter or a click', async () => {
    show();
    await userEvent.type(field(), 'beizhu{Enter}');
    expect(done.onCommand).toHaveBeenCalledExactlyOnceWith('comment');
    await userEvent.clear(field());
    await userEvent.type(field(), 'solve');
    await userEvent.click(screen.getByRole('option', { name: /^标记已解决/ }));
    expect(done.onCommand).toHaveBeenLastCalledWith('solve');
  });

  it('that cannot be done say why, and neither Enter nor a click does them', async () => {
    show({ scene: { ticket, isReadonly: true, workStatus: 1 } });
    await userEvent.type(field(), 'reply');
    const [option] = screen.getAllByRole('option');
    expect(option?.getAttribute('aria-disabled')).toBe('true');
    expect(option?.textContent).toContain('只读用户不能操作');
    fireEvent.keyDown(field(), { key: 'Enter' });
    if (option) await userEvent.click(option);
    expect(done.onCommand).not.toHaveBeenCalled();
  });

  it('wait while an input method composes', async () => {
    show();
    await userEvent.type(field(), 'solve');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(done.onCommand).not.toHaveBeenCalled();
  });

  it('end with Escape', async () => {
    show();
    await userEvent.type(field(), '{Escape}');
    expect(done.onClose).toHaveBeenCalled();
  });
});

describe('what the search found', () => {
  it('is taken by Enter once it belongs to what is typed', async () => {
    const { rerender } = show({ mode: 'search', findings: found([hit(7)], { isOld: true }) });
    await userEvent.type(field(), 'drift{Enter}');
    expect(done.onHit).not.toHaveBeenCalled();
    rerender(<Palette mode="search" findings={found([hit(7), hit(8, 'sop')])} />);
    expect(screen.getByText('hit 7').tagName).toBe('MARK');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(done.onHit).toHaveBeenCalledExactlyOnceWith(hit(8, 'sop'));
  });

  it('failed: says so and tries again', async () => {
    const retry = vi.fn();
    show({ mode: 'search', findings: { ...nothing, status: 'failed', problem: 'no way', retry } });
    expect(screen.getByRole('alert').textContent).toContain('no way');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('is nothing: names what was typed; is more than is shown: says how many', async () => {
    const { rerender } = show({ mode: 'search', findings: found([]) });
    await userEvent.type(field(), 'qqqq');
    expect(screen.getByText(/qqqq/)).toBeTruthy();
    rerender(<Palette mode="search" findings={found([hit(7)], { total: 31 })} />);
    expect(screen.getByText(/31/)).toBeTruthy();
  });
});
