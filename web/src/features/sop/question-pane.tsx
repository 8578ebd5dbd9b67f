/*
 * The editor's third column (001 §2.6): number and title with their buttons, and the form of the chosen question. Use it
 * with the draft's key as key: what is typed belongs to one question.
 */
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { TextInput } from '@mantine/core';
import { IconArrowsMove, IconDeviceFloppy, IconPlus, IconTrash } from '#icons';
import type { SopQuestion } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { Viewers } from '../../ui/viewers';
import { IconButton } from '../../ui/icon-button';
import { digitsOf, fieldsOf, blankFields } from './question-edits';
import { QuestionForm } from './question-form';
import { QuestionNews } from './question-news';
import classes from './question-pane.module.css';
import { draftKeyOf, sopDraftsOf } from './sop-drafts';
import { sayUndoable, tell } from './sop-notices';
import { useQuestionActions } from './use-question-actions';
import type { QuestionDesk } from './question-desk';
import { useQuestionEdits } from './use-question-edits';

export interface QuestionPaneProps {
  personId: number;
  isReadonly: boolean;
  directoryId: number | null;
  questionId: number | null;
  /** undefined: none is chosen, or the chosen one is gone. */
  question: SopQuestion | undefined;
  onChoose: QuestionDesk['onChoose'];
  /** A new question was asked for: its number comes first. */
  isNew: boolean;
  onNew: QuestionDesk['onNew'];
  /** The chosen one is gone, and nothing typed is left of it. */
  onGone: () => void;
  onMove: (question: SopQuestion) => void;
}

export function QuestionPane(props: QuestionPaneProps) {
  const { personId, isReadonly, directoryId, questionId, question, onChoose, isNew, onNew, onGone, onMove } =
    props;
  const stored = useMemo(
    () => (question ? fieldsOf(question) : questionId === null ? blankFields : undefined),
    [question, questionId],
  );
  const typing = useQuestionEdits(sopDraftsOf(personId), draftKeyOf(questionId, directoryId), stored);
  const [isPhenomenonAsked, setPhenomenonAsked] = useState(false);
  const pane = useRef<HTMLElement>(null);
  const actions = useQuestionActions({
    directoryId,
    question,
    questionId,
    typing,
    onChoose,
    onNew,
    onMissing(field) {
      if (field === 'phenomenon') setPhenomenonAsked(true);
      pane.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
    },
  });
  const { fields, change, isDirty } = typing;
  const { work } = actions;
  const isLocked = isReadonly || work !== null;
  const isGone = questionId !== null && !question;
  const isOver = isGone && typing.isRead && !isDirty;
  useEffect(() => {
    if (isOver) onGone();
    // It is over once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  const leave = useEffectEvent(() => {
    if (isReadonly || !typing.hasChanges()) return;
    tell(s('sop.news.left', { name: typing.now().title || s('sop.question.untitled') }));
  });
  useEffect(() => () => leave(), []);
  const discard = () => sayUndoable(s('sop.news.discarded'), typing.settle());

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLocked) void actions.save();
  };
  return (
    <section ref={pane} className={classes.pane} aria-label={s('sop.detail')} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <TextInput
          className={classes.number}
          data-field="orderNo"
          label={s('sop.question.number')}
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          autoFocus={isNew}
          readOnly={isLocked}
          value={fields.orderNo}
          onChange={({ currentTarget: { value } }) => change(() => ({ orderNo: digitsOf(value) }))}
        />
        <TextInput
          className={classes.title}
          label={s('sop.question.title')}
          placeholder={s('sop.question.untitled')}
          dir="auto"
          readOnly={isLocked}
          value={fields.title}
          onChange={({ currentTarget: { value } }) => change(() => ({ title: value }))}
        />
        <div className={classes.buttons}>
          {question && !isReadonly && (
            <Viewers key={question.id} shown={`sopQuestion:${question.id}`} ownId={personId} />
          )}
          <Button
            disabled={isReadonly}
            loading={work === 'save'}
            leftSection={<IconDeviceFloppy size={16} aria-hidden />}
            aria-keyshortcuts="Control+S"
            onClick={() => void actions.save()}
          >
            {s('sop.question.save')}
          </Button>
          <Button
            variant="default"
            disabled={isReadonly}
            loading={work === 'add'}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={actions.add}
          >
            {s('sop.question.add')}
          </Button>
          <Button
            variant="default"
            disabled={isReadonly}
            loading={work === 'delete'}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void actions.remove()}
          >
            {s('sop.question.delete')}
          </Button>
          {question && (
            <IconButton
              label={s('sop.question.move')}
              icon={<IconArrowsMove size={16} aria-hidden />}
              disabled={isReadonly}
              onClick={() => onMove(question)}
            />
          )}
        </div>
      </div>
      <QuestionNews
        isDirty={isDirty && !isReadonly}
        isGone={isGone && isDirty}
        conflicts={typing.conflicts}
        onDiscard={isGone ? () => void actions.forget() : discard}
        onAddWhole={() => void actions.addWhole()}
      />
      <div className={classes.body}>
        {questionId !== null && (
          <QuestionForm
            fields={fields}
            change={change}
            isReadonly={isReadonly}
            isLocked={isLocked}
            isPhenomenonAsked={isPhenomenonAsked}
            onPhenomenonLeft={() => setPhenomenonAsked(true)}
            onRemoveAnswer={actions.removeAnswer}
          />
        )}
        {questionId === null && <p className={classes.hint}>{s('sop.question.hint')}</p>}
      </div>
    </section>
  );
}
