/*
 * A report as staff look at it (DMG-29, DMG-30, DMG-36, DMG-54), and review or void it where its state and the
 * agent's duty allow. Read-only staff look only.
 */
import { useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { Kbd } from '../../../ui/kbd';
import { notifyError, notifyInfo } from '../../../ui/notice';
import { ErrorState, Loading, SkeletonLines } from '../../../ui/states';
import { useReportsLive } from '../damage-reports.live';
import { useReportLabels } from '../labels';
import { ReportDocument } from '../report-document';
import { ReportFrame } from '../report-frame';
import { OvertakenMark, OvertakenNotice } from './overtaken';
import { hasEntries, judgedCount } from './review';
import { ReviewAnswer } from './review-answer';
import { ReviewConclusion } from './review-conclusion';
import { staffDraftOf } from './staff-drafts';
import { staffReportQuery } from './staff-reports.queries';
import classes from './staff-reports.module.css';
import { type ReviewState, useReview } from './use-review';
import { VoidDialog } from './void-dialog';

export interface StaffReportWindowProps {
  reportId: number;
  staff: PersonalInfo;
  /** Sends the card of a report that was made and never sent. */
  onSendCard: (report: ReportDetail) => Promise<void>;
  onClose: () => void;
}

/** Use with the report's id as key. */
export function StaffReportWindow(props: StaffReportWindowProps) {
  const { reportId, onClose } = props;
  const query = useQuery(staffReportQuery(reportId));
  useReportsLive();
  if (query.data) return <Shown {...props} report={query.data} />;
  return (
    <ReportFrame
      layout="dialog"
      title={s('report.title')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {s('report.close')}
        </Button>
      }
    >
      {query.isError ? (
        <ErrorState
          title={s('report.error')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading>
          <SkeletonLines widths={[0.4, 0.9, 0.7, 0.8, 0.5, 0.9]} />
        </Loading>
      )}
    </ReportFrame>
  );
}

function Shown({ report, staff, onSendCard, onClose }: StaffReportWindowProps & { report: ReportDetail }) {
  const labels = useReportLabels('admin', 'CN');
  const draft = useMemo(() => staffDraftOf(staff.id, 'reviews', report.id), [staff.id, report.id]);
  /** The submission that is being reviewed; undefined while none is. */
  const [begun, setBegun] = useState<number | null | undefined>(undefined);
  const [isVoiding, setIsVoiding] = useState(false);
  const isReviewing = begun === report.damageReportTime && report.status === 2;
  const review = useReview(report, draft, {
    isActive: isReviewing && !isVoiding,
    onSent: () => setBegun(undefined),
  });
  // Somebody else was quicker: what was marked here stays in sight until it is put away.
  const isOver = begun !== undefined && !isReviewing && !review.isBusy;
  const isOvertaken = isOver && hasEntries(review.mine);
  const leave = (then: () => void) => () => {
    if (isReviewing && hasEntries(review.entries)) notifyInfo(s('review.kept'));
    then();
  };
  const onDuty = (act: () => void) => () => {
    if (staff.workStatus === 1) act();
    else notifyError(s('bench.offDuty'));
  };
  return (
    <ReportFrame
      layout="dialog"
      title={report.tempItemName}
      status={{ code: report.status, name: report.statusName }}
      onClose={isVoiding ? () => setIsVoiding(false) : leave(onClose)}
      footer={
        isReviewing ? (
          <ReviewButtons report={report} review={review} onStop={leave(() => setBegun(undefined))} />
        ) : (
          <LookButtons
            report={report}
            isReadonly={staff.is_readonly === 1}
            onVoid={onDuty(() => setIsVoiding(true))}
            onReview={onDuty(() => setBegun(report.damageReportTime))}
            onSendCard={onDuty(() => void onSendCard(report))}
            onClose={onClose}
          />
        )
      }
    >
      {isOvertaken && (
        <OvertakenNotice
          report={report}
          mine={review.mine}
          onTakeOver={onDuty(() => {
            review.takeOver();
            setBegun(report.damageReportTime);
          })}
          onPutAway={() => setBegun(undefined)}
        />
      )}
      <ReportDocument
        report={report}
        labels={labels}
        heading="h3"
        underReview={s('report.reviewing')}
        besides={(item) => {
          if (isReviewing) return <ReviewAnswer item={item} review={review} />;
          return isOvertaken && <OvertakenMark item={item} mine={review.mine} />;
        }}
      />
      {isReviewing && <ReviewConclusion review={review} />}
      {isVoiding && <VoidDialog report={report} onClose={() => setIsVoiding(false)} />}
    </ReportFrame>
  );
}

interface LookButtonsProps {
  report: ReportDetail;
  isReadonly: boolean;
  onVoid: () => void;
  onReview: () => void;
  onSendCard: () => void;
  onClose: () => void;
}

function LookButtons({ report, isReadonly, onVoid, onReview, onSendCard, onClose }: LookButtonsProps) {
  const { status } = report;
  return (
    <>
      {!isReadonly && (status === 2 || status === 3) && (
        <span className={classes.start}>
          <Button variant="quiet" onClick={onVoid}>
            {s('void.start')}
          </Button>
        </span>
      )}
      <Button variant="default" onClick={onClose}>
        {s('report.close')}
      </Button>
      {!isReadonly && status === 2 && <Button onClick={onReview}>{s('review.start')}</Button>}
      {!isReadonly && status === 1 && report.chatRecordId === null && (
        <Button onClick={onSendCard}>{s('send.cardAgain')}</Button>
      )}
    </>
  );
}

interface ReviewButtonsProps {
  report: ReportDetail;
  review: ReviewState;
  onStop: () => void;
}

function ReviewButtons({ report, review, onStop }: ReviewButtonsProps) {
  const total = report.tempItemContentList.length;
  const done = judgedCount(report, review.entries);
  return (
    <>
      <span className={classes.start}>
        <span role="status">
          {s('review.progress', { done, total })} {review.isRestored && s('review.restored')}
        </span>
        <span className={classes.keys} aria-label={s('review.keys')} role="note">
          <Key name="A">{s('review.keyApprove')}</Key>
          <Key name="R">{s('review.keyReject')}</Key>
          <Key name="N">{s('review.keyNext')}</Key>
        </span>
      </span>
      {done < total && (
        <>
          <Button variant="subtle" onClick={review.approveRest}>
            {s('review.rest')}
          </Button>
          <Button variant="default" onClick={review.goToNext}>
            {s('review.next')}
          </Button>
        </>
      )}
      <Button variant="default" onClick={onStop}>
        {s('review.stop')}
      </Button>
      <Button loading={review.isBusy} onClick={() => void review.submit()}>
        {s('review.submit')}
      </Button>
    </>
  );
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <Kbd>{name}</Kbd> {children}
    </span>
  );
}
