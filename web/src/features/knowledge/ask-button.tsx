/* The chat icon of a type: starts a ticket about it (KB-14). */
import { IconMessageCirclePlus } from '#icons';
import { useT } from '../../lib/i18n';
import { IconButton, type IconButtonProps } from '../../ui/icon-button';
import type { QuestionType } from '#contract/knowledge/schemas';

export interface AskButtonProps {
  type: QuestionType;
  onAsk: (type: QuestionType) => void;
  size?: IconButtonProps['size'];
}

export function AskButton({ type, onAsk, size }: AskButtonProps) {
  const t = useT();
  return (
    <IconButton
      label={t('knowledge.ask', { title: type.title })}
      icon={<IconMessageCirclePlus size={20} aria-hidden />}
      size={size}
      onClick={() => onAsk(type)}
    />
  );
}
