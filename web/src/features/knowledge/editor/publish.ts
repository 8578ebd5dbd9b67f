/* Asks before customers get a flow that is known to be broken; one without problems is published at once. */
import type { Question } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { confirmDialog } from '../../../ui/dialogs';
import { checkFlow, problemsIn } from './flow-check';

const namedAtMost = 5;

/** @returns 'yes', or the step to look at first */
export async function mayPublish({ title, questionStep }: Question): Promise<'yes' | { stepId: number }> {
  const found = problemsIn(checkFlow(questionStep));
  const [first] = found;
  if (!first) return 'yes';
  const named = found
    .slice(0, namedAtMost)
    .map(({ number, problem }) => s(`flow.problem.${problem}`, { number }));
  const isSure = await confirmDialog({
    title: s('publish.ask', { title }),
    body: s('publish.problems', { count: found.length, problems: named.join('；') }),
    confirm: s('publish.anyway'),
    cancel: s('publish.look', { number: first.number }),
    danger: true,
  });
  return isSure ? 'yes' : { stepId: first.id };
}
