/*
 * The search box that stands first on the page: hits while typing, arrow keys and Enter to open one, Escape
 * to close. "/" goes there from anywhere on the page. The list below it is loaded when somebody goes there.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { IconSearch, IconX } from '#icons';
import { counts, limits } from '#contract/core/limits';
import { useT } from '../../lib/i18n';
import { IconButton } from '../../ui/icon-button';
import { Kbd } from '../../ui/kbd';
import { late, usePreload } from '../../ui/late';
import { usePageKey } from '../../ui/use-page-key';
import { useOnline } from '../../lib/online';
import { deviceSearch } from './search.queries';
import { useFindings } from './use-search';
import { useSearchText } from './use-search-text';
import classes from './search-box.module.css';
import type { KeyboardEvent, RefObject } from 'react';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { SearchHit } from '#contract/search/endpoints';

export interface SearchBoxProps {
  onOpen: (hit: SearchHit) => void;
  /** The way on for somebody who found nothing, with what was searched for. */
  onAsk: (text: string) => void;
  /** What the browser has of the catalogue: it is searched where the server cannot be reached. */
  types: readonly QuestionType[];
}

const SearchHits = late(() => import('./search-hits').then((module) => module.SearchHits), {
  fallback: <WithoutHits />,
});
const laterParts = [SearchHits, deviceSearch];

/** In place of the list while it is on its way: without a network it does not come. */
function WithoutHits() {
  const t = useT();
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <p className={classes.offline} role="status">
      {t('knowledge.search.offline')}
    </p>
  );
}

export function SearchBox({ onOpen, onAsk, types }: SearchBoxProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(0);
  const { text, isOpen, setIsOpen } = useOpenText(setActive);
  const findings = useFindings({ text: text.asked, limit: counts.searchHits }, text.isSettled, types);
  const isShown = isOpen && findings.status !== 'idle';
  const { hits } = findings;
  // "/" leads here from anywhere on the page.
  usePageKey((key) => {
    if (key !== '/') return false;
    input.current?.focus();
    return true;
  });
  usePreload(laterParts);
  useClosedFromOutside(box, isShown, () => setIsOpen(false));

  const open = (hit: SearchHit | undefined) => {
    if (!hit) return;
    text.leave();
    setIsOpen(false);
    onOpen(hit);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes Chinese.
    if (event.nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && hits.length > 0) {
      event.preventDefault();
      if (isShown) setActive((active + move + hits.length) % hits.length);
      setIsOpen(true);
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault();
      // What is about to be replaced is not what was meant.
      if (!findings.isOld) open(hits[active]);
    } else if (event.key === 'Escape') {
      if (isShown) setIsOpen(false);
      else text.type('');
    }
  };

  return (
    <div
      className={classes.search}
      role="search"
      ref={box}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <IconSearch className={classes.icon} size={20} aria-hidden />
      <input
        ref={input}
        className={classes.input}
        type="text"
        dir="auto"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.searchText}
        aria-label={t('knowledge.search')}
        aria-expanded={isShown && hits.length > 0}
        aria-controls={isShown && hits.length > 0 ? `${id}hits` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && hits.length > 0 ? `${id}hit${active}` : undefined}
        placeholder={t('knowledge.search.placeholder')}
        value={text.typed}
        onChange={({ currentTarget, nativeEvent }) => {
          text.type(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true);
          setActive(0);
          setIsOpen(true);
        }}
        onCompositionEnd={({ currentTarget }) => text.type(currentTarget.value)}
        onFocus={() => {
          SearchHits.preload();
          deviceSearch.preload();
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {text.typed === '' ? (
        <span className={classes.key} data-tip={t('knowledge.search.hint')}>
          <Kbd>/</Kbd>
        </span>
      ) : (
        <IconButton
          className={classes.clear}
          label={t('knowledge.search.clear')}
          icon={<IconX size={18} aria-hidden />}
          onClick={() => {
            text.type('');
            input.current?.focus();
          }}
        />
      )}
      {isShown && (
        <SearchHits
          id={id}
          findings={findings}
          text={text.asked}
          active={active}
          onOpen={open}
          onAsk={() => {
            setIsOpen(false);
            onAsk(text.asked);
          }}
        />
      )}
    </div>
  );
}

/** The list opens where somebody arrives with a search, and is closed where there is none. */
function useOpenText(setActive: (index: number) => void) {
  const [isOpen, setIsOpen] = useState(true);
  const text = useSearchText((arrived) => {
    setIsOpen(arrived !== '');
    setActive(0);
  });
  return { text, isOpen, setIsOpen };
}

/** For a list that opened by its address, without the focus in the box. */
function useClosedFromOutside(box: RefObject<HTMLElement | null>, isShown: boolean, close: () => void): void {
  useEffect(() => {
    if (!isShown) return;
    const onDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onDown);
    return () => document.removeEventListener('pointerdown', onDown);
  });
}
