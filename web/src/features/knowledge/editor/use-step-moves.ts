/*
 * Moving a step up and down, by its buttons and by Alt with the arrows (decision 15). One move after the other is sent;
 * who moved a step stays in it, at what had the focus, and hears where it stands now.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { QuestionStep } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { useEditedQuestion } from './edited-question';
import { moveStep } from './question-calls';

interface Moved {
  readonly stepId: number;
  /** Its place now, from 1. */
  readonly number: number;
  /** What had the focus when it was asked for. */
  readonly at: Element | null;
}

const keys: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

export function useStepMoves(list: RefObject<HTMLElement | null>, steps: readonly QuestionStep[]) {
  const { both, isLocked } = useEditedQuestion();
  const questionId = both.zh.id;
  const [moved, setMoved] = useState<Moved>();
  const queue = useRef(Promise.resolve());
  useFocusKept(list, steps, moved);
  const move = (stepId: number, by: -1 | 1) => {
    const at = document.activeElement;
    queue.current = queue.current.then(async () => {
      const number = await moveStep(questionId, stepId, by);
      if (number !== undefined) setMoved({ stepId, number, at });
    });
  };
  const onKeyDown = (event: KeyboardEvent, stepId: number) => {
    const by = keys[event.key];
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // There these keys open the list of choices.
    if (isLocked || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    move(stepId, by);
  };
  return { move, onKeyDown, told: moved ? s('steps.moved', { number: moved.number }) : '' };
}

/** A card that goes to another place in the page loses the focus on the way. */
function useFocusKept(
  list: RefObject<HTMLElement | null>,
  steps: readonly QuestionStep[],
  moved: Moved | undefined,
) {
  const done = useRef<Moved>(undefined);
  useEffect(() => {
    if (!moved || done.current === moved || steps[moved.number - 1]?.id !== moved.stepId) return;
    done.current = moved;
    const card = list.current?.querySelector<HTMLElement>(`[data-step="${moved.stepId}"]`);
    if (!card) return;
    const { at } = moved;
    if (document.activeElement === document.body && at instanceof HTMLElement && card.contains(at)) {
      at.focus({ preventScroll: true });
    }
    card.scrollIntoView({ block: 'nearest' });
  }, [list, steps, moved]);
}
