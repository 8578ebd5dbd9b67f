/* The knowledge base at a desk: search first, the catalogue panel on the left, the content beside it (000 §2.1). */
import { useState } from 'react';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useT } from '../../lib/i18n';
import { IconButton } from '../../ui/icon-button';
import { CataloguePanel } from './catalogue-panel';
import { KnowledgeContent } from './knowledge-content';
import classes from './knowledge-screen.module.css';
import type { ReactNode } from 'react';
import type { KnowledgeActions } from './knowledge-actions';
import type { Knowledge } from './use-knowledge';

export interface KnowledgeScreenProps {
  knowledge: Knowledge;
  actions: KnowledgeActions;
  /** The search box: stands first on every screen. */
  search: ReactNode;
}

export function KnowledgeScreen({ knowledge, actions, search }: KnowledgeScreenProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className={classes.screen}>
      <div className={classes.hero} data-home={knowledge.isHome || undefined}>
        {knowledge.isHome && (
          <>
            <p className={classes.welcome}>{t('knowledge.welcome')}</p>
            <p className={classes.welcomeText}>{t('knowledge.welcomeText')}</p>
          </>
        )}
        {search}
      </div>
      <div className={classes.columns} data-folded={!isOpen || undefined}>
        <aside className={classes.side} aria-label={t('knowledge.catalogue')}>
          <div className={classes.sideHead}>
            {/* Not a heading: it would stand before the first one of the page. The landmark has its name. */}
            {isOpen && (
              <p className={classes.sideTitle} aria-hidden>
                {t('knowledge.catalogue')}
              </p>
            )}
            <IconButton
              label={t(isOpen ? 'knowledge.catalogue.fold' : 'knowledge.catalogue.unfold')}
              icon={
                isOpen ? (
                  <IconLayoutSidebarLeftCollapse size={20} aria-hidden />
                ) : (
                  <IconLayoutSidebarLeftExpand size={20} aria-hidden />
                )
              }
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          </div>
          {isOpen && <CataloguePanel knowledge={knowledge} actions={actions} hasAfterSales />}
        </aside>
        <div className={classes.main}>
          <KnowledgeContent knowledge={knowledge} actions={actions} />
        </div>
      </div>
    </div>
  );
}
