// What the mobile shell knows of the world around it: the shop's pages, and the help and chat links.
import { useQuery } from '@tanstack/react-query';
import { readConfig } from '../../lib/config-script';
import { knownShopUrl } from '../../lib/shop-url';
import { infoQuery } from './shop.queries';
import { shopAddresses, type ShopAddresses } from './shop-pages';

/** The pages of the shop that the visitor came from, else of the settings; undefined when neither is known. */
export function useShop(): ShopAddresses | undefined {
  const shop = knownShopUrl();
  return shop === undefined ? undefined : shopAddresses(shop, readConfig().shopPaths);
}

/** Help and chat on phones (ROUTE-22, Q-11); on this host as long as the public address is unknown. */
export function useSupportLinks(): { help: string; chat: string } {
  const { data } = useQuery(infoQuery);
  const site = data?.faqWeb ?? '';
  return { help: `${site}/m/user/knowledge`, chat: `${site}/m/user/chat` };
}
