// EDIT-14: what is chosen shows while it is being stored; a choice after it is stored after it; a refusal undoes it.
import '../../../ui/jsdom.test-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Mantine } from '../../../ui/theme/mantine';
import { guided } from '../catalogue.test-kit';
import { EditedQuestionContext, type EditedQuestion } from './edited-question';
import { NextStep } from './next-step';

afterEach(cleanup);

it('shows the choice at once, stores one after the other, and what is stored in the end', async () => {
  const user = userEvent.setup();
  const stored: (() => void)[] = [];
  const onChoose = vi.fn((_: number) => new Promise<void>((resolve) => stored.push(resolve)));
  const edited = { isLocked: false } as EditedQuestion;
  const field = (value: number) => (
    <Mantine>
      <EditedQuestionContext value={edited}>
        <NextStep label="Next" value={value} steps={guided.questionStep} onChoose={onChoose} />
      </EditedQuestionContext>
    </Mantine>
  );
  const { rerender } = render(field(51));
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Next' });
  await user.selectOptions(select, '52');
  expect(select.value).toBe('52');
  await user.selectOptions(select, '54');
  expect(select.value).toBe('54');
  expect(onChoose.mock.calls).toEqual([[52]]);
  rerender(field(52));
  await act(async () => stored[0]?.());
  expect(select.value).toBe('54');
  expect(onChoose.mock.calls).toEqual([[52], [54]]);
  await act(async () => stored[1]?.());
  expect(select.value).toBe('52');
});
