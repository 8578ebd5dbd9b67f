/* Who changed a question last, and when (KB-03). */
import { formatDate } from '../../lib/dates';
import { useT } from '../../lib/i18n';
import { isolated } from '../../lib/isolated';
import type { Question } from '#contract/knowledge/schemas';

export function QuestionMeta({ question, className }: { question: Question; className?: string }) {
  const t = useT();
  const date = formatDate(question.changeTime);
  const name = isolated(question.change_person_name);
  return <span className={className}>{name === '' ? date : t('knowledge.changed', { name, date })}</span>;
}
