/* One line of the palette: a command with its key or why it cannot be done, a ticket, or what the search found. */
import type { ReactNode } from 'react';
import type { TextMark } from '#contract/search/endpoints';
import { s } from '../../lib/i18n/staff';
import { Kbd } from '../../ui/kbd';
import { Tag } from '../../ui/tag';
import type { PaletteItem } from './palette-items';
import classes from './command-palette.module.css';

export interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  mark: (text: string, marks: readonly TextMark[]) => ReactNode;
  onTake: () => void;
}

export function PaletteOption({ id, item, isActive, mark, onTake }: PaletteOptionProps) {
  return (
    <div
      id={id}
      role="option"
      className={classes.option}
      data-kind={item.kind}
      aria-selected={isActive}
      aria-disabled={(item.kind === 'command' && item.reason !== null) || undefined}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Content item={item} mark={mark} />
    </div>
  );
}

function Content({ item, mark }: Pick<PaletteOptionProps, 'item' | 'mark'>) {
  if (item.kind === 'command')
    return (
      <>
        <span className={classes.name}>{item.name}</span>
        {item.reason !== null && <span className={classes.reason}>{item.reason}</span>}
        {item.shortcut !== undefined && <Kbd>{item.shortcut}</Kbd>}
      </>
    );
  if (item.kind === 'ticket') {
    const { ticket } = item;
    const isSolved = ticket.isSolved === 1;
    return (
      <>
        <bdi className={classes.name}>{ticket.title}</bdi>
        <bdi className={classes.reason}>{ticket.personal.name}</bdi>
        <Tag tone={isSolved ? 'green' : 'orange'}>
          {isSolved ? s('bench.row.solved') : s('bench.row.unsolved')}
        </Tag>
      </>
    );
  }
  const { hit } = item;
  return (
    <>
      <span className={classes.hitTop}>
        <Tag tone={hit.kind === 'sop' ? 'blue' : 'accent'}>{s(`hit.${hit.kind}`)}</Tag>
        <span className={classes.path}>{hit.nav.map(({ title }) => title).join(' / ')}</span>
      </span>
      <span className={classes.name} dir="auto">
        {mark(hit.title, hit.titleMarks)}
      </span>
      {hit.snippet !== '' && (
        <span className={classes.snippet} dir="auto">
          {mark(hit.snippet, hit.marks)}
        </span>
      )}
    </>
  );
}
