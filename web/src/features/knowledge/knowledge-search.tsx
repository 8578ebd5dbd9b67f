/*
 * The search box that stands first on the page: hits while typing, arrow keys and Enter to open one, Escape to
 * close. "/" goes there from anywhere on the page.
 */
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { IconSearch, IconX } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useT } from '../../lib/i18n';
import { IconButton } from '../../ui/icon-button';
import { Kbd } from '../../ui/kbd';
import { buildSearchIndex, markWords, searchCatalogue } from './catalogue-search';
import { plainText } from './plain-text';
import classes from './knowledge-search.module.css';
import type { KeyboardEvent, RefObject } from 'react';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { SearchHit } from './catalogue-search';

export interface KnowledgeSearchProps {
  types: readonly QuestionType[];
  onOpen: (questionId: number) => void;
}

export function KnowledgeSearch({ types, onOpen }: KnowledgeSearchProps) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const hits = useHits(types, query);
  const isShown = isOpen && query.trim() !== '';
  useSlashKey(input);

  const open = (hit: SearchHit | undefined) => {
    if (!hit) return;
    setQuery('');
    setIsOpen(false);
    onOpen(hit.question.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes Chinese.
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined && hits.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setActive((active + move + hits.length) % hits.length);
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault();
      open(hits[active]);
    } else if (event.key === 'Escape') {
      if (isShown) setIsOpen(false);
      else setQuery('');
    }
  };

  return (
    <div className={classes.search} role="search">
      <IconSearch className={classes.icon} size={20} aria-hidden />
      <input
        ref={input}
        className={classes.input}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('knowledge.search')}
        aria-expanded={isShown}
        aria-controls={`${id}hits`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && hits.length > 0 ? `${id}hit${active}` : undefined}
        placeholder={t('knowledge.search.placeholder')}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      {query === '' ? (
        <span className={classes.key} title={t('knowledge.search.hint')}>
          <Kbd>/</Kbd>
        </span>
      ) : (
        <IconButton
          className={classes.clear}
          label={t('knowledge.search.clear')}
          icon={<IconX size={18} aria-hidden />}
          onClick={() => {
            setQuery('');
            input.current?.focus();
          }}
        />
      )}
      <VisuallyHidden role="status">
        {isShown ? t('knowledge.search.results', { count: hits.length }) : ''}
      </VisuallyHidden>
      <Hits id={id} hits={hits} query={query} active={active} isShown={isShown} onOpen={open} />
    </div>
  );
}

interface HitsProps {
  id: string;
  hits: readonly SearchHit[];
  query: string;
  active: number;
  isShown: boolean;
  onOpen: (hit: SearchHit) => void;
}

function Hits({ id, hits, query, active, isShown, onOpen }: HitsProps) {
  const t = useT();
  return (
    <div className={classes.float} hidden={!isShown}>
      <ul className={classes.hits} role="listbox" id={`${id}hits`} aria-label={t('knowledge.search')}>
        {hits.map((hit, index) => (
          <li
            key={hit.question.id}
            id={`${id}hit${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.hit}
            // The field keeps the focus, and with it the list stays until the click has arrived.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(hit)}
          >
            <span className={classes.path}>{hit.path}</span>
            <span className={classes.title}>
              <Marked text={hit.question.title} query={query} />
            </span>
            {hit.snippet !== '' && (
              <span className={classes.snippet}>
                <Marked text={hit.snippet} query={query} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {hits.length === 0 && (
        <div className={classes.none}>
          <p className={classes.noneTitle}>{t('knowledge.search.none', { query: query.trim() })}</p>
          <p>{t('knowledge.search.noneText')}</p>
        </div>
      )}
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map((part, index) =>
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

/** The catalogue is read when the first letter is typed, not before. */
function useHits(types: readonly QuestionType[], query: string): readonly SearchHit[] {
  const asked = useDeferredValue(query);
  const isAsked = asked.trim() !== '';
  const index = useMemo(() => (isAsked ? buildSearchIndex(types, plainText) : []), [types, isAsked]);
  return useMemo(() => searchCatalogue(index, asked), [index, asked]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      // Not from a field, and not from beneath a dialog.
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
}
