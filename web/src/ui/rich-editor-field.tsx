/* The editor behind RichEditor, which loads it. What it writes survives the server's cleaner. */
import { useEffect, useId, useRef, useState } from 'react';
import { DOMParser } from '@tiptap/pm/model';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { isEmptyMessage, trimTrailingEmpty } from '#contract/core/rich-text';
import { cleanedHtml, pastedHtml } from './editor-paste';
import { pastedFiles } from './pasted-files';
import { textExtensions } from './rich-editor-nodes';
import { storedHtml } from './rich-editor-tables';
import { RichEditorTools } from './rich-editor-tools';
import { UploadTray } from './upload-tray';
import { useImageUploads } from './use-image-uploads';
import type { CleanHtml } from './html-policy';
import type { RichEditorProps } from './rich-editor-props';
import richText from './rich-text.module.css';
import classes from './rich-editor.module.css';

export interface RichEditorFieldProps extends RichEditorProps {
  clean: CleanHtml;
}

/** Kinds that every browser shows in place; the others become a link. */
const shownImages = /\.(jpe?g|png|gif|bmp|svg)$/i;

export function RichEditorField(props: RichEditorFieldProps) {
  const { label, disabled = false, uploadImage } = props;
  const id = useId();
  const addImages = useRef<(files: readonly File[]) => void>(() => undefined);
  const editor = useArticleEditor(props, id, addImages);
  const uploads = useImageUploads(uploadImage, (file, address) => insertImage(editor, file, address));
  useEffect(() => {
    addImages.current = uploads.add;
  }, [uploads.add]);
  return (
    <div>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div className={classes.box} data-disabled={disabled || undefined}>
        {!disabled && (
          <RichEditorTools
            editor={editor}
            isMessage={props.isMessage ?? false}
            onImages={uploadImage ? uploads.add : undefined}
          />
        )}
        <EditorContent editor={editor} />
        <UploadTray jobs={uploads.jobs} onRetry={uploads.retry} onRemove={uploads.remove} />
      </div>
    </div>
  );
}

function insertImage(editor: Editor, file: File, address: string): boolean {
  if (editor.isDestroyed || !editor.isEditable) return false;
  const content = shownImages.test(file.name)
    ? { type: 'image', attrs: { src: address, alt: file.name } }
    : { type: 'text', text: file.name, marks: [{ type: 'link', attrs: { href: address } }] };
  return editor.commands.insertContent(content);
}

/** What stands in the editor, as it is stored. */
function textOf(doc: Editor['state']['doc']): string {
  const html = trimTrailingEmpty(storedHtml(doc));
  return isEmptyMessage(html) && !/<(?:table|figure|hr)\b/.test(html) ? '' : html;
}

function useArticleEditor(
  props: RichEditorFieldProps,
  labelId: string,
  addImages: { current: (files: readonly File[]) => void },
): Editor {
  const { html, clean, disabled = false, isMessage = false } = props;
  const current = useRef(props);
  useEffect(() => {
    current.current = props;
  });
  const [extensions] = useState(() => textExtensions(!isMessage));
  /** What the place outside is known to hold. */
  const known = useRef(html);
  const editor = useEditor({
    extensions,
    content: cleanedHtml(html, clean),
    editable: !disabled,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: `${richText.text} ${classes.text}`,
      },
      transformPastedHTML: (pasted) => pastedHtml(pasted, clean, { hasTables: !isMessage }),
      handlePaste: (_, event) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0 || !current.current.uploadImage) return false;
        addImages.current(files);
        return true;
      },
      handleDrop: (view, event) => {
        const files = Array.from(event.dataTransfer?.files ?? []);
        if (files.length === 0) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) editor.commands.setTextSelection(place.pos);
        if (current.current.uploadImage) addImages.current(files);
        return true;
      },
    },
    onUpdate: ({ editor: e }) => {
      const text = textOf(e.state.doc);
      if (text === known.current) return;
      known.current = text;
      current.current.onChange(text);
    },
    onBlur: () => current.current.onBlur?.(),
  });
  useEffect(() => {
    if (html === known.current) return;
    known.current = html;
    // The server spells the same text in its own way; whoever writes keeps their place in it.
    const place = document.createElement('div');
    place.append(clean(html));
    const theirs = DOMParser.fromSchema(editor.schema).parse(place);
    if (textOf(theirs) === textOf(editor.state.doc)) return;
    editor.commands.setContent(cleanedHtml(html, clean), { emitUpdate: false });
  }, [editor, html, clean]);
  useEffect(() => {
    editor.setEditable(!disabled, false);
    editor.view.dom.setAttribute('aria-disabled', String(disabled));
  }, [editor, disabled]);
  return editor;
}
