// A link out of this program: to the shop, or to this site under its public address. Inside a frame it leads
// the whole window on, since the shop is what stands around the frame.
import { isFramed } from '../../lib/frame';
import type { ComponentPropsWithoutRef } from 'react';

export function ShopLink({ children, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  return (
    <a rel="noopener" target={isFramed() ? '_top' : undefined} {...rest}>
      {children}
    </a>
  );
}
