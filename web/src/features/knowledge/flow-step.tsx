/* The step that waits: its content large, and below it what can be done with its kind (000 §2.2). */
import { useId } from 'react';
import { IconArrowLeft, IconChevronRight, IconMessageCircle } from '#icons';
import { orderedAnswers } from '#contract/knowledge/flow';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { RichText } from '../../ui/rich-text';
import { usePageKey } from '../../ui/use-page-key';
import { RepeatedAlert } from './repeated';
import classes from './guided-flow.module.css';
import type { FlowAnswer } from '#contract/knowledge/flow';
import type { AnswerStep, QuestionStep } from '#contract/knowledge/schemas';
import type { ChatNow } from './use-chat-now';

export interface FlowStepProps {
  step: QuestionStep;
  /** Counts the steps taken, from 1. */
  number: number;
  isFirst: boolean;
  isLoggedIn: boolean | undefined;
  chat: ChatNow;
  /** Digits choose an answer from anywhere on the page. */
  hasKeys: boolean;
  onTake: (answer: FlowAnswer) => void;
  onLogin: () => void;
}

export function FlowStep(props: FlowStepProps) {
  const { step, number, isFirst, isLoggedIn, chat, hasKeys, onTake, onLogin } = props;
  const t = useT();
  const answers = orderedAnswers(step);
  usePageKey((key) => {
    const answer =
      hasKeys && step.type === 'questionAnswer' && /^[1-9]$/.test(key) ? answers[Number(key) - 1] : undefined;
    if (answer) onTake({ kind: 'choose', answerId: answer.id });
    return answer !== undefined;
  });
  return (
    <div className={classes.step}>
      <span className={classes.mark} data-current aria-hidden>
        {number}
      </span>
      <h3 className={classes.number} tabIndex={-1}>
        {t('knowledge.flow.step', { number })}
      </h3>
      {step.content !== '' && <RichText html={step.content} className={classes.content} />}
      {step.type === 'questionAnswer' && (
        <Answers answers={answers} onChoose={(answerId) => onTake({ kind: 'choose', answerId })} />
      )}
      {step.type === 'login' && isLoggedIn === false && <LoginNeeded onLogin={onLogin} />}
      {step.type === 'goToChat' && <ChatNowButton chat={chat} />}
      {step.type === 'orderInfo' && (
        <>
          <p className={classes.content}>{t('knowledge.flow.orderInfo')}</p>
          <Button size="md" onClick={() => onTake({ kind: 'next' })}>
            {t('knowledge.flow.next')}
          </Button>
        </>
      )}
      <div className={classes.footer}>
        <Button
          variant="quiet"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => onTake({ kind: 'back' })}
        >
          {t('knowledge.flow.back')}
        </Button>
        {hasKeys && isFirst && step.type === 'questionAnswer' && (
          <span className={classes.digits}>{t('knowledge.flow.digits')}</span>
        )}
      </div>
    </div>
  );
}

function Answers({
  answers,
  onChoose,
}: {
  answers: readonly AnswerStep[];
  onChoose: (answerId: number) => void;
}) {
  const t = useT();
  return (
    <ol className={classes.answers} aria-label={t('knowledge.flow.answers')}>
      {answers.map((answer, index) => (
        <li key={answer.id}>
          <button type="button" className={classes.answer} onClick={() => onChoose(answer.id)}>
            <span className={classes.answerNumber}>{index + 1}.</span>
            <span className={classes.answerText} dir="auto">
              {answer.content}
            </span>
            <IconChevronRight className={classes.answerIcon} size={20} aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  );
}

function LoginNeeded({ onLogin }: { onLogin: () => void }) {
  const t = useT();
  const id = useId();
  return (
    <div className={classes.act}>
      <p id={id} className={classes.hint}>
        {t('knowledge.flow.loginNeeded')}
      </p>
      <Button size="md" onClick={onLogin} aria-describedby={id}>
        {t('knowledge.flow.login')}
      </Button>
    </div>
  );
}

function ChatNowButton({ chat }: { chat: ChatNow }) {
  const t = useT();
  return (
    <div className={classes.act}>
      {chat.repeated && <RepeatedAlert repeated={chat.repeated} />}
      <Button
        size="md"
        leftSection={<IconMessageCircle size={20} aria-hidden />}
        loading={chat.isBusy}
        onClick={chat.start}
      >
        {t('knowledge.flow.chatNow')}
      </Button>
    </div>
  );
}
