/* Puts the address of a question on the clipboard, in the form of KB-15. */
import { IconLink } from '#icons';
import { t, useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { navOf, questionLink } from './knowledge-address';
import type { Question, QuestionType } from '#contract/knowledge/schemas';

export interface CopyLinkButtonProps {
  question: Question;
  path: readonly QuestionType[];
}

/** Copies the link and says so; where the browser does not let it, shows the link to be copied by hand. */
export async function copyQuestionLink(question: Question, path: readonly QuestionType[]): Promise<void> {
  const link = questionLink(new URL(window.location.href), navOf(path), question.id);
  try {
    await navigator.clipboard.writeText(link);
    notifySuccess(t('knowledge.copyLink.done'));
  } catch {
    // No permission, or a page without TLS: the person can copy it from the notice.
    notifyError(t('knowledge.copyLink.failed'), link);
  }
}

export function CopyLinkButton({ question, path }: CopyLinkButtonProps) {
  const words = useT();
  return (
    <Button
      variant="quiet"
      size="sm"
      leftSection={<IconLink size={16} aria-hidden />}
      onClick={() => void copyQuestionLink(question, path)}
    >
      {words('knowledge.copyLink')}
    </Button>
  );
}
