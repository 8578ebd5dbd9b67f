/*
 * A review that a colleague ended first: who did what, and the own marks, which stay to be read, copied, or entered
 * again where the report waits for a review once more.
 */
import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { InlineAlert } from '../../../ui/inline-alert';
import type { ReportItem } from '../answers';
import type { ReviewEntries } from './review';
import classes from './staff-reports.module.css';
import { dictionaryQuery } from './staff-reports.queries';

export interface OvertakenNoticeProps {
  report: ReportDetail;
  mine: ReviewEntries;
  onTakeOver: () => void;
  onPutAway: () => void;
}

export function OvertakenNotice({ report, mine, onTakeOver, onPutAway }: OvertakenNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // It stands above the answers, and what had the focus further down is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={classes.overtaken} tabIndex={-1}>
      <InlineAlert
        title={sayWhat(report)}
        action={
          <span className={classes.choices}>
            {report.status === 2 && (
              <Button size="compact-md" onClick={onTakeOver}>
                {s('review.over.takeOver')}
              </Button>
            )}
            <Button size="compact-md" variant="default" onClick={onPutAway}>
              {s('review.over.putAway')}
            </Button>
          </span>
        }
      >
        {s('review.over.kept')}
      </InlineAlert>
      <OwnConclusion mine={mine} />
    </div>
  );
}

function sayWhat({ status, statusName, ...report }: ReportDetail): string {
  const name = report.reviewerName || s('review.over.colleague');
  if (status === 5) return s('review.over.voided', { cause: report.abandonCause });
  if (status === 2) return s('review.over.again', { name });
  return s('review.over.reviewed', {
    name,
    status: statusName,
    conclusion: report.checkConclusionStatusName,
  });
}

function OwnConclusion({ mine: { conclusion, remark } }: { mine: ReviewEntries }) {
  const { data } = useQuery(dictionaryQuery('faq_check_conclusion'));
  const label = data?.find(({ dictValue }) => dictValue === String(conclusion))?.dictLabel;
  if (conclusion === null && remark === '') return null;
  return (
    <p className={classes.mine}>
      <strong>{s('review.over.conclusion')}</strong>{' '}
      <span dir="auto">{[label, remark].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

/** What this person had marked at an answer. */
export function OvertakenMark({ item, mine }: { item: ReportItem; mine: ReviewEntries }) {
  const check = mine.checks[item.answerVo.id];
  if (check === undefined || check.status === null) return null;
  return (
    <p className={classes.mine} data-status={check.status}>
      <strong>{s('review.over.mark')}</strong> {s(check.status === 2 ? 'review.approve' : 'review.reject')}
      {check.status === 1 && check.remark !== '' && (
        <>
          {' · '}
          <span dir="auto">{check.remark}</span>
        </>
      )}
    </p>
  );
}
