/* What the editor of an article has beside the common tools: kind of paragraph, size of text, picture, video,
 * table. */
import { useState } from 'react';
import { IconMovie } from '#icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { s } from '../lib/i18n/staff';
import { EditorAddress } from './editor-address';
import { EditorTool, EditorTools, ImageTool } from './editor-tools';
import { videoAddress } from './link-address';
import { TableTool } from './rich-editor-table-tool';
import { textSizes } from './rich-editor-nodes';
import classes from './rich-editor.module.css';

export interface RichEditorToolsProps {
  editor: Editor;
  /** Without tables. */
  isMessage: boolean;
  /** Absent where there are no pictures. */
  onImages: ((files: readonly File[]) => void) | undefined;
}

const levels = [1, 2, 3, 4, 5, 6] as const;

export function RichEditorTools({ editor, isMessage, onImages }: RichEditorToolsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const endAsking = () => {
    setIsAsking(false);
    editor.commands.focus();
  };
  return (
    <EditorTools
      editor={editor}
      disabled={false}
      start={<TextChoices editor={editor} />}
      asks={
        isAsking && (
          <EditorAddress
            label={s('editor.video.label')}
            invalid={s('editor.video.invalid')}
            addressOf={videoAddress}
            onSet={(src) => {
              editor.chain().focus().insertContent({ type: 'video', attrs: { src } }).run();
              endAsking();
            }}
            onCancel={endAsking}
          />
        )
      }
    >
      {onImages && <ImageTool disabled={false} refuse={() => false} onImages={onImages} />}
      <EditorTool
        label={s('editor.video')}
        aria-expanded={isAsking}
        icon={<IconMovie size={16} aria-hidden />}
        onClick={() => setIsAsking((before) => !before)}
      />
      {!isMessage && <TableTool editor={editor} />}
    </EditorTools>
  );
}

/** Native choices: the selection of the text stays while they are open. */
function TextChoices({ editor }: { editor: Editor }) {
  const { level, size } = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      level: levels.find((one) => e.isActive('heading', { level: one })) ?? 0,
      size: String(e.getAttributes('textSize')['size'] ?? ''),
    }),
  });
  const isKnown = size === '' || textSizes.some(([one]) => one === size);
  return (
    <>
      <select
        className={classes.choice}
        aria-label={s('editor.text.level')}
        value={level}
        onChange={(event) => {
          const next = levels.find((one) => String(one) === event.currentTarget.value);
          const chain = editor.chain().focus();
          (next === undefined ? chain.setParagraph() : chain.setHeading({ level: next })).run();
        }}
      >
        <option value={0}>{s('editor.text.normal')}</option>
        {levels.map((one) => (
          <option key={one} value={one}>
            {s('editor.text.heading', { level: one })}
          </option>
        ))}
      </select>
      <select
        className={classes.choice}
        aria-label={s('editor.text.size')}
        value={size}
        onChange={(event) => {
          const next = event.currentTarget.value;
          const chain = editor.chain().focus();
          (next === '' ? chain.unsetMark('textSize') : chain.setMark('textSize', { size: next })).run();
        }}
      >
        <option value="">{s('editor.text.usual')}</option>
        {textSizes.map(([value, key]) => (
          <option key={value} value={value}>
            {s(key)}
          </option>
        ))}
        {!isKnown && <option value={size}>{size}</option>}
      </select>
    </>
  );
}
