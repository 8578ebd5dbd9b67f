/*
 * One question of a report with its answer and what the review said of it: rejected red with its remark,
 * approved green, under review the status (DMG-07, DMG-27, DMG-28). Approved answers are folded while the rest
 * is filled in again, and can be opened for change.
 */
import { useId, useState, type ReactNode } from 'react';
import { IconAlertCircle, IconCheck, IconPencil, IconX } from '#icons';
import type { CheckedAnswer, ReportDetail } from '#contract/damage-reports/schemas';
import { Button } from '../../ui/button';
import { Tag } from '../../ui/tag';
import { answerSummary } from './answer-summary';
import { answerOf, isSameAnswer, openOptionOf, textOf, type ReportItem } from './answers';
import { itemKey } from './choices';
import type { ReportLabels } from './labels';
import { QuestionChoices, type QuestionChoicesProps } from './question-choices';
import { QuestionNumber } from './question-number';
import { QuestionText } from './question-text';
import { QuestionUploads, type QuestionUploadsProps } from './question-uploads';
import classes from './report-question.module.css';
import type { AnswerUploads } from './use-answer-uploads';
import type { Numbers } from './use-numbers';
import type { ReportEdits } from './use-report-edits';

/** What makes the questions editable. */
export interface Editing {
  readonly entered: ReportEdits;
  readonly uploads: AnswerUploads;
  /** Ids of essential questions that were found without an answer. */
  readonly missing: ReadonlySet<number>;
}

export interface ReportQuestionProps {
  report: Pick<ReportDetail, 'status' | 'statusName'>;
  item: ReportItem;
  labels: ReportLabels;
  numbers: Numbers;
  /** What stands at each answer of a report under review; the name of its status unless given. */
  underReview?: string | undefined;
  /** Missing where the answers are only shown. */
  editing?: Editing | undefined;
  /** What stands below the answer: of staff, its review. */
  besides?: ((item: ReportItem) => ReactNode) | undefined;
}

/** Id of the element of a question, by which the form finds it. */
export const questionId = (item: ReportItem) => `question-${item.answerVo.id}`;

export function ReportQuestion(props: ReportQuestionProps) {
  const { report, item, labels, numbers, editing } = props;
  const titleId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isApproved = report.status === 3 && item.answerVo.checkStatus === 2;
  const isFolded = editing !== undefined && isApproved && !isUnfolded;
  const isMissing = editing?.missing.has(item.id) ?? false;
  return (
    <li id={questionId(item)} className={classes.question} data-missing={isMissing || undefined}>
      <div className={classes.head}>
        <p className={classes.title} id={titleId}>
          <QuestionNumber value={numbers.get(itemKey(item.id))} />
          <span className={classes.words}>
            <bdi>{item.title}</bdi>
            {item.isEssential === 1 && <span className={classes.star}>*</span>}
          </span>
        </p>
        <CheckTag {...props} />
      </div>
      {isFolded ? (
        <div className={classes.folded}>
          <p className={classes.summary} dir="auto">
            {answerSummary(item, answerOf(item, editing.entered.edits)) || labels.notAnswered}
          </p>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-describedby={titleId}
            onClick={() => setIsUnfolded(true)}
          >
            {labels.change}
          </Button>
        </div>
      ) : (
        <Body {...props} titleId={titleId} isMissing={isMissing} />
      )}
    </li>
  );
}

