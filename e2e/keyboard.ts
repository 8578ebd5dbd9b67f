/* Walks through a page with the Tab key, as somebody does who has no mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

interface Stop {
  /** How it is told from others: its tag, its words and its place among all elements. */
  readonly place: number;
  readonly words: string;
  readonly isSeen: boolean;
  readonly hasRing: boolean;
}

/** What has the focus; undefined where nothing has. */
function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element === document.documentElement)
      return undefined;
    const ringOf = (candidate: Element | null) => {
      if (candidate === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // Fields stand in a frame, and small marks in a label, that show the ring for them.
    const frame: (Element | null)[] = [];
    for (
      let around = element.parentElement;
      around !== null && frame.length < 4;
      around = around.parentElement
    )
      if (element.matches('input, textarea, [contenteditable]') && around.matches(':focus-within'))
        frame.push(around);
    const seen = [element, ...frame].some((candidate) => {
      const box = candidate?.getBoundingClientRect();
      return (
        box !== undefined &&
        box.width > 1 &&
        box.height > 1 &&
        box.bottom > 0 &&
        box.right > 0 &&
        box.top < innerHeight &&
        box.left < innerWidth
      );
    });
    return {
      place: [...document.querySelectorAll('*')].indexOf(element),
      words: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`,
      isSeen: seen,
      hasRing: [element, ...frame].some(ringOf),
    };
  });
}

/** More stops than any screen has. */
const most = 300;

/**
 * From the top to the end: every stop can be seen and wears a ring, the order is that of the page, and the way
 * leads out again.
 */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  // The way begins at the top, wherever the focus is now.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined || stop.place === stops[0]?.place) break;
    stops.push(stop);
    expect(stops.length, `The focus does not leave the page: ${stop.words}`).toBeLessThan(most);
  }
  expect(stops.length).toBeGreaterThan(5);
  expect(
    stops.filter(({ isSeen }) => !isSeen).map(({ words }) => words),
    'stops that cannot be seen',
  ).toEqual([]);
  expect(
    stops.filter(({ hasRing }) => !hasRing).map(({ words }) => words),
    'stops without a ring',
  ).toEqual([]);
  const before = stops
    .filter(({ place }, at) => place < (stops[at - 1]?.place ?? 0))
    .map(({ words }) => words);
  expect(before, 'stops that come after what stands behind them').toEqual([]);
}

/** The focus stays in the dialog, however often one goes on, forwards and backwards. */
export async function expectFocusHeld(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press(key);
      const isInside = await dialog.evaluate((element) => element.contains(document.activeElement));
      expect(isInside, `${key} number ${step + 1} leaves the dialog`).toBe(true);
    }
  }
}
