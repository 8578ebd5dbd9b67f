/*
 * Voids a report in status 2 or 3, with the reason that its card then shows. What the customer submits
 * while the reason is written is told first; the reason stays.
 */
import { useEffect, useState } from 'react';
import { Modal, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { reportLimits } from '#contract/damage-reports/limits';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { ApiError, errorText } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { notifyError, notifySuccess } from '../../../ui/notice';
import { ReturnFocus } from '../../../ui/return-focus';
import { refreshReports } from '../damage-reports.queries';
import classes from './staff-reports.module.css';
import { voidReport } from './staff-reports.queries';

export function VoidDialog({ report, onClose }: { report: ReportDetail; onClose: () => void }) {
  const [cause, setCause] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [openedAt] = useState(report.damageReportTime);
  const [wasTold, setWasTold] = useState(false);
  const isVoidable = report.status === 2 || report.status === 3;
  // Somebody else was quicker.
  useEffect(() => {
    if (!isVoidable) onClose();
  }, [isVoidable, onClose]);
  const send = useMutation({
    mutationFn: (abandonCause: string) => {
      const damageReportTime = wasTold ? report.damageReportTime : openedAt;
      return voidReport({ id: report.id, abandonCause, damageReportTime });
    },
    onSuccess: () => {
      notifySuccess(s('void.done'));
      onClose();
    },
    onError: (failure) => {
      notifyError(s('void.failed'), errorText(failure));
      if (failure instanceof ApiError && failure.kind === 'refusal') void refreshReports();
      // The next press is meant for what is there now.
      setWasTold(true);
    },
  });
  const confirm = () => {
    const length = [...cause.trim()].length;
    if (length === 0) return setError(s('void.needCause'));
    if (length > reportLimits.abandonCause) return setError(s('void.causeLong'));
    send.mutate(cause.trim());
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={s('void.title', { name: report.tempItemName })}
      size="var(--dialog-width)"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ReturnFocus />
      <p className={classes.words}>{s('void.body')}</p>
      <Textarea
        data-autofocus
        autosize
        minRows={2}
        maxRows={6}
        dir="auto"
        withAsterisk
        label={s('void.cause')}
        value={cause}
        error={error}
        onChange={(event) => {
          setCause(event.currentTarget.value);
          setError(null);
        }}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {s('send.cancel')}
        </Button>
        <Button variant="danger" loading={send.isPending} onClick={confirm}>
          {s('void.confirm')}
        </Button>
      </div>
    </Modal>
  );
}
