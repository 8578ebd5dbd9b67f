/* The tool for tables: makes one, and inside of one offers what can be done to it. */
import { Menu } from '@mantine/core';
import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTable,
  IconTablePlus,
  IconTrash,
} from '#icons';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { s } from '../lib/i18n/staff';
import { EditorTool } from './editor-tools';
import { insertTable } from './rich-editor-tables';

const acts = [
  ['editor.table.rowAbove', IconRowInsertTop, addRowBefore],
  ['editor.table.rowBelow', IconRowInsertBottom, addRowAfter],
  ['editor.table.rowDelete', IconRowRemove, deleteRow],
  null,
  ['editor.table.columnBefore', IconColumnInsertLeft, addColumnBefore],
  ['editor.table.columnAfter', IconColumnInsertRight, addColumnAfter],
  ['editor.table.columnDelete', IconColumnRemove, deleteColumn],
  null,
  ['editor.table.headRow', IconTable, toggleHeaderRow],
  ['editor.table.headColumn', IconTable, toggleHeaderColumn],
  null,
  ['editor.table.delete', IconTrash, deleteTable],
] as const;

export function TableTool({ editor }: { editor: Editor }) {
  const isInside = useEditorState({ editor, selector: ({ editor: e }) => isInTable(e.state) });
  if (!isInside)
    return (
      <EditorTool
        label={s('editor.table.insert')}
        icon={<IconTablePlus size={16} aria-hidden />}
        onClick={() => insertTable(editor)}
      />
    );
  return (
    <Menu position="bottom-start" width="12rem" returnFocus={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <EditorTool label={s('editor.table')} aria-pressed icon={<IconTable size={16} aria-hidden />} />
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act, at) => {
          if (act === null) return <Menu.Divider key={at} />;
          const [key, Icon, command] = act;
          return (
            <Menu.Item
              key={key}
              leftSection={<Icon size={16} aria-hidden />}
              {...(key === 'editor.table.delete' && { color: 'var(--red)' })}
              onClick={() => {
                command(editor.state, editor.view.dispatch);
                editor.commands.focus();
              }}
            >
              {s(key)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
