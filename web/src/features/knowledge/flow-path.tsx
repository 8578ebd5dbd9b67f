/* The steps behind the person: what was asked and what was answered, each a way back to it. */
import { IconCheck } from '#icons';
import { findStep } from '#contract/knowledge/flow';
import { useT } from '../../lib/i18n';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { questionOf } from './plain-text';
import classes from './guided-flow.module.css';
import type { TakenStep } from '#contract/knowledge/flow';
import type { Question } from '#contract/knowledge/schemas';

export interface FlowPathProps {
  question: Question;
  taken: readonly TakenStep[];
  onBackTo: (position: number) => void;
}

export function FlowPath({ question, taken, onBackTo }: FlowPathProps) {
  if (taken.length === 0) return null;
  return (
    <ol className={classes.path}>
      {taken.map((entry, position) => (
        <PathStep
          key={position}
          question={question}
          entry={entry}
          number={position + 1}
          onBackTo={() => onBackTo(position)}
        />
      ))}
    </ol>
  );
}

interface PathStepProps {
  question: Question;
  entry: TakenStep;
  number: number;
  onBackTo: () => void;
}

function PathStep({ question, entry, number, onBackTo }: PathStepProps) {
  const t = useT();
  const step = findStep(question, entry.stepId);
  const asked = questionOf(step?.content ?? '');
  const mark = (
    <span className={classes.mark} aria-hidden>
      <IconCheck size={14} />
    </span>
  );
  if (step?.type === 'login') {
    // Nothing was chosen here, and going back would only come forward again.
    return (
      <li className={classes.taken}>
        {mark}
        <p className={classes.passed} role="status">
          {t('knowledge.flow.loginSuccess')}
        </p>
      </li>
    );
  }
  const chosen = step?.answerStep.find((answer) => answer.id === entry.answerId)?.content;
  return (
    <li className={classes.taken}>
      {mark}
      <button type="button" className={classes.takenButton} onClick={onBackTo}>
        <span className={classes.asked} dir="auto">
          {asked === '' ? t('knowledge.flow.orderInfo') : asked}
        </span>
        {chosen !== undefined && (
          <span className={classes.chosen} dir="auto">
            {chosen}
          </span>
        )}
        <span className={classes.change} aria-hidden>
          {t('knowledge.flow.change')}
        </span>
        <VisuallyHidden>{t('knowledge.flow.goBackTo', { number })}</VisuallyHidden>
      </button>
    </li>
  );
}
