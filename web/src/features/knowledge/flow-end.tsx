/* The end of a guided flow: solved, unsolved and chat now, or back (FLOW-10). */
import { useContext, useId, useRef, useState } from 'react';
import { IconArrowLeft, IconCircleCheck, IconMessageCircle } from '#icons';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { SessionContext } from '../../lib/session';
import { notifyError } from '../../ui/notice';
import { Spinner } from '../../ui/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { markSolved } from './knowledge.queries';
import { keepSolved, wasSolved } from './saved-solved';
import { RepeatedAlert } from './repeated';
import classes from './flow-end.module.css';
import flow from './guided-flow.module.css';
import type { ReactNode } from 'react';
import type { ChatNow } from './use-chat-now';

export interface FlowEndProps {
  questionId: number;
  /** False where the question is only a text: its title asks already. */
  hasSteps: boolean;
  chat: ChatNow;
  /** Staff try it: nothing is kept or told. */
  isRehearsal: boolean;
  onBack: () => void;
}

export function FlowEnd({ questionId, hasSteps, chat, isRehearsal, onBack }: FlowEndProps) {
  const t = useT();
  const { isSolved, solve } = useSolved(questionId, isRehearsal);
  return (
    <div className={flow.step}>
      <span className={flow.mark} data-current aria-hidden>
        ?
      </span>
      {hasSteps && (
        <h3 className={classes.title} tabIndex={-1}>
          {t('knowledge.flow.endTitle')}
        </h3>
      )}
      <div className={classes.choices} role="group" aria-label={t('knowledge.flow.endTitle')}>
        <Choice
          icon={<IconCircleCheck size={24} />}
          tone="solved"
          label={t('knowledge.flow.solved')}
          text={isSolved ? t('knowledge.flow.solvedDone') : t('knowledge.flow.solvedText')}
          isChosen={isSolved}
          onClick={solve}
        />
        <Choice
          icon={chat.isBusy ? <Spinner size={24} /> : <IconMessageCircle size={24} />}
          tone="chat"
          label={t('knowledge.flow.unsolved')}
          text={t('knowledge.flow.unsolvedText')}
          onClick={chat.start}
        />
        <Choice
          icon={<IconArrowLeft size={24} />}
          label={t('knowledge.flow.back')}
          text={hasSteps ? t('knowledge.flow.backText') : t('knowledge.flow.leaveText')}
          onClick={onBack}
        />
      </div>
      {chat.repeated && <RepeatedAlert repeated={chat.repeated} />}
      <VisuallyHidden role="status">{isSolved ? t('knowledge.flow.solvedDone') : ''}</VisuallyHidden>
    </div>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  tone?: 'solved' | 'chat';
  label: string;
  text: string;
  isChosen?: boolean;
  onClick: () => void;
}

function Choice({ icon, tone, label, text, isChosen, onClick }: ChoiceProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={classes.choice}
      data-tone={tone}
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}text`}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={classes.label} id={`${id}label`}>
        {label}
      </span>
      <span className={classes.text} id={`${id}text`}>
        {text}
      </span>
    </button>
  );
}

/**
 * Solved shows at once and is told to the server once (FLOW-11), also when the page is loaded anew; a failure takes
 * it back and says so.
 */
function useSolved(questionId: number, isRehearsal: boolean): { isSolved: boolean; solve: () => void } {
  const t = useT();
  const person = useContext(SessionContext)?.identity?.id ?? null;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isSolved = chosen ?? (!isRehearsal && wasSolved(questionId, person));
  const isTold = useRef(false);
  const mark = (next: boolean) => {
    isTold.current = next;
    setChosen(next);
    keepSolved(questionId, person, next);
  };
  const solve = () => {
    if (isSolved || isTold.current) return;
    if (isRehearsal) return setChosen(true);
    mark(true);
    markSolved(questionId).catch((error: unknown) => {
      mark(false);
      notifyError(t('common.modifyFailed'), errorText(error));
    });
  };
  return { isSolved, solve };
}
