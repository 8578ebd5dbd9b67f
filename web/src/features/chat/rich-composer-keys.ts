/*
 * What the editor knows: the marks and nodes of a message, and the keys. Enter alone does nothing, Shift+Enter
 * makes a line or a list item, Ctrl or Cmd with Enter sends.
 */
import { type Editor, Extension, type Extensions } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

/** A new paragraph; in a list a new item, and out of the list from an empty one. */
function newLine(editor: Editor): boolean {
  return editor.commands.first(({ commands }) => [
    () => commands.splitListItem('listItem'),
    () => commands.liftListItem('listItem'),
    () => commands.createParagraphNear(),
    () => commands.liftEmptyBlock(),
    () => commands.splitBlock(),
  ]);
}

const messageKeys = (send: () => void) =>
  Extension.create({
    name: 'messageKeys',
    // Before the keys of all other extensions.
    priority: 10_000,
    addKeyboardShortcuts: () => ({
      Enter: () => true,
      'Shift-Enter': ({ editor }) => newLine(editor),
      'Mod-Enter': () => {
        send();
        return true;
      },
      'Ctrl-Enter': () => {
        send();
        return true;
      },
    }),
  });

/** The extensions of the editor; `send` is called by its keys. */
export function messageExtensions(send: () => void): Extensions {
  return [
    StarterKit.configure({
      heading: false,
      horizontalRule: false,
      codeBlock: false,
      trailingNode: false,
      link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
    }),
    Image.configure({ inline: true }),
    messageKeys(send),
  ];
}
