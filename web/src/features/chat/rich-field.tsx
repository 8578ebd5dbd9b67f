/* A field for the text of a message outside of the composer, with the same marks and the same tools. */
import { useId } from 'react';
import { EditorContent, useEditor } from '@tiptap/react';
import { EditorTools } from '../../ui/editor-tools';
import { messageOf } from './rich-composer-html';
import { messageExtensions } from './rich-composer-keys';
import classes from './rich-composer.module.css';

export interface RichFieldProps {
  label: string;
  /** Cleaned by the server; what the field opens with. */
  html: string;
  onChange: (html: string) => void;
}

export function RichField({ label, html, onChange }: RichFieldProps) {
  const id = useId();
  const editor = useEditor({
    extensions: messageExtensions(() => undefined),
    content: html,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        class: classes.text ?? '',
      },
    },
    onUpdate: ({ editor: e }) => onChange(messageOf(e.getHTML())),
  });
  return (
    <div>
      <span id={id} className={classes.fieldLabel}>
        {label}
      </span>
      <div className={classes.box}>
        <EditorTools editor={editor} disabled={false} />
        <EditorContent editor={editor} className={classes.field} />
      </div>
    </div>
  );
}
