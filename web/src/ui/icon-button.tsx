// A button that shows an icon and says its name: to screen readers, and to the pointer that rests on it.
import classes from './icon-button.module.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does. */
  label: string;
  icon: ReactNode;
  variant?: 'filled' | 'default' | 'quiet';
  /** Side in px where there is a mouse; 36 unless told. For fingers it is never under 44. */
  size?: 28 | 32 | 36;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 36,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={className === undefined ? classes.button : `${classes.button} ${className}`}
      data-variant={variant}
      data-size={size}
    >
      {icon}
    </button>
  );
}
