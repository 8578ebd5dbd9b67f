// Colleagues at the same ticket or question, as round initials in their colours; who answers says so in words.
import { IconEye, IconPencil } from '#icons';
import type { Viewer } from '#contract/chat/messages';
import { s } from '../lib/i18n/staff';
import { type Shown, useViewers } from '../lib/viewers';
import { chosenColours } from './ink-on';
import classes from './viewers.module.css';

/** Of more the rest is a number. */
const shownMost = 3;

export interface ViewersProps {
  /** What this tab shows. Use it as key too: the others of another one are not these. */
  shown: Shown;
  /** Id of the person at this tab, who is not named. */
  ownId: number;
}

export function Viewers({ shown, ownId }: ViewersProps) {
  const viewers = useViewers(shown, ownId);
  if (viewers.length === 0) return null;
  const rest = viewers.slice(shownMost);
  const isAnswering = viewers.some((viewer) => viewer.isAnswering);
  const Mark = isAnswering ? IconPencil : IconEye;
  return (
    <div className={classes.place} data-answering={isAnswering || undefined}>
      <ul
        className={classes.viewers}
        aria-label={s(typeof shown === 'number' ? 'viewers.label' : 'viewers.editing')}
        role="list"
      >
        {viewers.slice(0, shownMost).map((viewer) => (
          <li
            key={viewer.personalId}
            className={classes.viewer}
            data-answering={viewer.isAnswering || undefined}
            style={chosenColours(viewer.background_color)}
            role="img"
            aria-label={wordsOf(viewer)}
            title={wordsOf(viewer)}
          >
            {initialsOf(viewer.name)}
          </li>
        ))}
        {rest.length > 0 && (
          <li className={classes.rest} title={rest.map(wordsOf).join('\n')}>
            +{rest.length}
          </li>
        )}
      </ul>
      <span className={classes.words} aria-hidden>
        <Mark size={14} />
        {markOf(shown, isAnswering)}
      </span>
    </div>
  );
}

function markOf(shown: Shown, isAnswering: boolean): string {
  if (typeof shown === 'string') return s('viewers.editingMark');
  return s(isAnswering ? 'viewers.answeringMark' : 'viewers.lookingMark');
}

function wordsOf({ name, isAnswering }: Viewer): string {
  return s(isAnswering ? 'viewers.answering' : 'viewers.looking', { name });
}

/** First letters of the first and the last word; of a Chinese name the last sign. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (/^\p{Script=Han}/u.test(first)) return [...first].at(-1) ?? '';
  const letters = words.length > 1 ? [first, words.at(-1) ?? ''] : [first];
  return letters
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
