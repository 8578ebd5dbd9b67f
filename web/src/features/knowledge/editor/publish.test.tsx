// EDIT-18: a flow that is known to strand customers is published only by somebody who says so; one without problems
// with one click.
import '../../../ui/jsdom.test-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Question } from '#contract/knowledge/schemas';
import { setLocale } from '../../../lib/i18n';
import { queryClient } from '../../../lib/query-client';
import { DialogHost } from '../../../ui/dialogs';
import { Mantine } from '../../../ui/theme/mantine';
import { catalogue, guided } from '../catalogue.test-kit';
import { catalogueQuery, englishCatalogueQuery } from '../knowledge.queries';
import { withQuestion } from './catalogue-patch';
import { EditedQuestionContext } from './edited-question';
import { bothOf } from './editing.queries';
import { QuestionHead } from './question-head';
import type { BothLanguages } from './fields';
import { useQuestionTexts } from './question-texts';

const user = userEvent.setup();
let sent: unknown[] = [];

beforeEach(async () => {
  await setLocale('zh');
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { change: unknown }).change);
    return Promise.resolve(Response.json({ errno: 0, errmsg: '', data: {} }));
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** The head of the guided question in edit mode. */
function head(change: (question: Question) => Question = (question) => question) {
  const types = withQuestion(catalogue, guided.id, (question) => change({ ...question, valid: 0 }));
  queryClient.setQueryData(catalogueQuery.queryKey, types);
  queryClient.setQueryData(englishCatalogueQuery.queryKey, types);
  const both = bothOf(guided.id);
  if (!both) throw new Error('the question');
  const onStep = vi.fn();
  render(<Head both={both} onStep={onStep} />);
  return onStep;
}

const links = { home: '/', type: () => '/', question: () => '/' };

function Head({ both, onStep }: { both: BothLanguages; onStep: (stepId: number) => void }) {
  const texts = useQuestionTexts(guided.id, 1, both);
  if (!texts) return null;
  return (
    <MemoryRouter>
      <Mantine>
        <EditedQuestionContext value={{ both, lang: 'zh', texts, isLocked: false }}>
          <QuestionHead
            path={[]}
            links={links}
            staffId={1}
            isReadonly={false}
            onGear={vi.fn()}
            onLang={vi.fn()}
            onStep={onStep}
          />
        </EditedQuestionContext>
        <DialogHost />
      </Mantine>
    </MemoryRouter>
  );
}

const withoutAnswers = (question: Question): Question => ({
  ...question,
  questionStep: question.questionStep.map((step, at) => (at === 0 ? { ...step, answerStep: [] } : step)),
});
const publish = () => user.click(screen.getByRole('button', { name: '保存编辑' }));

it('asks once, names what is wrong, and leads to the first of it', async () => {
  const onStep = head(withoutAnswers);
  await publish();
  expect(await screen.findByText(/第 1 步：没有可选的答案，客户会停在这里/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '去看第 1 步' }));
  await waitFor(() => expect(onStep).toHaveBeenCalledWith(guided.questionStep[0]?.id));
  expect(sent).toEqual([]);
  await publish();
  await user.click(await screen.findByRole('button', { name: '仍要发布' }));
  await waitFor(() => expect(sent).toEqual([{ valid: 1 }]));
});

it('publishes what has no problems with one click', async () => {
  head();
  await publish();
  await waitFor(() => expect(sent).toEqual([{ valid: 1 }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
