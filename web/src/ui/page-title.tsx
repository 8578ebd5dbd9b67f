// The one first heading of a screen, and the title of the browser's tab.
import { useEffect } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { t } from '../lib/i18n';
import classes from './page-title.module.css';

export interface PageTitleProps {
  children: string;
  /** Only for screen readers: the screen says by its look what it is. */
  hidden?: boolean;
}

export function PageTitle({ children, hidden = false }: PageTitleProps) {
  useEffect(() => {
    document.title = `${children} · ${t('common.appName')}`;
  }, [children]);
  if (hidden) return <VisuallyHidden component="h1">{children}</VisuallyHidden>;
  return <h1 className={classes.title}>{children}</h1>;
}
