// A button that shows an icon and says its name: to screen readers, and to the pointer that rests on it.
import { ActionIcon } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export interface IconButtonProps
  extends Omit<ActionIconProps, 'children'>, Omit<ComponentPropsWithoutRef<'button'>, keyof ActionIconProps> {
  /** What it does. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <ActionIcon type="button" aria-label={label} title={label} {...rest}>
      {icon}
    </ActionIcon>
  );
}
