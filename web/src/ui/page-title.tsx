// The one first heading of a screen, and the title of the browser's tab. It takes the focus where a screen change
// is to be heard.
import { useEffect } from 'react';
import { t } from '../lib/i18n';
import { VisuallyHidden } from './visually-hidden';
import classes from './page-title.module.css';

export interface PageTitleProps {
  children: string;
  /** Only for screen readers: the screen says by its look what it is. */
  hidden?: boolean;
}

/** The title of the browser's tab, for a screen whose first heading is not a PageTitle. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${t('common.appName')}`;
  }, [title]);
}

export function PageTitle({ children, hidden = false }: PageTitleProps) {
  useTabTitle(children);
  if (hidden)
    return (
      <VisuallyHidden component="h1" tabIndex={-1}>
        {children}
      </VisuallyHidden>
    );
  return (
    <h1 className={classes.title} dir="auto" tabIndex={-1}>
      {children}
    </h1>
  );
}
