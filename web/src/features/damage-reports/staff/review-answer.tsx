/* The review of one answer: approve, or reject with what the customer is to add. */
import { Textarea } from '@mantine/core';
import { IconCheck, IconX } from '#icons';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import type { ReportItem } from '../answers';
import { checkOf } from './review';
import classes from './staff-reports.module.css';
import { reviewId, type ReviewState } from './use-review';

export function ReviewAnswer({ item, review }: { item: ReportItem; review: ReviewState }) {
  const { id } = item.answerVo;
  const { status, remark } = checkOf(item, review.entries);
  const problem = review.problem?.answerId === id ? s(`review.${review.problem.kind}`) : null;
  return (
    <div
      className={classes.review}
      id={reviewId(id)}
      data-answer={id}
      data-status={status ?? undefined}
      role="group"
      aria-label={s('review.of', { title: item.title })}
      tabIndex={-1}
    >
      <div className={classes.choices}>
        <Button
          variant={status === 2 ? 'light' : 'default'}
          size="compact-md"
          leftSection={<IconCheck size={16} aria-hidden />}
          aria-pressed={status === 2}
          onClick={() => review.judge(item, { status: 2 })}
        >
          {s('review.approve')}
        </Button>
        <Button
          variant={status === 1 ? 'danger' : 'default'}
          size="compact-md"
          leftSection={<IconX size={16} aria-hidden />}
          aria-pressed={status === 1}
          onClick={() => review.judge(item, { status: 1 })}
        >
          {s('review.reject')}
        </Button>
        {problem !== null && (status === null || status === 2) && (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        )}
      </div>
      {status === 1 && (
        <Textarea
          autosize
          minRows={2}
          maxRows={6}
          dir="auto"
          label={s('review.remark')}
          placeholder={s('review.remarkHint')}
          value={remark}
          error={problem}
          aria-required
          onChange={(event) => review.judge(item, { remark: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
