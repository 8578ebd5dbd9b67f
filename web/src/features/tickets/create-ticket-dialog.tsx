/*
 * The window in which a ticket is created (000 §2.3). It closes by its own controls only, never by a click
 * beside it; on phones it covers the screen (MOB-12). What was typed is kept.
 */
import { Modal } from '@mantine/core';
import { useT } from '../../lib/i18n';
import { CreateTicketForm } from './create-ticket-form';
import classes from './create-ticket-dialog.module.css';
import type { CreateTicketFormProps } from './create-ticket-form';

export interface CreateTicketDialogProps extends CreateTicketFormProps {
  isOpen: boolean;
  isFullScreen: boolean;
}

export function CreateTicketDialog({ isOpen, isFullScreen, ...form }: CreateTicketDialogProps) {
  const t = useT();
  return (
    <Modal
      opened={isOpen}
      onClose={form.onClose}
      title={<span className={classes.title}>{t('tickets.create')}</span>}
      size="var(--dialog-width)"
      fullScreen={isFullScreen}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <CreateTicketForm {...form} />
    </Modal>
  );
}
