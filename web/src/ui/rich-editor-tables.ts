/*
 * Tables and figures of an article, as nodes whose texts can be edited. What an article may hold of them comes back as
 * it was: caption, head and foot, header cells, spans, alignment. Cells hold blocks; a cell with one plain
 * paragraph is stored without it, as people write tables.
 */
import { type Editor, Extension, Node } from '@tiptap/react';
import { DOMSerializer, type Node as Content } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, isInTable, addRowAfter, tableEditing } from '@tiptap/pm/tables';

const roles = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
]);

/** It cannot be selected as a whole, so that what is typed never takes its place. */
const block = { group: 'block', selectable: false } as const;

const Table = Node.create({
  name: 'table',
  ...block,
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: null,
      rendered: false,
      parseHTML: (element) => element.querySelector(':scope > caption')?.innerHTML ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node, HTMLAttributes }) {
    const dom = document.createElement('table');
    if (typeof HTMLAttributes['style'] === 'string') dom.style.cssText = HTMLAttributes['style'];
    const caption: unknown = node.attrs['caption'];
    if (typeof caption === 'string') {
      const { body } = new DOMParser().parseFromString(caption, 'text/html');
      const place = dom.createCaption();
      place.contentEditable = 'false';
      place.append(...document.importNode(body, true).childNodes);
    }
    return { dom, contentDOM: dom.createTBody() };
  },
  extendNodeSchema: ({ name }) => ({ tableRole: roles.get(name) }),
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  addAttributes: () => ({
    /** thead or tfoot; nothing in the body of the table. */
    section: {
      default: null,
      parseHTML: (element) => sectionOf(element.dataset['section'] ?? element.parentElement?.localName),
      renderHTML: ({ section }) => (typeof section === 'string' ? { 'data-section': section } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

function sectionOf(name: string | undefined): string | null {
  return name === 'thead' || name === 'tfoot' ? name : null;
}

const cells = [
  ['tableCell', 'td'],
  ['tableHeader', 'th'],
] as const;

const TableCells = cells.map(([name, tag]) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Columns are as wide as what is in them; the commands for tables ask for it.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === 1 ? {} : { [name]: attributes[name] },
  };
}

const Figure = Node.create({
  name: 'figure',
  ...block,
  content: '(block | figcaption)+',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const FigureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  selectable: false,
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** Tab goes from cell to cell; behind the last one it makes a row. */
const TableKeys = Extension.create({
  name: 'tableKeys',
  priority: 1_000,
  addKeyboardShortcuts: () => ({
    Tab({ editor }) {
      const { state, view } = editor;
      if (!isInTable(state)) return false;
      if (goToNextCell(1)(state, view.dispatch)) return true;
      addRowAfter(state, view.dispatch);
      return goToNextCell(1)(view.state, view.dispatch);
    },
    'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
  }),
});

export const tableNodes = ['table', 'tableRow', 'tableCell', 'tableHeader', 'figure', 'figcaption'];
export const tableExtensions = [Table, TableRow, ...TableCells, Figure, FigureCaption, TableKeys];

/** Three by three, the first row for headings, with the caret in its first cell. */
export function insertTable(editor: Editor): void {
  const { schema, tr } = editor.state;
  const { table, tableRow, tableHeader, tableCell, paragraph } = schema.nodes;
  if (!table || !tableRow || !tableHeader || !tableCell || !paragraph) return;
  const rowOf = (cell: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: 3 }, () => cell.createAndFill() as Content),
    );
  const start = tr.selection.from;
  tr.replaceSelectionWith(table.create(null, [rowOf(tableHeader), rowOf(tableCell), rowOf(tableCell)]));
  tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1)));
  const { $from } = tr.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type !== table) continue;
    const behind = $from.after(depth);
    // Below the last table one could write nothing.
    if (tr.doc.resolve(behind).nodeAfter === null) tr.insert(behind, paragraph.create());
  }
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

/** A text of the editor as it is stored. */
export function storedHtml(doc: Content): string {
  const place = document.createElement('div');
  place.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const table of place.querySelectorAll('table')) {
    table.caption?.removeAttribute('contenteditable');
    divideRows(table);
  }
  for (const cell of place.querySelectorAll('td, th, figure')) {
    for (const paragraph of cell.querySelectorAll(':scope > p')) {
      const isAlone = paragraph.parentElement?.querySelectorAll(':scope > :not(figcaption)').length === 1;
      if (isAlone && paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes);
    }
  }
  return place.innerHTML;
}

/** Puts the rows at the top that belong to the head into one, those at the end into a foot. */
function divideRows(table: HTMLTableElement): void {
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  const isIn = (section: string) => (row: HTMLTableRowElement) => row.dataset['section'] === section;
  const firstBelow = rows.findIndex((row) => !isIn('thead')(row));
  const head = rows.slice(0, firstBelow < 0 ? rows.length : firstBelow);
  const foot = rows.slice(Math.max(head.length, rows.findLastIndex((row) => !isIn('tfoot')(row)) + 1));
  for (const row of rows) row.removeAttribute('data-section');
  if (head.length > 0) table.createTHead().append(...head);
  if (foot.length > 0) table.createTFoot().append(...foot);
  if (head.length + foot.length === rows.length) table.tBodies[0]?.remove();
}
