/* The knowledge base at a desk: search first, the catalogue panel on the left, the content beside it (000 §2.1). */
import { useT } from '../../lib/i18n';
import { CatalogueSide } from './catalogue-panel';
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
      <div className={classes.columns}>
        <CatalogueSide className={classes.side} knowledge={knowledge} actions={actions} hasAfterSales />
        <div className={classes.main}>
          <KnowledgeContent knowledge={knowledge} actions={actions} />
        </div>
      </div>
    </div>
  );
}
