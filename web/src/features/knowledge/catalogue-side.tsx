/* The catalogue beside the content, which can be folded away; it starts unfolded (KB-10). */
import { useState } from 'react';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useT } from '../../lib/i18n';
import { IconButton } from '../../ui/icon-button';
import { CataloguePanel, type CataloguePanelProps } from './catalogue-panel';
import classes from './catalogue-side.module.css';

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
      <div className={classes.head}>
        {/* Not a heading: it would stand before the first one of the page. The landmark has its name. */}
        {isOpen && (
          <p className={classes.title} aria-hidden>
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
