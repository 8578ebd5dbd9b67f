/* A list of rows inside of a field: each can be moved and taken away, and one can be added. */
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '#icons';
import { useRef, type ReactNode } from 'react';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { notifyInfo } from '../../../ui/notice';
import { moved, withItemAt, withoutItem } from './lists';
import classes from './fields.module.css';

export interface RowListProps<Item> {
  items: readonly Item[];
  /** How a row is called. */
  nameOf: (item: Item, at: number) => string;
  /** The word on the button that adds one. */
  add: string;
  fresh: () => Item;
  isReadonly: boolean;
  /** Without it rows keep their places. */
  isOrdered?: boolean;
  onChange: (next: (items: readonly Item[]) => Item[]) => void;
  children: (item: Item, at: number, put: (item: Item) => void) => ReactNode;
}

export function RowList<Item>(props: RowListProps<Item>) {
  const { items, nameOf, add, fresh, isReadonly, isOrdered = false, onChange, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const remove = (item: Item, at: number) => {
    onChange((all) => withoutItem(all, at));
    notifyInfo(s('set.removed', { name: nameOf(item, at) }), '', 8_000, {
      label: s('set.undo'),
      onClick: () => onChange((all) => withItemAt(all, at, item)),
    });
  };
  const focusLast = () =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(':scope > li:last-child input')?.focus(),
    );
  return (
    <div className={classes.rows}>
      <ul ref={list} className={classes.rowList}>
        {items.map((item, at) => {
          const name = nameOf(item, at);
          return (
            <li key={at} className={classes.row}>
              <div className={classes.rowBody}>
                {children(item, at, (next) =>
                  onChange((all) => all.map((one, i) => (i === at ? next : one))),
                )}
              </div>
              {!isReadonly && (
                <div className={classes.rowTools}>
                  {isOrdered && (
                    <>
                      <IconButton
                        size={28}
                        label={`${s('set.up')}：${name}`}
                        icon={<IconArrowUp size={16} aria-hidden />}
                        disabled={at === 0}
                        onClick={() => onChange((all) => moved(all, at, at - 1))}
                      />
                      <IconButton
                        size={28}
                        label={`${s('set.down')}：${name}`}
                        icon={<IconArrowDown size={16} aria-hidden />}
                        disabled={at === items.length - 1}
                        onClick={() => onChange((all) => moved(all, at, at + 1))}
                      />
                    </>
                  )}
                  <IconButton
                    size={28}
                    label={`${s('set.delete')}：${name}`}
                    icon={<IconTrash size={16} aria-hidden />}
                    onClick={() => remove(item, at)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {!isReadonly && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => {
            onChange((all) => [...all, fresh()]);
            focusLast();
          }}
        >
          {add}
        </Button>
      )}
    </div>
  );
}
