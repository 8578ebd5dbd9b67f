// The button of every screen, and links that look like one.
import { Spinner } from './spinner';
import classes from './button.module.css';
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';

interface ButtonLook {
  /** filled: the one thing to do next. default: the others. subtle, quiet: beside content. danger: destroys. */
  variant?: 'filled' | 'default' | 'light' | 'subtle' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'compact-xs' | 'compact-sm' | 'compact-md';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** What it does is under way: it keeps its place and the focus, and takes no further click. */
  loading?: boolean;
  children?: ReactNode;
}

export type ButtonProps<Root extends ElementType = 'button'> = ButtonLook & {
  /** What it is instead of a button: a link, for instance. */
  component?: Root;
} & Omit<ComponentPropsWithRef<Root>, keyof ButtonLook | 'component'>;

/** Neither this button's act nor the form's that it belongs to. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export function Button<Root extends ElementType = 'button'>(props: ButtonProps<Root>) {
  const {
    component,
    variant = 'filled',
    size = 'sm',
    fullWidth,
    loading = false,
    className,
    ...others
  } = props as ButtonProps & { component?: ElementType };
  const { leftSection, rightSection, children, ...rest } = others;
  const Component = component ?? 'button';
  return (
    <Component
      {...(Component === 'button' && { type: 'button' })}
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: swallow })}
      className={className === undefined ? classes.button : `${classes.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-block={fullWidth || undefined}
      data-left={leftSection ? true : undefined}
      data-right={rightSection ? true : undefined}
      data-loading={loading || undefined}
    >
      <span className={classes.inner}>
        {leftSection && <span className={classes.left}>{leftSection}</span>}
        <span className={classes.label}>{children}</span>
        {rightSection && <span className={classes.right}>{rightSection}</span>}
      </span>
      {loading && (
        <span className={classes.work}>
          <Spinner />
        </span>
      )}
    </Component>
  );
}