function Body(props: ReportQuestionProps & { titleId: string; isMissing: boolean }) {
  const { report, item, labels, numbers, editing, besides, titleId, isMissing } = props;
  const hintId = useId();
  const answer = editing ? answerOf(item, editing.entered.edits) : textOf(item.answerVo);
  const earlier = earlierOf(props);
  const openOption = isMissing && editing ? openOptionOf(item, editing.entered.edits) : undefined;
  const isChecked = report.status === 3 || report.status === 4;
  const remark = isChecked && earlier !== item.answerVo ? item.answerVo.checkRemark : '';
  const shared = {
    answer,
    labels,
    labelledBy: titleId,
    describedBy: item.content !== '' || remark !== '' || isMissing ? hintId : undefined,
    openOptionId: openOption?.id,
    required: labels.required,
    isRequired: item.isEssential === 1,
    isInvalid: isMissing && openOption === undefined,
    onChange: editing && ((next: typeof answer) => editing.entered.change(item, () => next)),
  };
  return (
    <>
      <div id={hintId} className={classes.notes}>
        {item.content !== '' && (
          <p className={classes.hint} dir="auto">
            {item.content}
          </p>
        )}
        {remark !== '' && (
          <p className={classes.remark} data-rejected={item.answerVo.checkStatus === 1 || undefined}>
            <strong>{labels.checkRemark}</strong> <span dir="auto">{remark}</span>
          </p>
        )}
        {isMissing && openOption === undefined && (
          <p className={classes.missing}>
            <IconAlertCircle size={16} aria-hidden />
            {labels.required}
          </p>
        )}
      </div>
      {earlier ? (
        <Replaced {...props} earlier={earlier}>
          <Answer {...shared} item={item} numbers={numbers} uploads={editing?.uploads} />
        </Replaced>
      ) : (
        <Answer {...shared} item={item} numbers={numbers} uploads={editing?.uploads} />
      )}
      {besides?.(item)}
    </>
  );
}

/**
 * The answer that stands beside the new one: while it is filled in again the rejected one, with its
 * remark; of staff what the newest submission replaced.
 */
function earlierOf({ report, item, editing }: ReportQuestionProps): CheckedAnswer | undefined {
  if (!editing) return item.answerVo.earlier ?? undefined;
  return report.status === 3 && item.answerVo.checkStatus === 1 ? item.answerVo : undefined;
}

type AnswerProps = Omit<QuestionChoicesProps & QuestionUploadsProps, 'questionType' | 'options'>;

/** The answer in the way of its kind of question. */
function Answer(props: AnswerProps) {
  const { item } = props;
  switch (item.questionType) {
    case 11:
    case 12:
      return <QuestionChoices {...props} questionType={item.questionType} options={item.itemList} />;
    case 21:
      return <QuestionText {...props} />;
    case 31:
    case 32:
      return <QuestionUploads {...props} />;
  }
}

/** An earlier answer with its check, beside the new one. */
function Replaced({
  item,
  labels,
  numbers,
  earlier,
  children,
}: ReportQuestionProps & { earlier: CheckedAnswer; children: ReactNode }) {
  const id = useId();
  const shown = { labels, numbers, item, isRequired: false, isInvalid: false };
  return (
    <div className={classes.both}>
      <section className={classes.version} aria-labelledby={`${id}-earlier`}>
        <p className={classes.versionTitle} id={`${id}-earlier`}>
          {labels.earlierAnswer}
          <Check status={earlier.checkStatus} name={earlier.checkStatusName} />
        </p>
        <Answer {...shown} answer={earlier} labelledBy={`${id}-earlier`} />
        {earlier.checkRemark !== '' && (
          <p className={classes.remark} data-rejected={earlier.checkStatus === 1 || undefined}>
            <strong>{labels.checkRemark}</strong> <span dir="auto">{earlier.checkRemark}</span>
          </p>
        )}
      </section>
      <section className={classes.version} aria-labelledby={`${id}-new`}>
        <p className={classes.versionTitle} id={`${id}-new`}>
          {labels.newAnswer}
        </p>
        {children}
      </section>
    </div>
  );
}

/** What the review said; a changed answer has not been reviewed yet. */
function CheckTag({ report, item, underReview, editing }: ReportQuestionProps) {
  const { checkStatus, checkStatusName } = item.answerVo;
  if (report.status === 2) return <Tag tone="blue">{underReview ?? report.statusName}</Tag>;
  if ((report.status !== 3 && report.status !== 4) || checkStatus === null) return null;
  // It stands at the earlier answer, beside the new one.
  if (editing && checkStatus === 1) return null;
  const isChanged = editing && !isSameAnswer(answerOf(item, editing.entered.edits), textOf(item.answerVo));
  if (isChanged) return null;
  return <Check status={checkStatus} name={checkStatusName} />;
}

function Check({ status, name }: { status: CheckedAnswer['checkStatus']; name: string }) {
  if (status === null) return null;
  const Icon = status === 1 ? IconX : IconCheck;
  return (
    <Tag tone={status === 1 ? 'red' : 'green'} icon={<Icon aria-hidden />}>
      {name}
    </Tag>
  );
}
