// A button that shows an icon and says its name: to screen readers, and in a tooltip.
import { Spinner } from './spinner';
import classes from './icon-button.module.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does. */
  label: string;
  icon: ReactNode;
  /** Key that does the same from anywhere on the screen. */
  shortcut?: string | undefined;
  variant?: 'filled' | 'default' | 'quiet';
  /** Side in px where there is a mouse; 36 unless told. For fingers it is never under 44. */
  size?: 28 | 32 | 36;
  /** What it does is under way: it keeps its place and the focus, and takes no further click. */
  loading?: boolean;
}

export function IconButton({
  label,
  icon,
  shortcut,
  variant = 'quiet',
  size = 36,
  loading = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-tip={label}
      data-tip-key={shortcut}
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: undefined })}
      className={className === undefined ? classes.button : `${classes.button} ${className}`}
      data-variant={variant}
      data-size={size}
    >
      {loading ? <Spinner /> : icon}
    </button>
  );
}
