/* The panel beside the content: product filter, catalogue tree, and the way to the own tickets (000 §2.1). */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useT } from '../../lib/i18n';
import { AfterSalesButton } from './after-sales-button';
import { CatalogueTree } from './catalogue-tree';
import classes from './catalogue-panel.module.css';
import type { KnowledgeActions } from './knowledge-actions';
import type { KnowledgeView } from './knowledge-address';
import type { Knowledge } from './use-knowledge';

const ProductFilter = lazy(() =>
  import('./product-filter').then((module) => ({ default: module.ProductFilter })),
);

export interface CataloguePanelProps {
  knowledge: Knowledge;
  actions: KnowledgeActions;
  /** Absent where the way to the tickets stands elsewhere on the screen. */
  hasAfterSales?: boolean;
  /** Called when a link was followed, so that a sheet can close. */
  onFollow?: () => void;
}

export function CataloguePanel({ knowledge, actions, hasAfterSales, onFollow }: CataloguePanelProps) {
  const t = useT();
  const { shown, view, links, filter, setFilter } = knowledge;
  const tree = useCurrentInView(view);
  return (
    <div className={classes.panel} data-panel="catalogue">
      <div className={classes.filter}>
        <Suspense fallback={<div className={classes.filterSpace} />}>
          <ProductFilter chosen={filter} onChange={setFilter} />
        </Suspense>
      </div>
      {hasAfterSales && <AfterSalesButton afterSales={actions.afterSales} />}
      <nav className={classes.tree} ref={tree} aria-label={t('knowledge.catalogue')} tabIndex={-1}>
        <CatalogueTree
          types={shown}
          view={view}
          links={links}
          onAsk={actions.onAsk}
          {...(onFollow && { onFollow })}
        />
      </nav>
    </div>
  );
}

/** Scrolls the tree, and nothing else, to what is open on the screen. */
function useCurrentInView(view: KnowledgeView) {
  const tree = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = tree.current?.querySelector('[aria-current="page"]');
    if (!tree.current || !current) return;
    const around = tree.current.getBoundingClientRect();
    const { top, bottom } = current.getBoundingClientRect();
    if (bottom > around.bottom) tree.current.scrollTop += bottom - around.bottom;
    if (top < around.top) tree.current.scrollTop -= around.top - top;
  }, [view]);
  return tree;
}
