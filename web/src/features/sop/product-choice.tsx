/*
 * The products that a question is about (SOP-09, Q-99): those of a type with a status to choose from, debounced; choosing
 * a main product chooses what it is made of too.
 */
import { useEffect, useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timers } from '#contract/core/limits';
import { s } from '../../lib/i18n/staff';
import type { ChoiceGroup } from '../../ui/multi-choice';
import { MultiChoiceField } from '../../ui/multi-choice-field';
import classes from './question-pane.module.css';
import { attempt } from './sop-notices';
import { listChildProducts, type ProductStatus, productsQuery, productTypesQuery } from './sop.queries';

interface ProductChoiceProps {
  chosen: readonly number[];
  onChange: (products: (before: readonly number[]) => readonly number[]) => void;
  isReadonly: boolean;
}

interface ProductFilter {
  readonly type: number | null;
  readonly status: ProductStatus;
}

export function ProductChoice({ chosen, onChange, isReadonly }: ProductChoiceProps) {
  const [filter, setFilter] = useState<ProductFilter>({ type: null, status: 1 });
  const [added, setAdded] = useState(0);
  const settled = useSettled(filter, timers.productFilterDebounce);
  const types = useQuery(productTypesQuery);
  const found = useQuery({
    ...productsQuery(settled.type, settled.status),
    placeholderData: keepPreviousData,
  });
  const nameOf = useProductNames(chosen);
  const groups = groupsOf(found.data ?? [], types.data ?? [], chosen, nameOf);

  async function choose(next: readonly number[]) {
    const main = next.filter((id) => !chosen.includes(id));
    const gone = new Set(chosen.filter((id) => !next.includes(id)));
    onChange((before) => [...before.filter((id) => !gone.has(id)), ...main]);
    setAdded(0);
    await attempt(async () => {
      const children = (await Promise.all(main.map(listChildProducts))).flat();
      if (children.length === 0) return;
      onChange((before) => [...new Set([...before, ...children])]);
      setAdded(children.length);
    });
  }

  return (
    <section className={classes.products} aria-label={s('sop.products')}>
      <div className={classes.filter}>
        <NativeSelect
          label={s('sop.products.type')}
          data={[
            { value: '', label: s('sop.products.allTypes') },
            ...(types.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={filter.type === null ? '' : String(filter.type)}
          disabled={isReadonly}
          onChange={({ currentTarget: { value } }) =>
            setFilter((before) => ({ ...before, type: value === '' ? null : Number(value) }))
          }
        />
        <NativeSelect
          label={s('sop.products.status')}
          data={[
            { value: '1', label: s('sop.products.enabled') },
            { value: '0', label: s('sop.products.disabled') },
          ]}
          value={String(filter.status)}
          disabled={isReadonly}
          onChange={({ currentTarget: { value } }) =>
            setFilter((before) => ({ ...before, status: value === '0' ? 0 : 1 }))
          }
        />
        <div className={classes.main}>
          {isReadonly ? (
            <ChosenProducts names={chosen.map(nameOf)} />
          ) : (
            <MultiChoiceField
              label={s('sop.products.main')}
              placeholder={s('sop.products.choose')}
              groups={groups}
              chosen={chosen}
              onChange={(next) => void choose(next)}
              noneText={s('sop.products.none')}
              clearLabel={s('sop.products.clear')}
            />
          )}
        </div>
      </div>
      <p className={classes.hint} role="status">
        {added > 0 && s('sop.products.children', { count: added })}
      </p>
    </section>
  );
}

function ChosenProducts({ names }: { names: readonly string[] }) {
  return (
    <>
      <span className={classes.label}>{s('sop.products.main')}</span>
      <p className={classes.plain}>{names.join('、') || s('sop.products.noneChosen')}</p>
    </>
  );
}

/** The value once it has not changed for `ms`. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Names of the chosen products; those that are no longer sold are asked for only where one is chosen. */
function useProductNames(chosen: readonly number[]): (id: number) => string {
  const sold = useQuery(productsQuery(null, 1));
  const names = new Map(sold.data?.map(({ id, name }) => [id, name]));
  const isMissing = sold.data !== undefined && chosen.some((id) => !names.has(id));
  const ended = useQuery({ ...productsQuery(null, 0), enabled: isMissing });
  for (const { id, name } of ended.data ?? []) names.set(id, s('sop.products.ended', { name }));
  return (id) => names.get(id) ?? `#${id}`;
}

type Named = readonly { readonly id: number; readonly name: string }[];

/** What can be chosen, by type; and what is chosen beside it, so that it keeps its name. */
function groupsOf(
  found: readonly { readonly id: number; readonly name: string; readonly type: number }[],
  types: Named,
  chosen: readonly number[],
  nameOf: (id: number) => string,
): ChoiceGroup[] {
  const itemOf = (id: number) => ({ value: String(id), label: nameOf(id) });
  const shown = new Set(found.map(({ id }) => id));
  const known = types.map(({ id, name }) => ({
    group: name,
    items: found
      .filter(({ type }) => type === id)
      .map((product) => ({ value: String(product.id), label: product.name })),
  }));
  const others = chosen.filter((id) => !shown.has(id)).map(itemOf);
  return [...known, { group: s('sop.products.chosen'), items: others }].filter(
    ({ items }) => items.length > 0,
  );
}
