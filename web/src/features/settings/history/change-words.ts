/*
 * How a change of a section is told: fields as its form calls them, and the names of what rows name by id. Both come
 * from what is there now; what is gone keeps its number.
 */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { HistorySection } from '#contract/settings/history-endpoints';
import type { SettingsSection } from '#contract/settings/section-endpoints';
import { call } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { labelIn, type Telling } from '../describe';
import { textOf } from '../section.types';
import { sections } from '../sections';
import { allRowsQuery, settingsKey } from '../settings.queries';
import { formOf } from './history-filter';

/** Trees of content that rows name by id. */
type Tree = 'directories' | 'questionTypes';

/** What the fields of a section name by id. */
const references: { readonly [Name in HistorySection]?: Readonly<Record<string, SettingsSection | Tree>> } = {
  products: { typeId: 'productTypes', childIds: 'products' },
  reportTemplates: { sopId: 'reportSops', productIds: 'products' },
  questionTypes: { parentId: 'questionTypes', personIds: 'staff' },
  questions: { typeId: 'questionTypes', productIds: 'products' },
  sopDirectories: { parentId: 'directories' },
  sopQuestions: { directoryId: 'directories', productIds: 'products' },
};

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children: readonly Branch[];
}

interface Titled {
  readonly id: number;
  readonly title: string;
  readonly children: readonly Titled[];
}

const branchOf = ({ id, title, children }: Titled): Branch => ({
  id,
  name: title,
  children: children.map(branchOf),
});

function namesOf(branches: readonly Branch[]): [number, string][] {
  return branches.flatMap(({ id, name, children }): [number, string][] => [[id, name], ...namesOf(children)]);
}

const treeQuery = (tree: Tree) =>
  queryOptions({
    queryKey: [...settingsKey, 'names', tree],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, string>> => {
      if (tree === 'questionTypes') {
        const types = await call('POST /java/front/getQuestionTypeList', {}, { signal });
        return new Map(namesOf(types.map(branchOf)));
      }
      const { children } = await call('GET /java/admin/getAllDirectoryList', undefined, { signal });
      return new Map(namesOf(children));
    },
  });

const isTree = (named: SettingsSection | Tree): named is Tree =>
  named === 'directories' || named === 'questionTypes';

/** The words for a change of this section; until the names have come, numbers. */
export function useTelling(section: HistorySection): Telling {
  const own = references[section] ?? {};
  const named = [...new Set(Object.values(own))];
  const lists = named.filter((one) => !isTree(one));
  const [tree] = named.filter(isTree);
  const found = useQueries({ queries: lists.map((name) => allRowsQuery(name)) });
  const inTree = useQuery({ ...treeQuery(tree ?? 'directories'), enabled: tree !== undefined });
  const nameOf = (key: string, id: number): string => {
    const where = own[key];
    if (where === undefined) return String(id);
    if (isTree(where)) {
      if (id === 0 && key === 'parentId') return s('set.topLevel');
      return inTree.data?.get(id) ?? `#${id}`;
    }
    const row = found[lists.indexOf(where)]?.data?.find((one) => one.id === id);
    const name = row && (textOf(row['name']) || sections[where].titleOf(row));
    return name || `#${id}`;
  };
  return {
    labelOf: (key) =>
      section === 'questions' && key === 'typeId' ? s('set.h.questionTypes') : labelIn(formOf(section), key),
    wordFor(key, value) {
      if (own[key] === undefined) return undefined;
      if (typeof value === 'number') return nameOf(key, value);
      return Array.isArray(value) ? value.map((id) => nameOf(key, Number(id))).join('，') : undefined;
    },
  };
}
