/*
 * Where a message is written. Customers: Enter sends, Shift+Enter makes a line. Staff: Enter alone does
 * nothing, Shift+Enter makes a line, the button or Ctrl+Enter sends. The draft stays with the ticket.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Textarea } from '@mantine/core';
import { IconSend2 } from '#icons';
import { limits } from '#contract/core/limits';
import { messageLength } from '#contract/core/rich-text';
import { noTicket } from '../../lib/drafts';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import classes from './composer.module.css';
import type { Keep } from './keep';
import { htmlToText, textToHtml } from './message-text';
import { PausedBar } from './paused-bar';
import { noteBegun, seenSeqOf } from './seen';
import { sayTyping, stopTyping } from './typing';

export interface ComposerProps {
  /** null while no ticket is selected. */
  ticketId: number | null;
  keep: Keep | null;
  /** Why nothing may be sent now, in words for the person; null when it may. */
  blocked: string | null;
  /** Why, and the way on, in one line above the field. */
  blockedNote?: string | null;
  sendsOnEnter: boolean;
  /** Words below the field that name the keys. */
  hint: string;
  /** One line with round buttons, for phones. */
  compact?: boolean;
  /** Nothing can be written at all (read-only staff). */
  disabled?: boolean;
  tools?: ReactNode;
}

/** The number of characters is shown from here on. */
const countFrom = 240;

export function Composer(props: ComposerProps) {
  const { ticketId, keep, blocked, blockedNote, sendsOnEnter, compact = false, disabled = false } = props;
  const t = useT();
  const [text, setText] = useDraft(keep, ticketId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const refusalId = useId();
  const noteId = useId();
  const describedBy = refusal !== null ? refusalId : blockedNote ? noteId : undefined;
  // What was refused in another ticket, or while this one was solved, says nothing any more.
  useEffect(() => setRefusal(null), [ticketId, blocked]);
  const content = textToHtml(text);
  const length = messageLength(content);

  function send() {
    field.current?.focus();
    if (blocked !== null) return setRefusal(blocked);
    if (content === '' || ticketId === null || !keep) return;
    if (length > limits.chatMessage) return setRefusal(t('chat.tooLong', { max: limits.chatMessage }));
    keep.outbox.add({ recordQuestionId: ticketId, content, seenSeq: seenSeqOf(ticketId) });
    setText('');
    setRefusal(null);
    stopTyping(ticketId);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes, Enter belongs to it; Safari says so by the key code only.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.shiftKey) return;
    event.preventDefault();
    if (sendsOnEnter || event.ctrlKey || event.metaKey) send();
  }

  const isOver = length > limits.chatMessage;
  return (
    <div className={classes.composer} data-compact={compact || undefined}>
      {refusal !== null && (
        <p className={classes.refusal} id={refusalId} role="alert">
          {refusal}
        </p>
      )}
      {blockedNote && (
        <p className={classes.note} id={noteId}>
          {blockedNote}
        </p>
      )}
      <PausedBar
        ticketId={ticketId}
        keep={keep}
        onEdit={(htmls) => {
          setText([...htmls.map(htmlToText), text].filter((part) => part !== '').join('\n'));
          field.current?.focus();
        }}
      />
      {/* What is pressed still says why not (STATE-02); it does not ask to be pressed. */}
      <div
        className={classes.box}
        data-disabled={disabled || undefined}
        data-quiet={blocked !== null || undefined}
      >
        {compact && props.tools}
        <Textarea
          ref={field}
          className={classes.field}
          classNames={{ input: classes.input }}
          variant="unstyled"
          autosize
          minRows={compact ? 1 : 2}
          maxRows={compact ? 5 : 8}
          value={text}
          disabled={disabled}
          aria-label={t('chat.composer.label')}
          aria-invalid={isOver || undefined}
          aria-describedby={describedBy}
          placeholder={blocked ?? t('chat.composer.placeholder')}
          enterKeyHint={sendsOnEnter ? 'send' : 'enter'}
          dir="auto"
          onChange={(event) => {
            if (text === '' && ticketId !== null) noteBegun(ticketId);
            setText(event.currentTarget.value);
            setRefusal(null);
            if (ticketId === null || blocked !== null) return;
            if (event.currentTarget.value === '') stopTyping(ticketId);
            else sayTyping(ticketId);
          }}
          onKeyDown={onKeyDown}
        />
        {compact ? (
          <IconButton
            className={classes.round}
            variant={blocked === null ? 'filled' : 'default'}
            label={t('chat.composer.send')}
            icon={<IconSend2 size={20} aria-hidden />}
            disabled={disabled}
            onClick={send}
          />
        ) : (
          <Toolbar {...props} length={length} isOver={isOver} onSend={send} />
        )}
      </div>
      {compact && <Count length={length} isOver={isOver} />}
    </div>
  );
}

function Toolbar(props: ComposerProps & { length: number; isOver: boolean; onSend: () => void }) {
  const t = useT();
  return (
    <div className={classes.toolbar}>
      {props.tools}
      <span className={classes.space} />
      <Count length={props.length} isOver={props.isOver} />
      <span className={classes.hint}>{props.blocked === null ? props.hint : null}</span>
      <Button
        className={classes.send}
        variant={props.blocked === null ? 'filled' : 'default'}
        disabled={props.disabled}
        onClick={props.onSend}
        rightSection={<IconSend2 size={16} aria-hidden />}
      >
        {t('chat.composer.send')}
      </Button>
    </div>
  );
}

/** How much of the 300 characters is used; appears when it begins to matter (CHAT-16). */
function Count({ length, isOver }: { length: number; isOver: boolean }) {
  const t = useT();
  if (length < countFrom) return null;
  const max = limits.chatMessage;
  return (
    <span
      className={classes.count}
      data-over={isOver || undefined}
      role="status"
      aria-label={t('chat.composer.count', { count: length, max })}
    >
      {length}/{max}
    </span>
  );
}

/**
 * The text of the field, kept per person and ticket; nobody else's change ever replaces it. The field
 * stays when the ticket changes, so that it keeps the focus; what was typed before any ticket was open goes along.
 */
function useDraft(keep: Keep | null, ticketId: number | null): [string, (text: string) => void] {
  const drafts = keep?.drafts ?? null;
  const slot = ticketId ?? noTicket;
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  useLayoutEffect(() => {
    if (!drafts) return;
    let isGone = false;
    setText(drafts.adopt(slot));
    isTouched.current = false;
    void Promise.all([drafts.read(slot), drafts.read(noTicket)]).then(() => {
      if (!isGone && !isTouched.current) setText(drafts.adopt(slot));
    });
    return () => {
      isGone = true;
    };
  }, [drafts, slot]);
  return [
    text,
    (next) => {
      isTouched.current = true;
      setText(next);
      drafts?.write(slot, next);
    },
  ];
}
