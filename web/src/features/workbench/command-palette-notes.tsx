/* Below the lines of the palette: that more is on its way, that nothing was found, that the search failed. */
import type { SearchHit } from '#contract/search/endpoints';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { Loading, SkeletonLines } from '../../ui/states';
import type { PaletteMode } from './palette-items';
import classes from './command-palette.module.css';

/** What is known of the search. */
export interface PaletteFindings {
  /** `idle`: there is nothing to ask yet. */
  readonly status: 'idle' | 'loading' | 'failed' | 'found';
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** The hits are still those of the text before. */
  readonly isOld: boolean;
  readonly problem: string;
  readonly retry: () => void;
}

export interface PaletteNotesProps {
  mode: PaletteMode;
  text: string;
  findings: PaletteFindings;
  hasItems: boolean;
}

export function PaletteNotes({ mode, text, findings, hasItems }: PaletteNotesProps) {
  const { status, hits, total, isOld, problem, retry } = findings;
  const query = text.trim();
  if (status === 'failed')
    return (
      <div className={classes.note} role="alert">
        <p className={classes.noteTitle}>{s('cmd.searchFailed')}</p>
        <p>{problem}</p>
        <Button variant="default" size="compact-sm" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (query !== '' && hits.length === 0 && (status === 'loading' || isOld))
    return (
      <div className={classes.bones}>
        <Loading>
          <SkeletonLines widths={[0.3, 0.7, 0.9]} />
        </Loading>
      </div>
    );
  if (total > hits.length)
    return <p className={classes.more}>{s('cmd.more', { count: hits.length, total })}</p>;
  if (hasItems) return null;
  if (query === '') return <p className={classes.note}>{s('cmd.searchHint')}</p>;
  return (
    <div className={classes.note}>
      <p className={classes.noteTitle}>{s(mode === 'search' ? 'cmd.searchNone' : 'cmd.none', { query })}</p>
      <p>{s('cmd.noneText')}</p>
    </div>
  );
}
