/* With a notice on the screen: which controls a click on their middle does not reach because of it. */
import type { Page } from '@playwright/test';

/** Names of the controls that notices hide; none where all is well. Needs a notice that is shown. */
export function hiddenByNotices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-tone][role="alert"], [data-tone][role="status"]')];
    if (cards.length === 0) throw new Error('no notice is shown');
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const kinds =
      'a[href], button, input, select, textarea, [role="button"], [role="treeitem"], [contenteditable="true"]';
    return [...document.querySelectorAll(kinds)]
      .filter((control) => !cards.some((card) => card.contains(control)))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit === null || width < 2 || height < 2) return false;
        if (cards.some((card) => card.contains(hit))) return true;
        const isSeen = control.contains(hit);
        return isSeen && boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40));
  });
}
