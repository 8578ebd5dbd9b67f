/*
 * The palette: a field, and below it what can be done, opened or read about what is typed. The field keeps
 * the focus; the arrows choose, Enter does it. What cannot be done now says why.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Modal } from '@mantine/core';
import { IconSearch } from '#icons';
import { limits } from '#contract/core/limits';
import type { SearchHit, TextMark } from '#contract/search/endpoints';
import { s } from '../../lib/i18n/staff';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { CommandId, CommandScene } from './commands';
import type { CommandsNow } from './command-store';
import { type PaletteFindings, PaletteNotes } from './command-palette-notes';
import { PaletteOption } from './command-palette-option';
import { type PaletteItem, type PaletteMode, paletteSections } from './palette-items';
import { recentTickets } from './recent-tickets';
import { loadedTickets } from './workbench.queries';
import classes from './command-palette.module.css';

export interface CommandPaletteProps {
  mode: PaletteMode;
  now: CommandsNow;
  scene: CommandScene;
  text: string;
  onText: (text: string) => void;
  findings: PaletteFindings;
  /** Draws a text with the words marked that were found. */
  mark: (text: string, marks: readonly TextMark[]) => ReactNode;
  onCommand: (id: CommandId) => void;
  onTicket: (id: number) => void;
  onHit: (hit: SearchHit) => void;
  onClose: () => void;
}

export function CommandPalette(props: CommandPaletteProps) {
  const { mode, now, scene, text, onText, findings, mark, onClose } = props;
  const id = useId();
  const [active, setActive] = useState(0);
  const [loaded] = useState(loadedTickets);
  const [recent] = useState(() => recentTickets(now.ticket?.id ?? null));
  const { ids } = now;
  const { hits } = findings;
  const sections = paletteSections({ mode, typed: text, ids, scene, recent, loaded, hits });
  const items = sections.flatMap((section) => section.items);
  const at = Math.min(active, items.length - 1);
  const list = useScrolledTo(at);
  const optionId = (index: number) => `${id}option${index}`;

  const take = (item: PaletteItem | undefined) => {
    if (!item) return;
    if (item.kind === 'ticket') props.onTicket(item.ticket.id);
    else if (item.kind === 'hit') props.onHit(item.hit);
    else if (item.reason === null) props.onCommand(item.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes Chinese.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) setActive((at + step + items.length) % items.length);
    else if (event.key === 'Enter') {
      const item = items[at];
      // Hits of the text before are not what was meant.
      if (item?.kind !== 'hit' || !findings.isOld) take(item);
    } else return;
    event.preventDefault();
  };
  let index = -1;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="40rem"
      yOffset="12dvh"
      centered={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.window ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={mode === 'search' ? s('cmd.searchTitle') : s('cmd.title')}>
        <div className={classes.top}>
          <IconSearch size={18} className={classes.icon} aria-hidden />
          <input
            className={classes.field}
            data-autofocus
            type="text"
            dir="auto"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.searchText}
            aria-label={mode === 'search' ? s('cmd.searchTitle') : s('cmd.open')}
            aria-expanded={items.length > 0}
            aria-controls={items.length > 0 ? `${id}list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? optionId(at) : undefined}
            placeholder={mode === 'search' ? s('cmd.searchPlaceholder') : s('cmd.placeholder')}
            value={text}
            onChange={(event) => {
              onText(event.currentTarget.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className={classes.results} aria-busy={findings.isOld || undefined}>
          {items.length > 0 && (
            <div
              role="listbox"
              id={`${id}list`}
              aria-label={s('cmd.title')}
              className={classes.list}
              ref={list}
            >
              {sections.map(({ name, items: own }) => (
                <div key={name} role="group" aria-label={name} className={classes.section}>
                  <div className={classes.sectionName} aria-hidden>
                    {name}
                  </div>
                  {own.map((item) => {
                    index += 1;
                    const place = index;
                    return (
                      <PaletteOption
                        key={item.key}
                        id={optionId(place)}
                        item={item}
                        isActive={place === at}
                        mark={mark}
                        onTake={() => take(item)}
                      />
                    );
                  })}
                </div>
              ))}
            </div>
          )}
          <PaletteNotes mode={mode} text={text} findings={findings} hasItems={items.length > 0} />
        </div>
        <p className={classes.foot}>{s('cmd.keys')}</p>
        <VisuallyHidden role="status">{s('cmd.results', { count: items.length })}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The chosen line is always seen. */
function useScrolledTo(at: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    if (at === 0) box?.scrollTo?.(0, 0);
    else box?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return list;
}
