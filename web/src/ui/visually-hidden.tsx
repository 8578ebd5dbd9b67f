// Words for screen readers alone.
import classes from './visually-hidden.module.css';
import type { ComponentPropsWithRef, ElementType } from 'react';

export type VisuallyHiddenProps<Root extends ElementType = 'span'> = {
  /** What it is instead of a span: a heading, a legend. */
  component?: Root;
} & Omit<ComponentPropsWithRef<Root>, 'component' | 'className'>;

export function VisuallyHidden<Root extends ElementType = 'span'>(props: VisuallyHiddenProps<Root>) {
  const { component: Component = 'span', ...rest } = props as { component?: ElementType };
  return <Component {...rest} className={classes.hidden} />;
}
