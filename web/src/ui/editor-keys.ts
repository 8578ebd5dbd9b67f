/*
 * The keys of all editors of staff: Enter alone does nothing, Shift+Enter makes a line or a list item, Ctrl or Cmd
 * with Enter sends where there is something to send (Q-60, EDIT-21).
 */
import { type Editor, Extension } from '@tiptap/react';

/** A new paragraph; in a list a new item, and out of the list from an empty one. */
function newLine(editor: Editor): boolean {
  return editor.commands.first(({ commands }) => [
    () => commands.newlineInCode(),
    () => commands.splitListItem('listItem'),
    () => commands.liftListItem('listItem'),
    () => commands.createParagraphNear(),
    () => commands.liftEmptyBlock(),
    () => commands.splitBlock(),
  ]);
}

export const editorKeys = (send: () => void = () => undefined) =>
  Extension.create({
    name: 'editorKeys',
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
