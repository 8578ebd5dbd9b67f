// The button of the mobile header that opens the menu. The menu itself is loaded when it is first asked for.
import { useState } from 'react';
import { IconMenu2 } from '#icons';
import { useT } from '../../lib/i18n';
import { IconButton } from '../../ui/icon-button';
import { notifyError } from '../../ui/notice';
import type { ComponentType } from 'react';
import type { ShopMenuProps } from './shop-menu';

const load = () => import('./shop-menu').then((module) => module.ShopMenu);

export function ShopMenuButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<ShopMenuProps>>();
  const open = () => {
    setIsOpen(true);
    if (Menu) return;
    load().then(
      (loaded) => setMenu(() => loaded),
      () => {
        setIsOpen(false);
        notifyError(t('common.error'), t('common.error.network'));
      },
    );
  };
  return (
    <>
      <IconButton
        label={t('store.menu.open')}
        icon={<IconMenu2 size={22} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void load().catch(() => undefined)}
        onClick={open}
      />
      {Menu && <Menu isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
