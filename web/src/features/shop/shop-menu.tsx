// The menu of the mobile header (000 §2.6): the shop's pages and categories, help and chat, and at the bottom,
// in reach of the thumb, logging in and out.
import { useId } from 'react';
import { Drawer } from '@mantine/core';
import { useBackCloses } from '../../lib/back-history';
import { useT } from '../../lib/i18n';
import { ReturnFocus } from '../../ui/return-focus';
import { Mantine } from '../../ui/theme/mantine';
import { ShopAccount } from './shop-account';
import { ShopLink } from './shop-link';
import { categoryIds, pageLabel, publicPages, type ShopAddresses } from './shop-pages';
import { useShop, useSupportLinks } from './use-shop';
import classes from './shop-menu.module.css';
import type { ReactNode } from 'react';

export interface ShopMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

function Group({ title, isGrid, children }: { title: string; isGrid?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      <ul className={classes.links} data-grid={isGrid || undefined} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

function Entry({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <ShopLink className={classes.link} href={href}>
        {children}
      </ShopLink>
    </li>
  );
}

function ShopLinks({ shop }: { shop: ShopAddresses }) {
  const t = useT();
  return (
    <>
      <Group title={t('store.shop')}>
        {publicPages.map((page) => (
          <Entry key={page} href={shop.page(page)}>
            {t(pageLabel(page))}
          </Entry>
        ))}
      </Group>
      <Group title={t('store.categories')} isGrid>
        {categoryIds.map((id) => (
          <Entry key={id} href={shop.category(id)}>
            {t(`store.category.${id}`)}
          </Entry>
        ))}
      </Group>
    </>
  );
}

export function ShopMenu({ isOpen, onClose }: ShopMenuProps) {
  const t = useT();
  const shop = useShop();
  const support = useSupportLinks();
  useBackCloses(isOpen, onClose);
  return (
    <Mantine>
      <Drawer.Root
        opened={isOpen}
        onClose={onClose}
        position="right"
        size="var(--panel-width)"
        classNames={{ content: classes.sheet }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          {/* Not Drawer.Header: its header element would be a second banner of the page. */}
          <div className={classes.head}>
            <Drawer.Title className={classes.title}>{t('store.menu')}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('common.close')} />
          </div>
          <Drawer.Body className={classes.body}>
            <ReturnFocus />
            <nav aria-label={t('store.nav')}>
              {shop && <ShopLinks shop={shop} />}
              <Group title={t('store.support')} isGrid>
                <Entry href={support.help}>{t('store.support.help')}</Entry>
                <Entry href={support.chat}>{t('store.support.chat')}</Entry>
              </Group>
            </nav>
          </Drawer.Body>
          <ShopAccount shop={shop} onLeave={onClose} />
        </Drawer.Content>
      </Drawer.Root>
    </Mantine>
  );
}
