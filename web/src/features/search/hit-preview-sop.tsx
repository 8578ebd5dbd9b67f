/* The answers of an entry of the SOP tree, in the languages they were written in; each goes into the reply alone. */
import { IconMessageForward } from '#icons';
import type { DataOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { RichText } from '../../ui/rich-text';
import { Tag } from '../../ui/tag';
import { replyText } from './reply-text';
import classes from './hit-preview.module.css';

export interface SopPreviewProps {
  answers: DataOf<Endpoints['GET /java/admin/getAllAnswerListByQuestionId']>;
  onInsert: ((text: string) => void) | null;
}

export function SopPreview({ answers, onInsert }: SopPreviewProps) {
  if (answers.length === 0) return <p className={classes.faint}>{s('hit.noAnswer')}</p>;
  return (
    <ol className={classes.steps}>
      {answers.map(({ id, language, content }, index) => {
        const text = replyText(content);
        return (
          <li key={id} className={classes.step}>
            <p className={classes.number}>
              {s('hit.answer', { number: index + 1 })} <Tag>{s(`hit.language.${language}`)}</Tag>
            </p>
            <RichText html={content} className={classes.answer} />
            {onInsert && text !== '' && (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconMessageForward size={14} aria-hidden />}
                onClick={() => onInsert(text)}
              >
                {s('hit.insert')}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
