/* The catalogue on phones: a sheet from below. Loaded when it is first opened. */
import { Drawer } from '@mantine/core';
import { useBackCloses } from '../../lib/back-history';
import { useT } from '../../lib/i18n';
import { ReturnFocus } from '../../ui/return-focus';
import { Mantine } from '../../ui/theme/mantine';
import { CataloguePanel } from './catalogue-panel';
import classes from './catalogue-sheet.module.css';
import type { KnowledgeActions } from './knowledge-actions';
import type { Knowledge } from './use-knowledge';

export interface CatalogueSheetProps {
  knowledge: Knowledge;
  actions: KnowledgeActions;
  isOpen: boolean;
  onClose: () => void;
}

export function CatalogueSheet({ isOpen, onClose, knowledge, actions }: CatalogueSheetProps) {
  const t = useT();
  useBackCloses(isOpen, onClose);
  return (
    <Mantine>
      <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content className={classes.sheet}>
          {/* Not Drawer.Header: its header element would be a second banner of the page. */}
          <div className={classes.head}>
            <Drawer.Title className={classes.title}>{t('knowledge.catalogue')}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('common.close')} />
          </div>
          <Drawer.Body className={classes.body}>
            <ReturnFocus />
            <CataloguePanel
              knowledge={knowledge}
              actions={{
                ...actions,
                onAsk: (type) => {
                  onClose();
                  actions.onAsk(type);
                },
              }}
              onFollow={onClose}
            />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </Mantine>
  );
}
