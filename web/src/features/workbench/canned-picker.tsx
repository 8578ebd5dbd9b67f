/*
 * The list of canned replies above the composer: typing filters, arrows choose, Enter inserts, Escape
 * closes. Loaded when it is first opened.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconSettings } from '#icons';
import { previewText } from '#contract/core/rich-text';
import type { Locale } from '#contract/settings/config-script';
import { fillPlaceholders, type PlaceholderValues } from '#contract/workbench/placeholders';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { LanguageChoice } from '../../ui/language-choice';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { Tag } from '../../ui/tag';
import { cannedRepliesQuery, useCannedLive } from './canned.queries';
import { matching, textOf } from './canned-search';
import classes from './canned.module.css';

export interface CannedPickerProps {
  /** Of the ticket's customer. */
  locale: Locale;
  valuesOf: (locale: Locale) => PlaceholderValues;
  /** Read-only staff look only. */
  disabled: boolean;
  onInsert: (html: string) => void;
  onManage: () => void;
  /** Closed by its own keys: the focus goes back to the text. */
  onClose: () => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
}

export function CannedPicker(props: CannedPickerProps) {
  const { valuesOf, disabled, onInsert, onClose } = props;
  const [locale, setLocale] = useState(props.locale);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const query = useQuery(cannedRepliesQuery);
  useCannedLive();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<HTMLElement>(null);
  const shown = matching(query.data ?? [], typed);
  const current = Math.min(at, shown.length - 1);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function insert(index: number) {
    const reply = shown[index];
    if (!reply || disabled) return;
    const text = textOf(reply, locale);
    onInsert(fillPlaceholders(text.html, valuesOf(text.locale), text.locale));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && shown.length > 0) setAt((current + step + shown.length) % shown.length);
    else if (event.key === 'Enter') insert(current);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <section
      ref={place}
      className={classes.picker}
      aria-label={s('canned.tool')}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !place.current?.contains(relatedTarget)) props.onLeave();
      }}
    >
      <div className={classes.pickerHead}>
        <input
          className={classes.search}
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
          aria-label={s('canned.search')}
          placeholder={s('canned.search')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <LanguageChoice locale={locale} onChange={setLocale} />
        <Button
          variant="quiet"
          size="compact-sm"
          leftSection={<IconSettings size={14} aria-hidden />}
          onClick={props.onManage}
        >
          {s('canned.manage')}
        </Button>
      </div>
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState
            title={s('canned.error')}
            text={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loading>
            <SkeletonLines widths={[0.5, 0.8, 0.6]} />
          </Loading>
        )
      ) : shown.length === 0 ? (
        <EmptyState title={s('canned.none')} />
      ) : (
        <ul
          ref={list}
          className={classes.options}
          role="listbox"
          id={`${id}-list`}
          aria-label={s('canned.list')}
        >
          {shown.map((reply, index) => {
            const text = textOf(reply, locale);
            return (
              <li
                key={reply.id}
                id={`${id}-${index}`}
                className={classes.option}
                role="option"
                aria-selected={index === current}
                aria-disabled={disabled || undefined}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => setAt(index)}
                onClick={() => insert(index)}
              >
                <span className={classes.optionHead}>
                  <span className={classes.optionTitle}>{reply.title}</span>
                  {reply.group !== '' && <span className={classes.faint}>{reply.group}</span>}
                  {reply.shortcut !== '' && <code className={classes.shortcut}>/{reply.shortcut}</code>}
                  {text.locale !== locale && (
                    <Tag>{s('canned.otherLang', { lang: s(`text.lang.${text.locale}`) })}</Tag>
                  )}
                </span>
                <span className={classes.preview} dir="auto">
                  {previewText(text.html, 160)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p className={classes.hint}>{s('canned.hint')}</p>
    </section>
  );
}
