/*
 * The form of one report, filled in or only shown (000 §2.5, DMG-02, DMG-06, DMG-25). It knows no server: the
 * report comes in, the answers go out.
 */
import { useState } from 'react';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { notifyError, notifyInfo } from '../../ui/notice';
import { missingItems, inOrder, openOptionOf, type Edits, type ReportItem } from './answers';
import type { ReportLabels } from './labels';
import { ReportDocument } from './report-document';
import type { PendingUploads } from './pending-uploads';
import type { ReportDraft } from './report-draft';
import { ReportFrame, type FrameLayout } from './report-frame';
import { questionId } from './report-question';
import { isFillable } from './report-states';
import classes from './report-frame.module.css';
import type { SendFile } from './upload-jobs';
import { useAnswerUploads, type AnswerUploads } from './use-answer-uploads';
import { useReportEdits } from './use-report-edits';

export interface ReportFormProps {
  report: ReportDetail;
  labels: ReportLabels;
  layout: FrameLayout;
  /** Shown only, whatever the status allows. */
  isView?: boolean;
  /** Where entered answers are kept; null where they are not. */
  draft: ReportDraft | null;
  /** Where files on their way are kept; null where they are not. */
  pending: PendingUploads | null;
  sendFile: SendFile;
  /** Takes the answers; true when they are stored. */
  onSubmit: (edits: Edits) => Promise<boolean>;
  onClose: () => void;
}

/** Use with the report's id as key. */
export function ReportForm(props: ReportFormProps) {
  const { report, isView = false, layout, onClose } = props;
  const isEditable = !isView && isFillable(report.status);
  const t = useT();
  const entered = useReportEdits(report, props.draft);
  const uploads = useAnswerUploads({
    reportId: report.id,
    items: report.tempItemContentList,
    change: entered.change,
    send: props.sendFile,
    pending: isEditable ? props.pending : null,
  });
  const { missing, submit, isBusy } = useSubmit(props, entered, uploads);
  const close = () => {
    if (isEditable && entered.isChanged && props.draft !== null) notifyInfo(t('damage.kept'));
    onClose();
  };
  return (
    <ReportFrame
      layout={layout}
      title={report.tempItemName}
      status={{ code: report.status, name: report.statusName }}
      onClose={close}
      footer={
        <Buttons
          labels={props.labels}
          isEditable={isEditable}
          isBusy={isBusy}
          isRestored={entered.isRestored}
          onSubmit={() => void submit()}
          onClose={close}
        />
      }
    >
      <ReportDocument
        report={report}
        labels={props.labels}
        heading={layout === 'dialog' ? 'h3' : 'h2'}
        editing={isEditable ? { entered, uploads, missing } : undefined}
      />
    </ReportFrame>
  );
}

interface ButtonsProps {
  labels: ReportLabels;
  isEditable: boolean;
  isBusy: boolean;
  isRestored: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

function Buttons({ labels, isEditable, isBusy, isRestored, onSubmit, onClose }: ButtonsProps) {
  const t = useT();
  if (!isEditable) {
    return (
      <Button variant="default" onClick={onClose}>
        {labels.back}
      </Button>
    );
  }
  return (
    <>
      <span className={classes.kept} role="status">
        {isRestored ? t('damage.restored') : ''}
      </span>
      <Button variant="default" onClick={onClose}>
        {labels.cancel}
      </Button>
      <Button loading={isBusy} onClick={onSubmit}>
        {labels.submit}
      </Button>
    </>
  );
}

/** Nothing is sent while an essential answer is missing or a file is on its way. */
function useSubmit(
  { report, onSubmit }: ReportFormProps,
  entered: ReturnType<typeof useReportEdits>,
  uploads: AnswerUploads,
) {
  const t = useT();
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const missing = missingItems(inOrder(report.tempItemContentList), entered.edits);
  const submit = async () => {
    const [first] = missing;
    setWasTried(true);
    if (first) return goTo(first, openOptionOf(first, entered.edits)?.id);
    if (uploads.isRunning) return notifyError(t('damage.upload.wait'));
    setIsBusy(true);
    const isStored = await onSubmit(entered.edits);
    setIsBusy(false);
    if (!isStored) return;
    setWasTried(false);
    uploads.clear();
    entered.clear();
  };
  return { missing: new Set(wasTried ? missing.map(({ id }) => id) : []), submit, isBusy };
}

/** Shows a question and puts the focus into its first field, or into that of what an option of it asks. */
function goTo(item: ReportItem, optionId?: number): void {
  const question = document.getElementById(questionId(item));
  question?.scrollIntoView({ block: 'center' });
  const part = question?.querySelector(`[data-asked-by="${optionId ?? ''}"]`) ?? question;
  part
    ?.querySelector<HTMLElement>('input:not([type=file]), textarea, button')
    ?.focus({ preventScroll: true });
}
