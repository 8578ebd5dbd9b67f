/* The row of format tools above the text: bold, italic, lists, link, picture. */
import { useRef, useState } from 'react';
import { TextInput } from '@mantine/core';
import {
  IconBold,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { s } from '../../lib/i18n/staff';
import { acceptOf } from '../../lib/upload-rules';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { linkAddress } from './rich-composer-html';
import classes from './rich-composer.module.css';

export interface RichComposerToolsProps {
  editor: Editor;
  /** What the editor holds; the field of a link is closed with it. */
  of?: number | null;
  disabled: boolean;
  /** Says why a picture may not be chosen now; false lets the file dialog open. */
  refuse?: () => boolean;
  /** Absent where there are no pictures. */
  onImages?: (files: readonly File[]) => void;
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

export function RichComposerTools({ editor, of, disabled, refuse, onImages }: RichComposerToolsProps) {
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
        {tools.map(({ name, label, Icon, run }) => (
          <IconButton
            key={name}
            size={28}
            label={s(label)}
            aria-pressed={active[name] ?? false}
            className={classes.tool}
            disabled={disabled}
            icon={<Icon size={16} aria-hidden />}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          />
        ))}
        <IconButton
          size={28}
          label={s('composer.link')}
          aria-pressed={active['link'] ?? false}
          aria-expanded={isLinking}
          className={classes.tool}
          disabled={disabled}
          icon={<IconLink size={16} aria-hidden />}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(isLinking ? null : { of })}
        />
        {refuse && onImages && <ImageTool disabled={disabled} refuse={refuse} onImages={onImages} />}
      </div>
      {isLinking && <LinkField editor={editor} onEnd={() => setLinking(null)} />}
    </>
  );
}

function ImageTool({ disabled, refuse, onImages }: Required<Omit<RichComposerToolsProps, 'editor' | 'of'>>) {
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
  const [text, setText] = useState(typeof before === 'string' ? before : '');
  const [isInvalid, setIsInvalid] = useState(false);
  const end = () => {
    onEnd();
    editor.commands.focus();
  };
  function set() {
    const href = linkAddress(text);
    if (href === null) return setIsInvalid(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onEnd();
  }
  return (
    <div className={classes.link}>
      <TextInput
        className={classes.linkField}
        size="xs"
        autoFocus
        aria-label={s('composer.link.label')}
        placeholder={s('composer.link.placeholder')}
        value={text}
        error={isInvalid ? s('composer.link.invalid') : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsInvalid(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') end();
          else if (event.key === 'Enter') set();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Button size="compact-sm" onClick={set}>
        {s('composer.link.set')}
      </Button>
      {before !== undefined && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onEnd();
          }}
        >
          {s('composer.link.remove')}
        </Button>
      )}
    </div>
  );
}
