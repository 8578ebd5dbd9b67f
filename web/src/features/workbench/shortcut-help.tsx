/* All keys of the workbench in one window, drawn from the table of commands; single letters can be switched off. */
import { Modal, Switch } from '@mantine/core';
import { t } from '../../lib/i18n';
import { s, type StaffMessageKey } from '../../lib/i18n/staff';
import { Kbd } from '../../ui/kbd';
import { chooseSingleKeys, useSingleKeys } from './command-store';
import { commandGroups, commands, keyLabel } from './commands';
import classes from './shortcut-help.module.css';

interface KeyRow {
  readonly text: StaffMessageKey;
  readonly keys: readonly string[];
}

/** Keys that belong to the place that has the focus. */
const placeKeys: readonly { name: StaffMessageKey; rows: readonly KeyRow[] }[] = [
  {
    name: 'keys.group.list',
    rows: [
      { text: 'keys.list.move', keys: ['↑', '↓', 'J', 'K'] },
      { text: 'keys.list.expand', keys: ['→', '←'] },
      { text: 'keys.list.open', keys: ['Enter'] },
    ],
  },
  {
    name: 'keys.group.composer',
    rows: [
      { text: 'keys.composer.send', keys: ['Ctrl', 'Enter'] },
      { text: 'keys.composer.line', keys: ['Shift', 'Enter'] },
      { text: 'keys.composer.leave', keys: ['Esc'] },
    ],
  },
];

export interface ShortcutHelpProps {
  /** How the key of the palette is written here. */
  paletteKey: string;
  onClose: () => void;
}

export function ShortcutHelp({ paletteKey, onClose }: ShortcutHelpProps) {
  const hasSingleKeys = useSingleKeys();
  const ofTable = commandGroups.map((group) => ({
    name: `cmd.group.${group}` as const,
    rows: commands.flatMap(({ id, key, text, group: own }): KeyRow[] => {
      if (own !== group) return [];
      if (id === 'palette') return [{ text, keys: paletteKey.split(' ') }];
      return key === undefined ? [] : [{ text, keys: [keyLabel(key)] }];
    }),
  }));
  const groups = [...ofTable, ...placeKeys].filter(({ rows }) => rows.length > 0);
  return (
    <Modal
      opened
      onClose={onClose}
      title={s('keys.title')}
      size="44rem"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Switch
        checked={hasSingleKeys}
        onChange={(event) => chooseSingleKeys(event.currentTarget.checked)}
        label={s('keys.single')}
        description={s('keys.singleText', { palette: paletteKey })}
      />
      <div className={classes.groups}>
        {groups.map(({ name, rows }) => (
          <section key={name} className={classes.group} aria-label={s(name)}>
            <h3 className={classes.name}>{s(name)}</h3>
            <dl className={classes.rows}>
              {rows.map(({ text, keys }) => (
                <div key={text} className={classes.row}>
                  <dt>{s(text)}</dt>
                  <dd className={classes.keys}>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
