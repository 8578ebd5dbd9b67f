/* Whether everything that was written is stored, in one word; what failed can be sent again. */
import { IconCheck } from '#icons';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { useUnsaved } from './question-texts';
import type { Texts, UnsavedState } from './texts';
import classes from './question-editor.module.css';

type Word = 'saved' | 'now' | 'typed' | 'failed' | 'conflict';

/** The word that matters most. */
function wordOf(states: readonly UnsavedState[]): Word {
  if (states.includes('conflict')) return 'conflict';
  if (states.includes('failed')) return 'failed';
  if (states.includes('sending') || states.includes('stale')) return 'now';
  return states.length > 0 ? 'typed' : 'saved';
}

export function SaveState({ texts }: { texts: Texts }) {
  const word = wordOf([...useUnsaved(texts).values()].map(({ state }) => state));
  return (
    <span className={classes.saveState} data-word={word}>
      <span role="status">
        {word === 'saved' && <IconCheck size={16} aria-hidden />}
        {s(`saving.${word}`)}
      </span>
      {word === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => void texts.retry()}>
          {s('saving.retry')}
        </Button>
      )}
    </span>
  );
}
