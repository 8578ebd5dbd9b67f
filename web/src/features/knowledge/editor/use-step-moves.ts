/*
 * Moving a step up and down, by its buttons and by Alt with the arrows (decision 15). One move after the other is sent;
 * who moved a step hears where it stands now, and whoever works in a step stays in it, whoever moved it.
 */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { QuestionStep } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { useEditedQuestion } from './edited-question';
import { moveStep } from './question-calls';

const keys: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

export function useStepMoves(list: RefObject<HTMLElement | null>, steps: readonly QuestionStep[]) {
  const { both, isLocked } = useEditedQuestion();
  const questionId = both.zh.id;
  const [told, setTold] = useState('');
  const queue = useRef(Promise.resolve());
  useFocusKept(list, steps);
  const move = (stepId: number, by: -1 | 1) => {
    queue.current = queue.current.then(async () => {
      const number = await moveStep(questionId, stepId, by);
      if (number !== undefined) setTold(s('steps.moved', { number }));
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
  return { move, onKeyDown, told };
}

/** A card that goes to another place in the page loses the focus on the way, and the sight of whoever works in it. */
function useFocusKept(list: RefObject<HTMLElement | null>, steps: readonly QuestionStep[]): void {
  const order = steps.map(({ id }) => id).join(' ');
  // Before the page follows the new order.
  const focused = useMemo(() => ({ order, element: document.activeElement }), [order]);
  const shown = useRef(focused);
  useLayoutEffect(() => {
    if (shown.current === focused) return;
    shown.current = focused;
    const { element } = focused;
    if (!(element instanceof HTMLElement) || list.current?.contains(element) !== true) return;
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }, [list, focused]);
}
