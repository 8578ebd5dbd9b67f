/*
 * What the editors of texts know: all that the server's cleaner keeps of an article, or of a message. Nothing of
 * a text is lost because it was opened.
 */
import { type Extensions, Extension, Mark, Node } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { editorKeys } from './editor-keys';
import { tableExtensions, tableNodes } from './rich-editor-tables';

/** Sizes of text beside the normal one, as they are stored; each with its text key. */
export const textSizes = [
  ['0.85em', 'editor.text.small'],
  ['1.25em', 'editor.text.large'],
  ['1.6em', 'editor.text.huge'],
] as const;

const TextSize = Mark.create({
  name: 'textSize',
  addAttributes: () => ({ size: { default: null } }),
  parseHTML: () => [{ style: 'font-size', getAttrs: (size) => ({ size }) }],
  renderHTML: ({ mark }) => ['span', { style: `font-size: ${String(mark.attrs['size'])}` }, 0],
});

/** sub, sup and mark: no tool makes them, but they stay. */
const keptMarks = ['sub', 'sup', 'mark'].map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);

const alignment = (hasTables: boolean) =>
  Extension.create({
    name: 'alignment',
    addGlobalAttributes: () => [
      {
        types: ['paragraph', 'heading', ...(hasTables ? tableNodes : [])],
        attributes: {
          align: {
            default: null,
            parseHTML: (element) => element.style.textAlign || null,
            renderHTML: ({ align }) => (typeof align === 'string' ? { style: `text-align: ${align}` } : {}),
          },
        },
      },
    ],
  });

const Video = Node.create({
  name: 'video',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    poster: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'video[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, controls: '', preload: 'metadata' }],
});

/** `hasTables`: it is an article; messages have neither tables nor figures. */
export function textExtensions(hasTables: boolean): Extensions {
  return [
    StarterKit.configure({
      trailingNode: false,
      link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
    }),
    Image.configure({ inline: true }),
    Video,
    ...(hasTables ? tableExtensions : []),
    TextSize,
    ...keptMarks,
    alignment(hasTables),
    editorKeys(),
  ];
}
