/*
 * A customer's own report: fetched, filled in, submitted (000 §2.5, §4). Draws its four states; what does not
 * exist or belongs to somebody else is told to the page.
 */
import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { ApiError, errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { ErrorState, Loading, SkeletonLines } from '../../ui/states';
import type { Edits } from './answers';
import { useReportsLive } from './damage-reports.live';
import {
  enterReport,
  refreshReports,
  reportQuery,
  submitReport,
  uploadAnswerFile,
} from './damage-reports.queries';
import { useReportLabels } from './labels';
import { pendingUploadsOf } from './pending-uploads';
import { reportDraftOf } from './report-draft';
import { ReportForm } from './report-form';
import { ReportFrame, type FrameLayout } from './report-frame';

export interface ReportScreenProps {
  reportId: number;
  isView: boolean;
  layout: FrameLayout;
  /** Whose draft it is, as in lib/drafts. */
  owner: string;
  onClose: () => void;
  onSubmitted: () => void;
  /** The ticket of the report is known. */
  onTicket: (recordQuestionId: number) => void;
  /** There is no such report for this person. */
  onUnknown: () => void;
}

/** Use with the report's id as key. */
export function ReportScreen(props: ReportScreenProps) {
  const { reportId, layout, onTicket, onUnknown, onClose } = props;
  const t = useT();
  const query = useQuery(reportQuery(reportId));
  const labels = useReportLabels('user', query.data?.languageType);
  useReportsLive();
  useEntry(query.data);
  const ticketId = query.data?.recordQuestionId;
  useEffect(() => {
    if (ticketId !== undefined) onTicket(ticketId);
  }, [ticketId, onTicket]);
  const isUnknown = query.error instanceof ApiError && query.error.kind === 'refusal';
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown, onUnknown]);

  if (query.data) return <Own {...props} report={query.data} />;
  return (
    <ReportFrame
      layout={layout}
      title={labels.formTitle}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {labels.back}
        </Button>
      }
    >
      {query.isError && !isUnknown ? (
        <ErrorState
          title={t('damage.error')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading>
          <SkeletonLines widths={[0.4, 0.9, 0.8, 0.5, 0.9, 0.7]} />
        </Loading>
      )}
    </ReportFrame>
  );
}

function Own({ report, owner, onSubmitted, ...props }: ReportScreenProps & { report: ReportDetail }) {
  const labels = useReportLabels('user', report.languageType);
  const draft = useMemo(() => reportDraftOf(owner, report.id), [owner, report.id]);
  const pending = useMemo(() => pendingUploadsOf(owner, report.id), [owner, report.id]);
  const submit = async (edits: Edits) => {
    try {
      await submitReport(report, edits);
    } catch (error) {
      notifyError(labels.submitFailed, errorText(error));
      // It may have been reviewed, voided or withdrawn meanwhile.
      if (error instanceof ApiError && error.kind === 'refusal') void refreshReports();
      return false;
    }
    notifySuccess(labels.submitSucceeded);
    void refreshReports();
    onSubmitted();
    return true;
  };
  return (
    <ReportForm
      key={report.id}
      report={report}
      labels={labels}
      layout={props.layout}
      isView={props.isView}
      draft={draft}
      pending={pending}
      sendFile={uploadAnswerFile}
      onSubmit={submit}
      onClose={props.onClose}
    />
  );
}

/** Opening a report in status 1 is noted, once per opening (DMG-23). */
function useEntry(report: ReportDetail | undefined): void {
  const noted = useRef<number | null>(null);
  useEffect(() => {
    if (report?.status !== 1 || noted.current === report.id) return;
    noted.current = report.id;
    // Only statistics of the staff hang on it.
    enterReport(report.id).catch(() => undefined);
  }, [report]);
}
