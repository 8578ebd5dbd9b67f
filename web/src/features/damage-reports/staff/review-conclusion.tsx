/* What a review comes to: one of the conclusions of the dictionary, and a remark that "other" must have. */
import { Radio, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { ErrorState, Loading, SkeletonLines } from '../../../ui/states';
import { otherConclusion } from './review';
import classes from './staff-reports.module.css';
import { dictionaryQuery } from './staff-reports.queries';
import { conclusionId, type ReviewState } from './use-review';

export function ReviewConclusion({ review }: { review: ReviewState }) {
  const query = useQuery(dictionaryQuery('faq_check_conclusion'));
  const { conclusion, remark } = review.entries;
  const problem = review.problem?.answerId === null ? review.problem.kind : null;
  const errorOf = (...kinds: (typeof problem)[]) =>
    problem !== null && kinds.includes(problem) ? s(`review.${problem}`) : null;
  return (
    <section
      className={classes.conclusion}
      id={conclusionId}
      tabIndex={-1}
      aria-label={s('review.conclusion')}
    >
      {query.data ? (
        <Radio.Group
          label={s('review.conclusion')}
          withAsterisk
          value={conclusion === null ? null : String(conclusion)}
          error={errorOf('needConclusion')}
          onChange={(value) => review.conclude({ conclusion: Number(value) })}
        >
          <div className={classes.options}>
            {query.data.map(({ dictValue, dictLabel }) => (
              <Radio key={dictValue} value={dictValue} label={dictLabel} />
            ))}
          </div>
        </Radio.Group>
      ) : query.isError ? (
        <ErrorState
          title={s('send.loadFailed')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading>
          <SkeletonLines widths={[0.6]} />
        </Loading>
      )}
      <Textarea
        autosize
        minRows={2}
        maxRows={6}
        dir="auto"
        label={s('review.conclusionRemark')}
        withAsterisk={conclusion === otherConclusion}
        value={remark}
        error={errorOf('needConclusionRemark', 'remarkLong')}
        onChange={(event) => review.conclude({ remark: event.currentTarget.value })}
      />
    </section>
  );
}
