/*
 * One question of a report with its answer and what the review said of it: rejected red with its remark,
 * approved green, under review the status (DMG-07, DMG-27, DMG-28). Approved answers are folded while the rest
 * is filled in again, and can be opened for change.
 */
import { useId, useState } from 'react';
import { IconAlertCircle, IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { Button } from '../../ui/button';
import { Tag } from '../../ui/tag';
import { answerSummary } from './answer-summary';
import { answerOf, isSameAnswer, textOf, type ReportItem } from './answers';
import { itemKey } from './choices';
import type { ReportLabels } from './labels';
import { QuestionChoices } from './question-choices';
import { QuestionNumber } from './question-number';
import { QuestionText } from './question-text';
import { QuestionUploads } from './question-uploads';
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
  /** Missing where the answers are only shown. */
  editing?: Editing | undefined;
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
          <span className={classes.words} dir="auto">
            {item.title}
          </span>
          {item.isEssential === 1 && <span className={classes.star}>*</span>}
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
  const { report, item, labels, numbers, editing, titleId, isMissing } = props;
  const hintId = useId();
  const answer = editing ? answerOf(item, editing.entered.edits) : textOf(item.answerVo);
  const remark = report.status === 3 || report.status === 4 ? item.answerVo.checkRemark : '';
  const shared = {
    answer,
    labels,
    labelledBy: titleId,
    describedBy: item.content !== '' || remark !== '' || isMissing ? hintId : undefined,
    isRequired: item.isEssential === 1,
    isInvalid: isMissing,
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
        {isMissing && (
          <p className={classes.missing}>
            <IconAlertCircle size={16} aria-hidden />
            {labels.required}
          </p>
        )}
      </div>
      {item.questionType === 11 || item.questionType === 12 ? (
        <QuestionChoices
          {...shared}
          questionType={item.questionType}
          options={item.itemList}
          numbers={numbers}
        />
      ) : item.questionType === 21 ? (
        <QuestionText {...shared} />
      ) : (
        <QuestionUploads {...shared} item={item} uploads={editing?.uploads} />
      )}
    </>
  );
}

/** What the review said; a changed answer has not been reviewed yet. */
function CheckTag({ report, item, editing }: ReportQuestionProps) {
  const { checkStatus, checkStatusName } = item.answerVo;
  if (report.status === 2) return <Tag tone="blue">{report.statusName}</Tag>;
  if ((report.status !== 3 && report.status !== 4) || checkStatus === null) return null;
  const isChanged = editing && !isSameAnswer(answerOf(item, editing.entered.edits), textOf(item.answerVo));
  if (isChanged) return null;
  return checkStatus === 1 ? (
    <Tag tone="red" icon={<IconX aria-hidden />}>
      {checkStatusName}
    </Tag>
  ) : (
    <Tag tone="green" icon={<IconCheck aria-hidden />}>
      {checkStatusName}
    </Tag>
  );
}
