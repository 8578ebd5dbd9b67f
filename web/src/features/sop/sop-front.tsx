/*
 * The read-only view (001 §2.7): the same tree and questions, and of the chosen question its answers as text. The address
 * holds the choice, so that a link leads a colleague to it; back goes one step in history.
 */
import { IconArrowLeft, IconLink } from '#icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { SopDirectory } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { EmptyState, Loading, SkeletonLines } from '../../ui/states';
import { findDirectory, unassignedId } from './directory-places';
import { DirectoryTree } from './directory-tree';
import { QuestionAnswers } from './question-answers';
import { NotRead, QuestionList } from './question-list';
import { useSopChoice } from './sop-address';
import classes from './sop-columns.module.css';
import { directoriesQuery, questionsQuery } from './sop.queries';
import { useSopLive } from './sop.live';
import { useFolding } from './use-folding';

export function SopFront() {
  const { data: nodes, isError, refetch } = useQuery(directoriesQuery);
  useSopLive();
  return (
    <div className={classes.page}>
      <PageTitle hidden>{s('sop.frontTitle')}</PageTitle>
      {nodes ? (
        <Columns nodes={nodes} />
      ) : isError ? (
        <NotRead onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonLines widths={[0.7, 0.85, 0.6]} />
        </Loading>
      )}
    </div>
  );
}

function Columns({ nodes }: { nodes: readonly SopDirectory[] }) {
  // Choosing is no step: back leads to where one came from (SOP-17).
  const { choice, choose } = useSopChoice({ isStep: false });
  const directoryId = findDirectory(nodes, choice.directoryId)?.id ?? null;
  const { questionId } = choice;
  const folding = useFolding(nodes, directoryId);
  const navigate = useNavigate();
  // A tab that was opened with this address has no way back.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/admin/chat'));
  return (
    <>
      <nav className={classes.column} aria-label={s('sop.directories')}>
        <div className={classes.head}>
          <div className={classes.line}>
            <button type="button" className={classes.back} onClick={goBack}>
              <IconArrowLeft size={16} aria-hidden />
              {s('sop.frontBack')}
            </button>
          </div>
        </div>
        <div className={classes.body}>
          <DirectoryTree
            nodes={nodes}
            chosen={directoryId}
            onChoose={(id) => choose({ directoryId: id, questionId: null })}
            folds={folding.folds}
            onFold={folding.fold}
          />
        </div>
      </nav>
      <QuestionList
        directoryId={directoryId}
        chosen={questionId}
        onChoose={(id) => choose({ directoryId, questionId: id })}
      />
      <Detail directoryId={directoryId} questionId={questionId} />
    </>
  );
}

function Detail({ directoryId, questionId }: { directoryId: number | null; questionId: number | null }) {
  const { data } = useQuery({
    ...questionsQuery(directoryId ?? unassignedId),
    enabled: directoryId !== null,
  });
  const question = data?.find(({ id }) => id === questionId);
  return (
    <section className={classes.detail} aria-label={s('sop.detail')}>
      <div className={classes.body}>
        {question ? (
          <QuestionAnswers question={question} action={<CopyLink />} />
        ) : questionId === null || data ? (
          <EmptyState title={s(questionId === null ? 'sop.front.choose' : 'sop.front.gone')} />
        ) : (
          <Loading>
            <SkeletonLines widths={[0.5, 0.9, 0.7]} />
          </Loading>
        )}
      </div>
    </section>
  );
}

function CopyLink() {
  const copy = async () => {
    const link = window.location.href;
    try {
      await navigator.clipboard.writeText(link);
      notifySuccess(s('sop.front.copied'));
    } catch {
      // No permission, or a page without TLS: it can be copied from the notice.
      notifyError(s('sop.front.copyFailed'), link);
    }
  };
  return (
    <Button
      variant="quiet"
      size="compact-md"
      leftSection={<IconLink size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      {s('sop.front.copy')}
    </Button>
  );
}
