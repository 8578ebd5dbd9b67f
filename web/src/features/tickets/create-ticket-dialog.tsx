/*
 * The window in which a ticket is created (000 §2.3). It closes by its own controls only, never by a click
 * beside it; on phones it covers the screen (MOB-12). Whoever has typed something is asked first, and what was
 * typed is kept.
 */
import { useCallback, useRef, useState } from 'react';
import { Modal } from '@mantine/core';
import { useBackCloses } from '../../lib/back-history';
import { useT } from '../../lib/i18n';
import { confirmDialog } from '../../ui/dialogs';
import { ReturnFocus } from '../../ui/return-focus';
import { Mantine } from '../../ui/theme/mantine';
import { CreateTicketForm } from './create-ticket-form';
import classes from './create-ticket-dialog.module.css';
import type { CreateTicketFormProps } from './create-ticket-form';

export interface CreateTicketDialogProps extends Omit<CreateTicketFormProps, 'onTyped' | 'onCancel'> {
  isOpen: boolean;
  isFullScreen: boolean;
}

export function CreateTicketDialog({ isOpen, isFullScreen, ...form }: CreateTicketDialogProps) {
  const t = useT();
  const { onTyped, leave, isAsking } = useLeave(form.onClose);
  // Without a question: what was typed is kept, and the browser does not wait for an answer.
  useBackCloses(isOpen, form.onClose);
  return (
    <Mantine>
      <Modal
        opened={isOpen}
        onClose={leave}
        closeOnEscape={!isAsking}
        title={<span className={classes.title}>{t('tickets.create')}</span>}
        size="var(--dialog-width)"
        fullScreen={isFullScreen}
        // Not in the middle: what is offered while somebody types lets it grow, and the field is to stay where it is.
        centered={false}
        yOffset="var(--dialog-top)"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <ReturnFocus />
        <CreateTicketForm {...form} onTyped={onTyped} onCancel={leave} />
      </Modal>
    </Mantine>
  );
}

/** Closes, but asks first where something was typed since it opened. */
function useLeave(onClose: () => void) {
  const t = useT();
  const isTyped = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const onTyped = useCallback((typed: boolean) => void (isTyped.current = typed), []);
  const ask = async () => {
    setIsAsking(true);
    const isSure = await confirmDialog({
      title: t('tickets.leave.title'),
      body: t('tickets.leave.body'),
      confirm: t('tickets.leave.confirm'),
      cancel: t('tickets.leave.cancel'),
    });
    setIsAsking(false);
    if (isSure) onClose();
  };
  return {
    isAsking,
    onTyped,
    leave: () => {
      if (isAsking) return;
      if (isTyped.current) void ask();
      else onClose();
    },
  };
}
