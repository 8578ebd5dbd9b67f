/*
 * What the editor of an article knows: all that the server's cleaner keeps. Tables and figures are shown and
 * kept as they are; nothing of a text is lost because it was opened.
 */
import { type Extensions, Extension, Mark, Node } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { editorKeys } from './editor-keys';

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

const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
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

/** Its markup has been cleaned before the editor read it. */
function elementOf(html: unknown): Element {
  const { body } = new DOMParser().parseFromString(String(html), 'text/html');
  return document.importNode(body.firstElementChild ?? body, true);
}

const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  // Before everything that would take it apart.
  priority: 1_000,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () =>
    ['table', 'figure'].map((tag) => ({ tag, getAttrs: (element) => ({ html: element.outerHTML }) })),
  renderHTML: ({ node }) => elementOf(node.attrs['html']),
});

export function articleExtensions(): Extensions {
  return [
    StarterKit.configure({
      trailingNode: false,
      link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
    }),
    Image.configure({ inline: true }),
    Video,
    KeptBlock,
    TextSize,
    ...keptMarks,
    Alignment,
    editorKeys(),
  ];
}
