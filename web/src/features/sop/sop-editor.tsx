/*
 * The directory editor (001 §2.6): tree | questions | detail. Choosing a directory clears the question (SOP-18); what was
 * typed waits in its draft. Staff who only read see everything and change nothing.
 */
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { SopDirectory, SopQuestion } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import { late } from '../../ui/late';
import { PageTitle } from '../../ui/page-title';
import { Loading, SkeletonLines } from '../../ui/states';
import { DirectoryColumn } from './directory-column';
import {
  childrenOf,
  type Drop,
  findDirectory,
  slotBeside,
  slotOfDrop,
  unassignedId,
  withoutDirectory,
} from './directory-places';
import type { TreeEdit } from './tree-edit';
import { NotRead, QuestionList } from './question-list';
import { QuestionPane } from './question-pane';
import { addressOfChoice, type SopChoice, useSopChoice } from './sop-address';
import classes from './sop-columns.module.css';
import { draftKeyOf } from './sop-drafts';
import { warn } from './sop-notices';
import { directoriesQuery, questionsQuery } from './sop.queries';
import { useSopLive } from './sop.live';
import { useDirectoryActions } from './use-directory-actions';
import { type Folding, useFolding } from './use-folding';
import { moveWithUndo } from './use-question-actions';

const MoveDialog = late(() => import('./move-dialog').then((m) => m.MoveDialog), { isAskedFor: true });

/** What is being dragged, or put elsewhere in the dialog. */
type Moved =
  | { readonly kind: 'directory'; readonly node: SopDirectory }
  | { readonly kind: 'question'; readonly question: SopQuestion };

