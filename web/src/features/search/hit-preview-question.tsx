/* A published question as staff look at it before they send it: its description and what its first steps ask. */
import { IconExternalLink, IconLink, IconMessageForward } from '#icons';
import { encodeQuestionLink, type FoundQuestion } from '#contract/knowledge/catalogue';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { RichText } from '../../ui/rich-text';
import { replyText } from './reply-text';
import classes from './hit-preview.module.css';

export interface QuestionPreviewProps {
  found: FoundQuestion;
  onInsert: ((text: string) => void) | null;
}

/** Steps that are shown; who wants them all opens the question. */
const firstSteps = 3;

/** The link for customers (KB-15); phones are led to theirs. */
function linkOf({ question, path }: FoundQuestion): string {
  const nav = path.map(({ id, title }) => ({ id, title }));
  const query = new URLSearchParams(encodeQuestionLink(nav, question.id));
  return new URL(`/user/knowledge?${query}`, window.location.origin).href;
}

export function QuestionPreview({ found, onInsert }: QuestionPreviewProps) {
  const { question } = found;
  const text = replyText(question.description);
  const link = linkOf(found);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notifySuccess(s('hit.copied'));
    } catch {
      // No permission, or a page without TLS: it can be copied from the notice.
      notifyError(s('hit.copyFailed'), link);
    }
  };
  return (
    <>
      {text === '' && <p className={classes.faint}>{s('hit.noText')}</p>}
      {question.description !== '' && <RichText html={question.description} className={classes.text} />}
      <div className={classes.actions}>
        {onInsert && text !== '' && (
          <Button
            size="compact-md"
            leftSection={<IconMessageForward size={16} aria-hidden />}
            onClick={() => onInsert(text)}
          >
            {s('hit.insert')}
          </Button>
        )}
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          {s('hit.copyLink')}
        </Button>
        <Button
          component="a"
          variant="quiet"
          size="compact-md"
          href={link}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {s('hit.open')}
        </Button>
      </div>
      {question.questionStep.length > 0 && (
        <>
          <h3 className={classes.heading}>{s('hit.steps')}</h3>
          <ol className={classes.steps}>
            {question.questionStep.slice(0, firstSteps).map((step, index) => (
              <li key={step.id} className={classes.step}>
                <p className={classes.number}>{s('hit.step', { number: index + 1 })}</p>
                <RichText html={step.content} className={classes.text} />
                {step.answerStep.length > 0 && (
                  <ul className={classes.answers}>
                    {step.answerStep.map((answer) => (
                      <li key={answer.id}>{replyText(answer.content)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
