/* "… is typing", quiet, over the lower edge of the history. Not announced: it comes and goes. */
import { useT } from '../../lib/i18n';
import { useTypists } from './typing';
import classes from './typing-line.module.css';

export function TypingLine({ ticketId }: { ticketId: number }) {
  const t = useT();
  const typists = useTypists(ticketId);
  if (typists.length === 0) return null;
  const names = typists.map(({ name }) => name || t('chat.support')).join(', ');
  return (
    <p className={classes.line} data-testid="typing">
      <span className={classes.dots} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span className={classes.words} dir="auto">
        {t('chat.typing', { name: names })}
      </span>
    </p>
  );
}
