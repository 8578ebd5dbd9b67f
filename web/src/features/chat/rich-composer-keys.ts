/* What the editor of a message knows: its marks and nodes. Its keys are those of all editors of staff. */
import type { Extensions } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { editorKeys } from '../../ui/editor-keys';

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
    editorKeys(send),
  ];
}
