/*
 * The editor of the staff's composer with its draft, its count and its button. Large (tiptap); rich-composer.tsx
 * loads it when an agent first needs it.
 */
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { IconSend2 } from '#icons';
import { createDocument, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { EditorState } from '@tiptap/pm/state';
import { limits } from '#contract/core/limits';
import { messageLength, paragraphsOf } from '#contract/core/rich-text';
import type { Drafts } from '../../lib/drafts';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { cleanedHtml } from '../../ui/editor-paste';
import { EditorTools, ImageTool } from '../../ui/editor-tools';
import type { CleanHtml } from '../../ui/html-policy';
import { pastedMessageHtml } from '../../ui/message-paste';
import { pastedFiles } from '../../ui/pasted-files';
import { draftToHtml, messageOf } from './rich-composer-html';
import { messageExtensions } from './rich-composer-keys';
import type { RichComposerProps } from './rich-composer-props';
import { PausedBar } from './paused-bar';
import { noteBegun, seenSeqOf } from './seen';
import { sayTyping, stopTyping } from './typing';
import classes from './rich-composer.module.css';

export interface RichComposerEditorProps extends RichComposerProps {
  clean: CleanHtml;
}

export function RichComposerEditor(props: RichComposerEditorProps) {
  const { clean, ticketId, keep, blocked, disabled = false, tools, ref } = props;
  const [refused, setRefused] = useState<{ of: number | null; text: string } | null>(null);
  const refusal = refused?.of === ticketId ? refused.text : null;
  const setRefusal = (text: string | null) => setRefused(text === null ? null : { of: ticketId, text });
  const refusalId = useId();
  const editor = useMessageEditor(props, () => send());
  const { content, isEmpty } = useEditorState({
    editor,
    selector: ({ editor: e }) => ({ content: messageOf(e.getHTML()), isEmpty: e.isEmpty }),
  });
  const length = messageLength(content);
  const isOver = length > limits.chatMessage;

  function send() {
    editor.commands.focus();
    if (disabled) return;
    if (blocked !== null) return setRefusal(blocked);
    if (content === '' || ticketId === null || !keep) return;
    if (isOver) return setRefusal(s('composer.tooLong', { max: limits.chatMessage }));
    keep.outbox.add({ recordQuestionId: ticketId, content, seenSeq: seenSeqOf(ticketId) });
    stopTyping(ticketId);
    editor.commands.clearContent(true);
    setRefusal(null);
  }

  useImperativeHandle(ref, () => ({
    focus: (place) => void editor.commands.focus(place),
    insertText: (text) => void editor.chain().focus('end').insertContent(paragraphsOf(text.trim())).run(),
    insertHtml: (html) => void editor.chain().focus().insertContent(cleanedHtml(html, clean)).run(),
  }));
  useEffect(() => {
    // Said for what was there when it was said.
    const forget = () => setRefused(null);
    editor.on('update', forget);
    return () => void editor.off('update', forget);
  }, [editor]);
  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  return (
    <div className={classes.composer}>
      {refusal !== null && (
        <p className={classes.refusal} id={refusalId} role="alert">
          {refusal}
        </p>
      )}
      {props.blockedNote && <p className={classes.note}>{props.blockedNote}</p>}
      <PausedBar
        key={ticketId}
        ticketId={ticketId}
        keep={keep}
        onEdit={(htmls) => {
          const before = htmls.map((html) => cleanedHtml(html, clean)).join('');
          editor.commands.setContent(before + (isEmpty ? '' : editor.getHTML()), { emitUpdate: true });
          editor.commands.focus('end');
        }}
      />
      <div
        className={classes.box}
        data-disabled={disabled || undefined}
        data-quiet={(blocked !== null && blocked !== '') || undefined}
        onDrop={(event) => {
          if (takeFiles(props, Array.from(event.dataTransfer.files))) event.preventDefault();
        }}
      >
        <EditorTools editor={editor} of={ticketId} disabled={disabled}>
          <ImageTool disabled={disabled} refuse={props.refuse} onImages={props.onImages} />
        </EditorTools>
        <div className={classes.fieldPlace}>
          {isEmpty && (
            <span className={classes.placeholder} aria-hidden>
              {blocked ?? s('composer.placeholder')}
            </span>
          )}
          <EditorContent editor={editor} className={classes.field} />
        </div>
        <div className={classes.foot}>
          {tools}
          <span className={classes.space} />
          <span className={classes.hint}>{props.hint}</span>
          <div className={classes.end}>
            <span
              className={classes.count}
              data-over={isOver || undefined}
              role={isOver ? 'status' : undefined}
              aria-label={s('composer.count', { count: length, max: limits.chatMessage })}
              data-testid="composer-count"
            >
              {length}/{limits.chatMessage}
            </span>
            <Button
              variant={blocked === null || blocked === '' ? 'filled' : 'default'}
              disabled={disabled}
              onClick={send}
              rightSection={<IconSend2 size={16} aria-hidden />}
            >
              {s('composer.send')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

/** What the editor's own calls read when they come: the newest of what the composer was given. */
interface Current extends RichComposerEditorProps {
  readonly send: () => void;
}

/** Made once: an option that is another one at each drawing would be set at each drawing. */
function editorProps(current: () => Current) {
  return {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': s('composer.label'),
      class: classes.text ?? '',
    },
    transformPastedHTML: (html: string) => pastedMessageHtml(html, current().clean),
    // A sign on an empty line: handed on instead of written.
    handleTextInput: ({ state }: { state: EditorState }, _from: number, _to: number, text: string) => {
      const { onSlash } = current();
      const { $from, empty } = state.selection;
      if (text !== '/' || !onSlash || !empty || $from.parent.content.size > 0) return false;
      onSlash();
      return true;
    },
    handlePaste: (_: unknown, event: ClipboardEvent) => {
      return takeFiles(current(), pastedFiles(event.clipboardData));
    },
    // Dropped files are the whole composer's matter.
    handleDrop: (_: unknown, event: DragEvent) => (event.dataTransfer?.files.length ?? 0) > 0,
  };
}

/** The editor with what was drafted for the ticket; nobody else's change ever replaces it. */
function useMessageEditor(props: RichComposerEditorProps, send: () => void): Editor {
  const { ticketId, keep, disabled = false } = props;
  const drafts = keep?.drafts ?? null;
  const current = useRef<Current>({ ...props, send });
  useLayoutEffect(() => {
    current.current = { ...props, send };
  });
  const [fixed] = useState(() => ({
    extensions: messageExtensions(() => current.current.send()),
    content: draftOf(drafts, ticketId),
    editable: !disabled,
    editorProps: editorProps(() => current.current),
  }));
  // The ticket whose text the editor holds. One editor for all of them: a new one costs more than all else that
  // opening a ticket does.
  const held = useRef({ ticketId, html: fixed.content, isTouched: false, isEmpty: fixed.content === '' });
  const editor = useEditor({
    ...fixed,
    onUpdate: ({ editor: e }) => {
      const { ticketId: of, isEmpty: wasEmpty } = held.current;
      const { keep: now, blocked } = current.current;
      held.current.isTouched = true;
      held.current.isEmpty = e.isEmpty;
      if (of === null) return;
      if (wasEmpty && !e.isEmpty) noteBegun(of);
      now?.drafts.write(of, e.isEmpty ? '' : e.getHTML());
      if (e.isEmpty) stopTyping(of);
      else if (e.isFocused && blocked === null) sayTyping(of);
    },
  });
  useLayoutEffect(() => {
    const before = held.current;
    if (before.ticketId === ticketId) return;
    const html = draftOf(drafts, ticketId);
    held.current = { ticketId, html, isTouched: false, isEmpty: html === '' };
    // Most tickets have no draft: an editor that nobody has written in is as good as new.
    const isNew = !before.isTouched && editor.state.storedMarks === null;
    if (!isNew || html !== before.html) openText(editor, html);
  }, [drafts, ticketId, editor]);
  useEffect(() => {
    if (ticketId === null || !drafts) return;
    let isGone = false;
    void drafts.read(ticketId).then((stored) => {
      if (isGone || held.current.isTouched || stored === '' || editor.isDestroyed) return;
      held.current.html = draftToHtml(stored);
      held.current.isEmpty = false;
      editor.commands.setContent(held.current.html, { emitUpdate: false });
    });
    return () => {
      isGone = true;
    };
  }, [drafts, ticketId, editor]);
  return editor;
}

function draftOf(drafts: Drafts | null, ticketId: number | null): string {
  return draftToHtml(ticketId === null ? '' : (drafts?.peek(ticketId) ?? ''));
}

/** Another text with a past of its own: undo never brings back what was written to somebody else. */
function openText(editor: Editor, html: string): void {
  const { schema, plugins } = editor.state;
  editor.view.updateState(EditorState.create({ doc: createDocument(html, schema), schema, plugins }));
  // Tells who draws from the editor's state; nothing was typed.
  editor.view.dispatch(editor.state.tr.setMeta('preventUpdate', true));
}

/** Pictures go into the text, everything else is sent by itself. Answers whether there were files. */
function takeFiles({ refuse, onImages, onFiles }: RichComposerProps, files: readonly File[]): boolean {
  if (files.length === 0) return false;
  if (refuse()) return true;
  const images = files.filter((file) => file.type.startsWith('image/'));
  const others = files.filter((file) => !images.includes(file));
  if (images.length > 0) onImages(images);
  if (others.length > 0) onFiles(others);
  return true;
}
