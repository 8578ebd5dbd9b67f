/* The workbench as an agent uses it: what can be done, each ending when the page shows it and rests. */
import type { Locator, Page } from '@playwright/test';
import type { Act } from './trace';

const scroller = '[data-window]';
const messages = '/queryByRecordQuestionIdAndTimestamp';
/** Height of the list's rows that are seen at once, px. */
const screenOfRows = 750;
/** Quiet after an action, ms: what it leaves to do later counts as its work. */
const restTime = 400;

export interface Screen {
  readonly page: Page;
  /** The first ticket that is seen and was not opened before. */
  open(state: 'unread' | 'read'): Act;
  /** Not onto one that was opened before. */
  openNextByKey: Act;
  /** Ticks a box of the filter; `isKnown`: the list was shown before, so that nothing is asked for. */
  toggle(name: string, isKnown?: boolean): Act;
  /** One more letter of it; ends when the list is that of the name. */
  typeClientName(letter: string): Act;
  clearFilters: Act;
  /** One screen back by the wheel, among what is loaded. */
  scrollByWheel: Act;
  /** To the end of what is loaded; ends when the next page of rows is. */
  scrollToNextPage: Act;
}

/** Elements are looked for before an act is measured: looking is work of the page too, but not the product's. */
export function screenOf(page: Page): Screen {
  // Messages of a ticket are asked for once.
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith(messages)) return;
    const { recordQuestionId } = request.postDataJSON() as { recordQuestionId: number };
    asked.add(String(recordQuestionId));
  });
  const rest = () => page.waitForTimeout(restTime);
  const answered = (path: string) => page.waitForResponse((response) => response.url().endsWith(path));
  const listed = () => answered('/queryRecordQuestionList');
  const opened = () => answered(messages);
  const click =
    (find: () => Locator | Promise<Locator>, done: () => Promise<unknown>): Act =>
    async () => {
      const { x, y } = await centreOf(await find());
      return async () => {
        const isDone = done();
        await page.mouse.click(x, y);
        await isDone;
        await rest();
      };
    };
  return {
    page,
    open: (state) => click(() => seenRow(page, state, asked), opened),
    openNextByKey: async () => async () => {
      const isDone = opened();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await isDone;
      await rest();
    },
    toggle: (name, isKnown = false) =>
      click(() => page.getByRole('checkbox', { name, exact: true }), isKnown ? rest : listed),
    typeClientName: (letter) => async () => {
      await page.getByRole('textbox', { name: '客户名称' }).focus();
      return async () => {
        const isDone = listed();
        await page.keyboard.press(letter);
        await isDone;
        await rest();
      };
    },
    clearFilters: click(() => page.getByRole('button', { name: '清除全部' }), rest),
    scrollByWheel: async () => {
      await page.locator(scroller).hover();
      return async () => {
        await page.mouse.wheel(0, -screenOfRows);
        await rest();
      };
    },
    scrollToNextPage: async () => async () => {
      const next = listed();
      const height = await page.evaluate((box) => {
        const list = document.querySelector(box);
        if (list) list.scrollTop = list.scrollHeight;
        return list?.querySelector<HTMLElement>('[role="list"]')?.style.height;
      }, scroller);
      await next;
      await page.evaluate(
        async ([box, before]) => {
          const lines = document.querySelector<HTMLElement>(`${box} [role="list"]`);
          // The style alone is asked for: asking for places would make the page lay itself out.
          while (lines?.style.height === before) await new Promise((drawn) => requestAnimationFrame(drawn));
          await new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
        },
        [scroller, height] as const,
      );
    },
  };
}

/** One whose messages were not asked for; the list is scrolled on until there is one. */
async function seenRow(page: Page, state: 'unread' | 'read', asked: ReadonlySet<string>): Promise<Locator> {
  const which = state === 'unread' ? '[data-row][data-unread]' : '[data-row]:not([data-unread])';
  const isBelow = await page
    .locator(scroller)
    .evaluate(({ scrollTop, scrollHeight }) => scrollTop > scrollHeight / 2);
  for (let screens = 0; screens < 30; screens += 1) {
    const id = (await seenIds(page, which)).find((one) => !asked.has(one));
    if (id !== undefined) return page.locator(`[data-row="${id}"]`);
    await page.locator(scroller).hover();
    await page.mouse.wheel(0, isBelow ? -screenOfRows : screenOfRows);
    await page.waitForTimeout(restTime);
  }
  throw new Error(`No ${state} ticket is seen.`);
}

/** Those that are seen whole: rows are drawn beyond the edges too, and the one that has the focus wherever it is. */
function seenIds(page: Page, which: string): Promise<string[]> {
  return page.locator(which).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const { x, y, width, height } = row.getBoundingClientRect();
      const isSeen = [y + 2, y + height - 2].every((edge) =>
        row.contains(document.elementFromPoint(x + width / 2, edge)),
      );
      return isSeen ? (row.getAttribute('data-row') ?? []) : [];
    }),
  );
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be clicked is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export interface Smoothness {
  readonly framesPerSecond: number;
  /** Of 95 in 100 frames and of the longest one: time since the one before, ms. */
  readonly p95Frame: number;
  readonly longestFrame: number;
}

/** Scrolls through the list by the wheel for some seconds and counts the frames that are drawn. */
export async function scrollFor(page: Page, seconds: number): Promise<Smoothness> {
  await page.evaluate((box) => {
    const list = document.querySelector(box);
    if (list) list.scrollTop = list.scrollHeight / 2;
  }, scroller);
  await page.locator(scroller).hover();
  const counted = countFrames(page, seconds);
  const until = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < until; turn += 1) {
    await page.mouse.wheel(0, Math.floor(turn / 60) % 2 === 0 ? 120 : -120);
  }
  return counted;
}

/** Counts the frames that are drawn while nothing is done. */
export function countFrames(page: Page, seconds: number): Promise<Smoothness> {
  return page.evaluate(async (time) => {
    const gaps: number[] = [];
    const start = performance.now();
    let last = start;
    while (last - start < time) {
      const now = await new Promise<number>((drawn) => requestAnimationFrame(drawn));
      gaps.push(now - last);
      last = now;
    }
    gaps.sort((one, other) => one - other);
    return {
      framesPerSecond: gaps.length / ((last - start) / 1000),
      p95Frame: gaps[Math.floor(gaps.length * 0.95)] ?? 0,
      longestFrame: gaps.at(-1) ?? 0,
    };
  }, seconds * 1000);
}

/** What the page holds after a collection of garbage, MB. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}

/** The line at the upper edge of the list, and the open ticket: what changes must not move. */
export function placeOf(page: Page): Promise<string> {
  return page.evaluate((box) => {
    const list = document.querySelector(box);
    const top = list?.getBoundingClientRect().top ?? 0;
    const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const first = rows.find((row) => row.getBoundingClientRect().bottom > top + 40);
    return `${first?.dataset['row']} at ${Math.round((first?.getBoundingClientRect().top ?? 0) - top)} px`;
  }, scroller);
}
