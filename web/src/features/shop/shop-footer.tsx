// The foot of the mobile after-sales page. It lies below the first screen, so its content is loaded when it
// comes near.
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n';
import classes from './shop-footer.module.css';
import type { ComponentType } from 'react';

const load = () => import('./shop-footer-content').then((module) => module.ShopFooterContent);

/** Distance below the window, in px, from which on the foot counts as near. */
const near = 64;

export function ShopFooter() {
  const t = useT();
  const foot = useRef<HTMLElement>(null);
  const [Content, setContent] = useState<ComponentType>();
  const isLoaded = Content !== undefined;
  useEffect(() => {
    if (isLoaded || foot.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        // Out of reach now: it is asked for again when the foot comes into view the next time.
        load().then(
          (loaded) => setContent(() => loaded),
          () => undefined,
        );
      },
      { rootMargin: `${near}px` },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isLoaded]);
  return (
    <footer ref={foot} className={classes.footer} aria-label={t('store.footer')}>
      {Content && <Content />}
    </footer>
  );
}
