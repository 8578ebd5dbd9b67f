/*
 * The products of a question (EDIT-13): 0 stands for all of them and stands alone. What is chosen is sent once the
 * person pauses or leaves the field, as the difference. Below them stand their descriptions (EDIT-10).
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { IconPencil } from '#icons';
import { useQuery } from '@tanstack/react-query';
import { timers } from '#contract/core/limits';
import type { Item } from '#contract/shop/schemas';
import { s } from '../../../lib/i18n/staff';
import { IconButton } from '../../../ui/icon-button';
import { MultiChoiceField } from '../../../ui/multi-choice-field';
import { itemGroups } from '../item-groups';
import { englishItemsQuery, itemsQuery } from '../knowledge.queries';
import { useEditedQuestion } from './edited-question';
import { itemsAfter } from './items-after';
import { changeItems } from './question-calls';
import classes from './question-editor.module.css';

export interface ItemChoiceProps {
  isReadonly: boolean;
  onItem: (id: number) => void;
}

export function ItemChoice({ isReadonly, onItem }: ItemChoiceProps) {
  const { both, lang, isLocked } = useEditedQuestion();
  const zh = useQuery(itemsQuery);
  const en = useQuery(englishItemsQuery);
  const items = (lang === 'zh' ? zh : en).data;
  const groups = useMemo(
    () => [
      { group: s('question.allProducts'), items: [{ value: '0', label: s('question.allProducts') }] },
      ...itemGroups(zh.data ?? []),
    ],
    [zh.data],
  );
  const { chosen, choose, flush } = useChosenItems(both.zh.id, both.zh.item);
  const shown = (items ?? []).filter(({ id }) => chosen.includes(id));
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) flush();
      }}
    >
      <MultiChoiceField
        label={s('question.products')}
        placeholder={s('question.allProducts')}
        groups={groups}
        chosen={chosen}
        onChange={(next) => choose(itemsAfter(chosen, next))}
        noneText={s('question.productsNone')}
        clearLabel={chosen.includes(0) ? undefined : s('question.productsClear')}
        disabled={isLocked}
      />
      {shown.length > 0 && <ItemTexts items={shown} isReadonly={isReadonly} onItem={onItem} />}
    </div>
  );
}

/** What is chosen shows at once and is sent once; a refusal brings back what was. */
function useChosenItems(questionId: number, stored: readonly number[]) {
  const [shown, setShown] = useState<readonly number[]>();
  /** Chosen and not sent. */
  const wanted = useRef<readonly number[]>(undefined);
  const queue = useRef(Promise.resolve());
  const flush = useCallback(() => {
    const after = wanted.current;
    if (after === undefined) return;
    wanted.current = undefined;
    queue.current = queue.current.then(async () => {
      await changeItems(questionId, after);
      if (wanted.current === undefined) setShown(undefined);
    });
  }, [questionId]);
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(flush, timers.editorRefreshDebounce);
    return () => clearTimeout(timer);
  }, [shown, flush]);
  useEffect(() => flush, [flush]);
  const choose = (next: readonly number[]) => {
    wanted.current = next;
    setShown(next);
  };
  return { chosen: shown ?? stored, choose, flush };
}

function ItemTexts({ items, isReadonly, onItem }: ItemChoiceProps & { items: readonly Item[] }) {
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <span className={classes.itemName}>{item.name}</span>
          <span className={classes.itemText}>
            {item.description === '' ? s('question.itemEmpty') : item.description}
          </span>
          <IconButton
            size={28}
            label={s('question.itemEdit', { name: item.name })}
            disabled={isReadonly}
            icon={<IconPencil size={16} aria-hidden />}
            onClick={() => onItem(item.id)}
          />
        </li>
      ))}
    </ul>
  );
}