export function SopEditor({ staff }: { staff: PersonalInfo }) {
  const { data: nodes, isError, refetch } = useQuery(directoriesQuery);
  useSopLive();
  return (
    <div className={classes.page}>
      <PageTitle hidden>{s('sop.editor')}</PageTitle>
      {nodes ? (
        <Columns nodes={nodes} staff={staff} />
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

function Columns({ nodes, staff }: { nodes: readonly SopDirectory[]; staff: PersonalInfo }) {
  const { choice, choose } = useSopChoice({ isStep: true });
  const { directoryId, questionId } = choice;
  const questions = useQuery({
    ...questionsQuery(directoryId ?? unassignedId),
    enabled: directoryId !== null,
  });
  const question = questions.data?.find(({ id }) => id === questionId);
  const folding = useFolding(nodes, directoryId);
  const [dialog, setDialog] = useState<Moved | null>(null);
  const isReadonly = staff.is_readonly === 1;
  const chooseDirectory = (id: number) => {
    // It is read anew also where it is chosen already.
    if (id === directoryId) void questions.refetch();
    if (id !== directoryId || questionId !== null) choose({ directoryId: id, questionId: null });
  };
  const [isNew, setIsNew] = useState(false);
  const chooseQuestion = (id: number | null) => {
    setIsNew(false);
    choose({ directoryId, questionId: id });
  };
  const unchoose = () => choose({ directoryId, questionId: null }, { replace: true, from: choice });
  // One stays where one is, for the next question; what was typed goes with the question.
  const moveQuestionTo = (moved: SopQuestion, to: number) =>
    void moveWithUndo(moved, to, () => moved.id === questionId && unchoose());
  const actions = useDirectoryActions({
    nodes,
    chosen: directoryId,
    personId: staff.id,
    unfold: (id) => folding.fold(id, true),
    onAdded: (id) => choose({ directoryId: id, questionId: null }),
    onDeleted: () => choose({ directoryId: null, questionId: null }),
  });
  const { edit, setDragged, beginRename } = useTreeEdit({ nodes, folding, actions, moveQuestionTo });
  useGoneDirectory(nodes, choice, choose);

  const moveDirectory = () => {
    const node = findDirectory(nodes, directoryId);
    if (!node) return warn('sop.warn.directory');
    if (node.id === unassignedId) return warn('sop.warn.protected');
    setDialog({ kind: 'directory', node });
  };
  return (
    <>
      <DirectoryColumn
        nodes={nodes}
        chosen={directoryId}
        onChoose={chooseDirectory}
        folding={folding}
        edit={isReadonly ? undefined : edit}
        actions={actions}
        onRename={() => beginRename(directoryId)}
        onMove={moveDirectory}
        frontAddress={`/admin/Sop/SopForeground${addressOfChoice(choice)}`}
      />
      <QuestionList
        directoryId={directoryId}
        chosen={questionId}
        onChoose={(id) => id !== questionId && chooseQuestion(id)}
        onDrag={
          isReadonly
            ? undefined
            : (id) => {
                const dragged = questions.data?.find((one) => one.id === id);
                setDragged(dragged ? { kind: 'question', question: dragged } : null);
              }
        }
      />
      {questionId !== null && !questions.data ? (
        <section className={classes.detail} aria-label={s('sop.detail')}>
          {!questions.isError && (
            <Loading>
              <SkeletonLines widths={[0.5, 0.9, 0.7]} />
            </Loading>
          )}
        </section>
      ) : (
        <QuestionPane
          key={draftKeyOf(questionId, directoryId)}
          personId={staff.id}
          isReadonly={isReadonly}
          directoryId={directoryId}
          questionId={questionId}
          question={question}
          onChoose={chooseQuestion}
          isNew={isNew && questionId === null}
          onNew={() => {
            setIsNew(true);
            choose({ directoryId, questionId: null });
          }}
          onGone={unchoose}
          onMove={(moved) => setDialog({ kind: 'question', question: moved })}
        />
      )}
      {dialog && (
        <MoveDialog
          title={s('sop.move.title', {
            name: dialog.kind === 'directory' ? dialog.node.name : dialog.question.title,
          })}
          nodes={dialog.kind === 'directory' ? withoutDirectory(nodes, dialog.node.id) : nodes}
          hasTop={dialog.kind === 'directory'}
          onClose={() => setDialog(null)}
          onMove={(to) => {
            if (dialog.kind === 'question') return moveQuestionTo(dialog.question, to);
            const { id } = dialog.node;
            const index = childrenOf(nodes, to).filter((child) => child.id !== id).length;
            void actions.move(id, { pid: to, index });
          }}
        />
      )}
    </>
  );
}

interface TreeEditWorld {
  readonly nodes: readonly SopDirectory[];
  readonly folding: Folding;
  readonly actions: ReturnType<typeof useDirectoryActions>;
  readonly moveQuestionTo: (question: SopQuestion, directoryId: number) => void;
}

/** Renaming in place, dragging and stepping, for the lines of the tree. */
function useTreeEdit({ nodes, actions, moveQuestionTo }: TreeEditWorld) {
  const [renamingId, setRenamingId] = useState<number | null>(null);
  const [dragged, setDragged] = useState<Moved | null>(null);
  const beginRename = (id: number | null) => {
    if (id === null) return warn('sop.warn.directory');
    if (id === unassignedId) return warn('sop.warn.protected');
    setRenamingId(id);
  };
  const slotOf = (drop: Drop) =>
    dragged?.kind === 'directory' ? slotOfDrop(nodes, dragged.node.id, drop) : undefined;
  const edit: TreeEdit = {
    renamingId,
    onRename: beginRename,
    onName: actions.rename,
    onNameEnd: () => setRenamingId(null),
    onDrag(id) {
      const node = id === null ? undefined : findDirectory(nodes, id);
      setDragged(node ? { kind: 'directory', node } : null);
    },
    isBetween: dragged?.kind !== 'question',
    canDrop: (drop) =>
      dragged?.kind === 'question'
        ? drop.targetId !== dragged.question.directory_id
        : slotOf(drop) !== undefined,
    onDrop(drop) {
      if (dragged?.kind === 'question') moveQuestionTo(dragged.question, drop.targetId);
      else if (dragged) void actions.move(dragged.node.id, slotOf(drop));
      setDragged(null);
    },
    onStep: (id, by) => void actions.move(id, slotBeside(nodes, id, by)),
  };
  return { edit, setDragged, beginRename };
}

/** A directory that a colleague deleted is no longer chosen; its questions are among the unassigned ones. */
function useGoneDirectory(
  nodes: readonly SopDirectory[],
  { directoryId }: SopChoice,
  choose: (choice: SopChoice, options: { replace: boolean }) => void,
): void {
  const isGone = directoryId !== null && !findDirectory(nodes, directoryId);
  useEffect(() => {
    if (isGone) choose({ directoryId: null, questionId: null }, { replace: true });
  }, [isGone, choose]);
}
