/*
 * The knowledge base on phones: one column, the catalogue as a sheet that starts closed, and the two ways on
 * within reach of the thumb (000 §2.6).
 */
import { useState } from 'react';
import { IconListTree, IconMessages } from '#icons';
import { useT } from '../../lib/i18n';
import { late, usePreload } from '../../ui/late';
import { KnowledgeContent } from './knowledge-content';
import classes from './knowledge-mobile-screen.module.css';
import type { KnowledgeScreenProps } from './knowledge-screen';

const CatalogueSheet = late(() => import('./catalogue-sheet').then((module) => module.CatalogueSheet), {
  isAskedFor: true,
});
const laterParts = [CatalogueSheet];

export function KnowledgeMobileScreen({ knowledge, actions, search }: KnowledgeScreenProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  usePreload(laterParts);
  const { afterSales } = actions;
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <div className={classes.screen}>
        <div className={classes.top}>
          {knowledge.isHome && <p className={classes.welcome}>{t('knowledge.welcome')}</p>}
          {search}
        </div>
        <KnowledgeContent knowledge={knowledge} actions={actions} />
      </div>
      <div className={classes.bar}>
        <button type="button" className={classes.action} aria-haspopup="dialog" onClick={open}>
          <IconListTree size={20} aria-hidden />
          {t('knowledge.catalogue')}
        </button>
        <button
          type="button"
          className={classes.action}
          disabled={afterSales.state === 'empty'}
          onClick={afterSales.onOpen}
        >
          <IconMessages size={20} aria-hidden />
          {t('knowledge.afterSales')}
          {afterSales.state === 'ready' && afterSales.counts && (
            <span className={classes.counts}>{t('knowledge.afterSales.counts', afterSales.counts)}</span>
          )}
        </button>
      </div>
      {wasOpened && (
        <CatalogueSheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          knowledge={knowledge}
          actions={actions}
        />
      )}
    </>
  );
}
