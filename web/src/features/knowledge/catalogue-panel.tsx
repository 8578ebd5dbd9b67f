/* The panel beside the content: product filter, catalogue tree, and the way to the own tickets (000 §2.1). */
import { useEffect, useRef, useState } from 'react';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '#icons';
import { useT } from '../../lib/i18n';
import { IconButton } from '../../ui/icon-button';
import { Loading, SkeletonLines } from '../../ui/states';
import { AfterSalesButton } from './after-sales-button';
import { CatalogueTree } from './catalogue-tree';
import classes from './catalogue-panel.module.css';
import type { KnowledgeActions } from './knowledge-actions';
import type { KnowledgeView } from './knowledge-address';
import { ProductFilter } from './product-filter';
import { useStaffParts } from './staff-parts';
import type { Knowledge } from './use-knowledge';

export interface CataloguePanelProps {
  knowledge: Knowledge;
  /** What customers can do; absent for staff. */
  actions?: KnowledgeActions | undefined;
  /** Absent where the way to the tickets stands elsewhere on the screen. */
  hasAfterSales?: boolean;
  /** Called when a link was followed, so that a sheet can close. */
  onFollow?: () => void;
}

export function CataloguePanel({ knowledge, actions, hasAfterSales, onFollow }: CataloguePanelProps) {
  const t = useT();
  const { status, types, shown, view, links, filter, setFilter } = knowledge;
  const tree = useCurrentInView(view);
  const staff = useStaffParts();
  return (
    <div className={classes.panel} data-panel="catalogue">
      <div className={classes.filter}>
        <ProductFilter label={staff?.filterLabel} chosen={filter} onChange={setFilter} />
      </div>
      {hasAfterSales && actions && <AfterSalesButton afterSales={actions.afterSales} />}
      <nav className={classes.tree} ref={tree} aria-label={t('knowledge.catalogue')} tabIndex={-1}>
        {status === 'loading' && <TreeSkeleton />}
        {types.length > 0 && shown.length === 0 && (
          <p className={classes.none}>{t('knowledge.filter.emptyTitle')}</p>
        )}
        <CatalogueTree
          types={shown}
          view={view}
          links={links}
          onAsk={actions?.onAsk}
          {...(onFollow && { onFollow })}
        />
      </nav>
    </div>
  );
}

/** The panel beside the content, which can be folded away; it starts unfolded (KB-10). */
export interface CatalogueSideProps extends CataloguePanelProps {
  /** Where it stands on the screen. `data-folded` says that it is folded. */
  className: string | undefined;
}

export function CatalogueSide({ className, ...panel }: CatalogueSideProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(true);
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <aside className={className} aria-label={t('knowledge.catalogue')} data-folded={!isOpen || undefined}>
      <div className={classes.sideHead}>
        {/* Not a heading: it would stand before the first one of the page. The landmark has its name. */}
        {isOpen && (
          <p className={classes.sideTitle} aria-hidden>
            {t('knowledge.catalogue')}
          </p>
        )}
        <IconButton
          label={t(isOpen ? 'knowledge.catalogue.fold' : 'knowledge.catalogue.unfold')}
          icon={<Icon size={20} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      {isOpen && <CataloguePanel {...panel} />}
    </aside>
  );
}

function TreeSkeleton() {
  return (
    <Loading>
      <SkeletonLines widths={[0.5, 0.75, 0.6, 0.8]} />
      <SkeletonLines widths={[0.45, 0.7, 0.65]} />
    </Loading>
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
    // Clear of where the lines fade out.
    const end = around.bottom - parseFloat(getComputedStyle(tree.current).paddingBlockEnd || '0');
    if (bottom > end) tree.current.scrollTop += bottom - end;
    if (top < around.top) tree.current.scrollTop -= around.top - top;
  }, [view]);
  return tree;
}
