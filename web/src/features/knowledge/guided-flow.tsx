/*
 * The guided answer (000 §2.2): a vertical path of the steps taken, each of which can be gone back to, and below
 * it the one step that waits, or the three choices of the end.
 */
import { useEffect, useId, useRef } from 'react';
import { stepRecordHtml } from '#contract/knowledge/flow';
import { useT } from '../../lib/i18n';
import { FlowEnd } from './flow-end';
import { FlowPath } from './flow-path';
import { FlowStep } from './flow-step';
import { useChatNow } from './use-chat-now';
import { useGuidedFlow } from './use-guided-flow';
import classes from './guided-flow.module.css';
import type { Question } from '#contract/knowledge/schemas';
import type { ChatOutcome, ChatRequest } from './knowledge-actions';

export interface GuidedFlowProps {
  question: Question;
  isLoggedIn: boolean | undefined;
  onLogin: () => void;
  onChatNow: (request: ChatRequest) => Promise<ChatOutcome>;
  /** Back on the first step. */
  onLeave: () => void;
  /** Staff try it: nothing is kept or told to the server, the page stays where it is, and its keys do nothing. */
  isRehearsal?: boolean;
}

export function GuidedFlow(props: GuidedFlowProps) {
  const { question, isLoggedIn, onLogin, onChatNow, onLeave, isRehearsal = false } = props;
  const t = useT();
  const titleId = useId();
  const { state, current, take } = useGuidedFlow(question, isLoggedIn, onLeave, isRehearsal);
  const place = useFocusOnMove(`${state.taken.length}:${current?.id ?? 'end'}`, question, isRehearsal);
  const chat = useChatNow(() =>
    onChatNow({
      questionTypeId: question.question_type_id,
      questionId: question.id,
      stepRecord: stepRecordHtml(question, state),
    }),
  );
  const number = state.taken.length + 1;
  return (
    <section className={classes.flow} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {question.questionStep.length === 0 ? t('knowledge.flow.endTitle') : t('knowledge.flow')}
      </h2>
      <FlowPath
        question={question}
        taken={state.taken}
        onBackTo={(position) => take({ kind: 'backTo', position })}
      />
      <div className={classes.current} ref={place} key={`${number}:${current?.id ?? 'end'}`}>
        {current ? (
          <FlowStep
            step={current}
            number={number}
            isFirst={state.taken.length === 0}
            isLoggedIn={isLoggedIn}
            chat={chat}
            hasKeys={!isRehearsal}
            onTake={take}
            onLogin={onLogin}
          />
        ) : (
          <FlowEnd
            questionId={question.id}
            hasSteps={question.questionStep.length > 0}
            chat={chat}
            isRehearsal={isRehearsal}
            onBack={() => take({ kind: 'back' })}
          />
        )}
      </div>
    </section>
  );
}

/**
 * Puts the focus on the heading of the step that has just appeared, but not on the one that the screen opens with. In a
 * rehearsal the steps are edited beside it: what appears since the question has changed leaves the focus there.
 */
function useFocusOnMove(place: string, question: Question, isRehearsal: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef({ place, question });
  useEffect(() => {
    const before = shown.current;
    shown.current = { place, question };
    if (before.place === place || (isRehearsal && before.question !== question)) return;
    element.current?.querySelector('h3')?.focus({ preventScroll: true });
    if (!isRehearsal) element.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [place, question, isRehearsal]);
  return element;
}
