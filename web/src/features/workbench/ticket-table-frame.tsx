/*
 * A wide table of the narrow context pane: its bar with a button that shows it in a window over the page.
 */
import { type ReactNode, useState } from 'react';
import { Modal } from '@mantine/core';
import { IconArrowsMaximize } from '#icons';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { IconButton } from '../../ui/icon-button';
import classes from './ticket-table.module.css';

export interface TicketTableFrameProps {
  title: string;
  /** What stands above the table: counts and actions. */
  bar: ReactNode;
  /** Something stands above the window, which then leaves the Escape key to it. */
  isCovered?: boolean | undefined;
  children: ReactNode;
}

export function TicketTableFrame({ title, bar, isCovered = false, children }: TicketTableFrameProps) {
  const [isLarge, setIsLarge] = useState(false);
  const content = (
    <>
      <div className={classes.bar}>
        {bar}
        {!isLarge && (
          <IconButton
            size={28}
            label={s('pane.widen')}
            icon={<IconArrowsMaximize size={16} aria-hidden />}
            onClick={() => setIsLarge(true)}
          />
        )}
      </div>
      {children}
    </>
  );
  if (!isLarge) return content;
  return (
    <Modal
      opened
      onClose={() => setIsLarge(false)}
      closeOnEscape={!isCovered}
      title={title}
      size="96vw"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {content}
    </Modal>
  );
}
