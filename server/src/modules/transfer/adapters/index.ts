/* The sections of a file that are sections of the shop: what others name comes before what names it. */
import type { AnyAdapter } from './adapter';
import { aftersalesAdapters } from './aftersales.adapters';
import { contentAdapters } from './content.adapters';
import { peopleAdapters } from './people.adapters';
import { shopAdapters } from './shop.adapters';

export const adapters: readonly AnyAdapter[] = [
  ...peopleAdapters,
  ...shopAdapters,
  ...aftersalesAdapters,
  ...contentAdapters,
];
