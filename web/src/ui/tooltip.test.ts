// CONST-09: a tooltip comes after 500 ms, under the pointer and the focus of the keyboard, and goes when it is done with.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followTooltips } from './tooltip-window';

const tip = () => document.querySelector('[role="tooltip"]');

function button(words = 'Download'): HTMLButtonElement {
  const made = document.createElement('button');
  made.dataset['tip'] = words;
  made.dataset['tipKey'] = 'D';
  document.body.append(made);
  return made;
}

function point(at: Element, pointerType = 'mouse'): void {
  at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

beforeAll(() => followTooltips(new Event('pointerover')));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('CONST-09: is hidden at 499 ms and there at 500 ms, with the key that does the same', () => {
    point(button());
    vi.advanceTimersByTime(499);
    expect(tip()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(tip()?.textContent).toBe('DownloadD');
  });

  it('goes with Escape, with a click and a moment after the pointer', () => {
    const one = button();
    for (const end of [
      () => one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      () => one.click(),
      () => {
        point(document.body);
        vi.advanceTimersByTime(200);
      },
    ]) {
      point(one);
      vi.advanceTimersByTime(500);
      expect(tip()).not.toBeNull();
      end();
      expect(tip()).toBeNull();
    }
  });

  it('stays while the pointer is on it', () => {
    point(button());
    vi.advanceTimersByTime(500);
    point(document.body);
    vi.advanceTimersByTime(50);
    point(tip() as Element);
    vi.advanceTimersByTime(1_000);
    expect(tip()).not.toBeNull();
  });

  it('never comes for a finger, nor for a text that is seen whole', () => {
    point(button(), 'touch');
    const whole = document.createElement('p');
    whole.dataset['tipCut'] = '';
    whole.textContent = 'short';
    document.body.append(whole);
    vi.advanceTimersByTime(1_000);
    point(whole);
    vi.advanceTimersByTime(1_000);
    expect(tip()).toBeNull();
    Object.defineProperty(whole, 'scrollWidth', { value: 300 });
    point(document.body);
    point(whole);
    vi.advanceTimersByTime(500);
    expect(tip()?.textContent).toBe('short');
  });

  it('comes for the focus of the keyboard, and goes with its element', async () => {
    const one = button();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    one.focus();
    vi.advanceTimersByTime(500);
    expect(tip()).not.toBeNull();
    one.remove();
    await vi.waitFor(() => expect(tip()).toBeNull());
  });
});
