/* The row of format tools above a text: bold, italic, lists, link, and what the place adds to them. */
import { type ReactNode, useRef, useState } from 'react';
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconPhotoPlus } from '#icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { s } from '../lib/i18n/staff';
import { acceptOf } from '../lib/upload-rules';
import { EditorAddress } from './editor-address';
import { IconButton, type IconButtonProps } from './icon-button';
import { linkAddress } from './link-address';
import classes from './editor-tools.module.css';

export interface EditorToolsProps {
  editor: Editor;
  /** What the editor holds; the field of a link is closed with it. */
  of?: number | null;
  disabled: boolean;
  /** Stands before the tools. */
  start?: ReactNode;
  /** Stands behind them. */
  children?: ReactNode;
  /** Stands below the row: what a tool asks for. */
  asks?: ReactNode;
}

const tools = [
  {
    name: 'bold',
    label: 'composer.bold',
    Icon: IconBold,
    run: (e: Editor) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'composer.italic',
    Icon: IconItalic,
    run: (e: Editor) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: 'composer.bullets',
    Icon: IconList,
    run: (e: Editor) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'composer.numbers',
    Icon: IconListNumbers,
    run: (e: Editor) => e.chain().focus().toggleOrderedList().run(),
  },
] as const;

export function EditorTools({ editor, of, disabled, start, children, asks }: EditorToolsProps) {
  const [linking, setLinking] = useState<{ of: number | null | undefined } | null>(null);
  const isLinking = linking !== null && linking.of === of;
  const active = useEditorState({
    editor,
    selector: ({ editor: e }) =>
      Object.fromEntries([...tools.map(({ name }) => name), 'link'].map((name) => [name, e.isActive(name)])),
  });
  return (
    <>
      <div className={classes.tools} role="toolbar" aria-label={s('composer.tools')}>
        {start}
        {tools.map(({ name, label, Icon, run }) => (
          <EditorTool
            key={name}
            label={s(label)}
            aria-pressed={active[name] ?? false}
            disabled={disabled}
            icon={<Icon size={16} aria-hidden />}
            onClick={() => run(editor)}
          />
        ))}
        <EditorTool
          label={s('composer.link')}
          aria-pressed={active['link'] ?? false}
          aria-expanded={isLinking}
          disabled={disabled}
          icon={<IconLink size={16} aria-hidden />}
          onClick={() => setLinking(isLinking ? null : { of })}
        />
        {children}
      </div>
      {isLinking && <LinkField editor={editor} onEnd={() => setLinking(null)} />}
      {asks}
    </>
  );
}

/** One of the tools; the selection stays in the text. */
export function EditorTool(props: Omit<IconButtonProps, 'size' | 'className' | 'onMouseDown'>) {
  return (
    <IconButton
      {...props}
      size={28}
      className={classes.tool}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}

export interface ImageToolProps {
  disabled: boolean;
  /** Says why a picture may not be chosen now; false lets the file dialog open. */
  refuse: () => boolean;
  onImages: (files: readonly File[]) => void;
}

export function ImageTool({ disabled, refuse, onImages }: ImageToolProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        size={28}
        label={s('composer.image')}
        className={classes.tool}
        disabled={disabled}
        icon={<IconPhotoPlus size={16} aria-hidden />}
        onClick={() => {
          if (!refuse()) input.current?.click();
        }}
      />
      <input
        ref={input}
        className={classes.file}
        type="file"
        multiple
        accept={acceptOf.image}
        aria-label={s('composer.image')}
        tabIndex={-1}
        data-testid="insert-image"
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0 && !refuse()) onImages(files);
        }}
      />
    </>
  );
}

/** Sets or removes the link of what is selected; without a selection the address itself is written. */
function LinkField({ editor, onEnd }: { editor: Editor; onEnd: () => void }) {
  const before: unknown = editor.getAttributes('link')['href'];
  function set(href: string) {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onEnd();
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onEnd();
  }
  return (
    <EditorAddress
      label={s('composer.link.label')}
      invalid={s('composer.link.invalid')}
      before={typeof before === 'string' ? before : ''}
      addressOf={linkAddress}
      onSet={set}
      {...(before !== undefined && { onRemove: remove })}
      onCancel={() => {
        onEnd();
        editor.commands.focus();
      }}
    />
  );
}
