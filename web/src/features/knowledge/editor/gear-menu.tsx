/* The gear of a type or a question with its entries (001 §2.1). */
import { Menu } from '@mantine/core';
import {
  IconFolderPlus,
  IconFolders,
  IconLink,
  IconPencil,
  IconSettings,
  IconTextPlus,
  IconTrash,
} from '#icons';
import { s } from '../../../lib/i18n/staff';
import { IconButton } from '../../../ui/icon-button';
import type { TypeEntry } from './menu-entries';

export type GearEntry = TypeEntry | 'deleteQuestion' | 'copyLink';

export interface GearMenuProps {
  label: string;
  entries: readonly GearEntry[];
  /** Read-only staff see what there is, and can only copy. */
  isReadonly: boolean;
  onChoose: (entry: GearEntry) => void;
}

const icons = {
  addChild: IconFolderPlus,
  addSibling: IconFolders,
  addQuestion: IconTextPlus,
  rename: IconPencil,
  deleteType: IconTrash,
  deleteQuestion: IconTrash,
  copyLink: IconLink,
};

export function GearMenu({ label, entries, isReadonly, onChoose }: GearMenuProps) {
  return (
    <Menu position="bottom-end" width="12rem" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label={label} size={28} icon={<IconSettings size={16} aria-hidden />} />
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => {
          const Icon = icons[entry];
          return (
            <Menu.Item
              key={entry}
              leftSection={<Icon size={16} aria-hidden />}
              disabled={isReadonly && entry !== 'copyLink'}
              {...(entry.startsWith('delete') && { color: 'var(--red)' })}
              onClick={() => onChoose(entry)}
            >
              {s(`gear.${entry}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
