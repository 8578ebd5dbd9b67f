// The three states of a list or screen beside its content: nothing there, gone wrong, and on its way.
import { useEffect, useId, useState } from 'react';
import { IconCloudOff, IconInbox, IconRefresh } from '#icons';
import { useT } from '../lib/i18n';
import { Button } from './button';
import { useTabTitle } from './page-title';
import { VisuallyHidden } from './visually-hidden';
import classes from './states.module.css';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** An icon element; an inbox unless given. */
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The one thing to do: a button or link. */
  action?: ReactNode;
  /** It is the whole screen: its title is the first heading, and the title of the tab. */
  isScreen?: boolean;
}

/** Says what belongs here and gives the one action. */
export function EmptyState({ icon, title, text, action, isScreen = false }: EmptyStateProps) {
  const id = useId();
  const Title = isScreen ? 'h1' : 'p';
  useTabTitle(isScreen ? title : undefined);
  return (
    <section className={classes.state} aria-labelledby={id}>
      <span className={classes.icon} aria-hidden>
        {icon ?? <IconInbox size={24} />}
      </span>
      <Title className={classes.title} id={id} tabIndex={isScreen ? -1 : undefined}>
        {title}
      </Title>
      {text !== undefined && <div className={classes.text}>{text}</div>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </section>
  );
}

export interface ErrorStateProps {
  /** "This could not be loaded" unless given. */
  title?: string;
  /** What happened and what was kept. */
  text?: ReactNode;
  onRetry?: () => void;
}

/** Says what happened and offers to try again. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const t = useT();
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} aria-hidden>
        <IconCloudOff size={24} />
      </span>
      <p className={classes.title}>{title ?? t('common.error.title')}</p>
      {text !== undefined && <div className={classes.text}>{text}</div>}
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** True once `active` has lasted for `ms`: what is quick shows no skeleton at all. */
export function useDelayed(active: boolean, ms = 150): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsDue(true), ms);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [active, ms]);
  return active && isDue;
}

/** When a skeleton was seen last. One that follows upon another, such as data upon code, shows at once. */
let lastShown = -Infinity;
const together = 100;

/** A skeleton in the shape of what comes (its children), shown only after 150 ms. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useT();
  const [isFollowing] = useState(() => performance.now() - lastShown < together);
  const isDue = useDelayed(true) || isFollowing;
  useEffect(() => {
    if (isDue) return () => void (lastShown = performance.now());
  }, [isDue]);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <div aria-hidden style={{ visibility: isDue ? 'visible' : 'hidden' }}>
        {children}
      </div>
    </div>
  );
}

/** Lines of text to come: for use in Loading. Widths are shares of the full width. */
export function SkeletonLines({ widths = [0.9, 0.7, 0.8] }: { widths?: readonly number[] }) {
  return (
    <div className={classes.lines}>
      {widths.map((width, index) => (
        <span key={index} className={classes.line} style={{ width: `${width * 100}%` }} />
      ))}
    </div>
  );
}
