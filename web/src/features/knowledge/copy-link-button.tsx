/* Puts the address of a question on the clipboard, in the form of KB-15. */
import { IconLink } from '@tabler/icons-react';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { navOf, questionLink } from './knowledge-address';
import type { Question, QuestionType } from '#contract/knowledge/schemas';

export interface CopyLinkButtonProps {
  question: Question;
  path: readonly QuestionType[];
}

export function CopyLinkButton({ question, path }: CopyLinkButtonProps) {
  const t = useT();
  const copy = async () => {
    const link = questionLink(new URL(window.location.href), navOf(path), question.id);
    try {
      await navigator.clipboard.writeText(link);
      notifySuccess(t('knowledge.copyLink.done'));
    } catch {
      // No permission, or a page without TLS: the person can copy it from the notice.
      notifyError(t('knowledge.copyLink.failed'), link);
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      leftSection={<IconLink size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      {t('knowledge.copyLink')}
    </Button>
  );
}
