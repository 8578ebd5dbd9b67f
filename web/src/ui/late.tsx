// Parts of a screen that are loaded when they are first needed. Where the network has gone meanwhile nothing of the
// screen is lost: the part is missing until it can be had, and comes by itself when the browser is online again.
import { createElement, useEffect, useState } from 'react';
import { t } from '../lib/i18n';
import { afterFirstAct } from './first-act';
import { notifyError } from './notice';
import type { ComponentType, ReactNode } from 'react';

export interface LateOptions {
  /** Stands in its place until then. */
  fallback?: ReactNode;
  /** It is asked for by a click: that it cannot be had is said. */
  isAskedFor?: boolean;
}

export type Late<Props> = ComponentType<Props> & {
  /** Loads ahead of time. */
  preload: () => void;
};

/** Asks again for style sheets that did not arrive: the bundler's loader takes them for loaded. */
async function renewStyles(): Promise<void> {
  const broken = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-broken]')];
  await Promise.all(
    broken.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      delete again.dataset['broken'];
      return new Promise<void>((resolve, reject) => {
        again.addEventListener('load', () => resolve());
        again.addEventListener('error', () => reject(new Error(`No style sheet ${again.href}`)));
        link.replaceWith(again);
      });
    }),
  );
}

// Failed resources do not bubble, but they are seen on the way down.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement) target.dataset['broken'] = '';
  },
  true,
);

function sayMissing(): void {
  if (navigator.onLine) notifyError(t('common.error'), t('common.error.network'));
  else notifyError(t('common.offline.title'), t('common.offline.part'));
}

/** A component out of a chunk of its own. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isAskedFor = false }: LateOptions = {},
): Late<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    await renewStyles();
    return (loaded = await load());
  };
  function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      const attempt = () =>
        void fetchOnce().then(
          (component) => isGone || setPart(() => component),
          () => isAskedFor && !isGone && sayMissing(),
        );
      attempt();
      window.addEventListener('online', attempt);
      return () => {
        isGone = true;
        window.removeEventListener('online', attempt);
      };
    }, [Part]);
    return Part ? createElement(Part, props) : fallback;
  }
  return Object.assign(LatePart, { preload: () => void fetchOnce().catch(() => undefined) });
}

/** Loads parts when a person first does something: whoever only reads needs none of them. */
export function usePreload(parts: readonly Pick<Late<never>, 'preload'>[]): void {
  useEffect(() => afterFirstAct(() => parts.forEach((part) => part.preload())), [parts]);
}
