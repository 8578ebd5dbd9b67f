/* What has to be known about what is typed: that it is not saved, that a colleague changed the same, that it is gone. */
import { IconAlertTriangle, IconPencil } from '#icons';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { Tag } from '../../ui/tag';
import type { Conflict } from './question-edits';
import classes from './question-pane.module.css';

interface QuestionNewsProps {
  isDirty: boolean;
  /** A colleague deleted the question, or put it elsewhere. */
  isGone: boolean;
  conflicts: readonly Conflict[];
  onDiscard: () => void;
  onAddWhole: () => void;
}

export function QuestionNews({ isDirty, isGone, conflicts, onDiscard, onAddWhole }: QuestionNewsProps) {
  if (isGone)
    return (
      <div className={classes.news} role="alert">
        <IconAlertTriangle size={16} aria-hidden />
        <span className={classes.newsText}>{s('sop.news.gone')}</span>
        <Button variant="default" size="compact-sm" onClick={onAddWhole}>
          {s('sop.news.addWhole')}
        </Button>
        <Button variant="quiet" size="compact-sm" onClick={onDiscard}>
          {s('sop.news.discard')}
        </Button>
      </div>
    );
  if (conflicts.length > 0)
    return (
      <div className={classes.news} role="alert">
        <IconAlertTriangle size={16} aria-hidden />
        <span className={classes.newsText}>
          {s('sop.news.conflict', { fields: conflicts.map((name) => s(`sop.field.${name}`)).join('、') })}
        </span>
        <Button variant="default" size="compact-sm" onClick={onDiscard}>
          {s('sop.news.theirs')}
        </Button>
      </div>
    );
  if (!isDirty) return null;
  return (
    <div className={classes.unsaved}>
      <Tag tone="orange" icon={<IconPencil size={12} aria-hidden />}>
        {s('sop.news.unsaved')}
      </Tag>
      <Button variant="quiet" size="compact-sm" onClick={onDiscard}>
        {s('sop.news.discard')}
      </Button>
    </div>
  );
}
