/* What a screen is for the pictures and for the accessibility check: who looks at it, and how one gets there. */
import type { Page } from '@playwright/test';

export type Device = 'desktop' | 'phone';
export type Lang = 'en' | 'zh';

/** Where a screen is being drawn. */
export interface Scene {
  readonly page: Page;
  readonly device: Device;
  readonly lang: Lang;
  /** The address of a screen on this device: `/user/chat` is `/m/user/chat` on phones. */
  at(desktop: string): string;
  /** The words of this language. */
  say(en: string, zh: string): string;
}

export interface Screen {
  /** Begins the name of the picture. */
  readonly name: string;
  /** Who is logged in; a visitor unless told. */
  readonly account?: string;
  /** Where it exists; on both unless told. */
  readonly devices?: readonly Device[];
  /** Staff screens are in Chinese only. */
  readonly langs?: readonly Lang[];
  /** What must be so before the page is loaded, such as calls that fail. */
  prepare?(scene: Scene): Promise<unknown>;
  /** Goes to the screen and waits until it is drawn. */
  open(scene: Scene): Promise<unknown>;
  /** After the window has become another one, such as narrower. */
  resized?(scene: Scene): Promise<unknown>;
  /** The whole page, not only what is in the window. */
  readonly isLong?: boolean;
}

export const customer = 'pilot@example.com';

/** A scene of a page. */
export function sceneOf(page: Page, device: Device, lang: Lang): Scene {
  return {
    page,
    device,
    lang,
    at: (desktop) => (device === 'desktop' ? desktop : `/m${desktop}`),
    say: (en, zh) => (lang === 'en' ? en : zh),
  };
}

/** What is on its way is drawn as a skeleton, which comes a little later than the page. */
export async function skeletonShown(page: Page): Promise<void> {
  await page.locator('main [aria-busy="true"] > [aria-hidden]').filter({ visible: true }).last().waitFor();
}

/** Nothing more is on its way: calls, pictures and fonts have come. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}
