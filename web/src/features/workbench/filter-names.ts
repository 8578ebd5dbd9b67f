/* Words for the values of the filter, and the chips that say what is filtered by. Pure. */
import type { StaffMessageKey } from '../../lib/i18n/staff';
import { s } from '../../lib/i18n/staff';
import { type DirectoryNode, nameOfDirectory } from './directory-rows';
import { type ListPart, listParts, type SolveState, type StaffFilter } from './filter';
import type { TypeNode } from './filter-choice';
import type { Agent } from './filter.queries';

export const stateNames: Readonly<Record<SolveState, StaffMessageKey>> = {
  0: 'bench.state.noReply',
  1: 'bench.state.solved',
  2: 'bench.state.replied',
  3: 'bench.state.abnormal',
};

const partNames: Readonly<Record<ListPart, StaffMessageKey>> = {
  states: 'filter.state',
  typeIds: 'filter.type',
  personIds: 'filter.person',
  urgencies: 'filter.urgency',
  marks: 'filter.mark',
  shifts: 'filter.shift',
};

/** What names ids; undefined while it loads. */
export interface Names {
  readonly types: readonly TypeNode[] | undefined;
  readonly agents: readonly Agent[] | undefined;
  readonly directories: readonly DirectoryNode[] | undefined;
}

export interface Chip {
  readonly key: string;
  readonly label: string;
  /** The filter without it. */
  readonly without: StaffFilter;
}

/** More values of one part share a chip. */
const mostChips = 3;

export function chipsOf(filter: StaffFilter, names: Names): Chip[] {
  const chips = listParts.flatMap((part) => partChips(filter, part, names));
  const clientName = filter.clientName.trim();
  if (clientName !== '') {
    const label = `${s('filter.clientName')}：${clientName}`;
    chips.push({ key: 'clientName', label, without: { ...filter, clientName: '' } });
  }
  if (filter.directoryId !== null) {
    const name = nameOfDirectory(names.directories ?? [], filter.directoryId);
    const label = `${s('filter.directory')}：${name ?? unknown(filter.directoryId)}`;
    chips.push({ key: 'directoryId', label, without: { ...filter, directoryId: null } });
  }
  return chips;
}

function partChips(filter: StaffFilter, part: ListPart, names: Names): Chip[] {
  const values: readonly (string | number)[] = filter[part];
  if (values.length > mostChips) {
    const label = s('filter.several', { name: s(partNames[part]), count: values.length });
    return [{ key: part, label, without: { ...filter, [part]: [] } }];
  }
  return values.map((value) => ({
    key: `${part}-${value}`,
    label: labelOf(part, value, names),
    without: { ...filter, [part]: values.filter((one) => one !== value) },
  }));
}

const unknown = (id: number | string) => s('filter.unknown', { id: String(id) });

function labelOf(part: ListPart, value: string | number, { types, agents }: Names): string {
  switch (part) {
    case 'states':
      return s(stateNames[value as SolveState]);
    case 'shifts':
      return s(`shift.${value as 1 | 2 | 3}`);
    case 'typeIds':
      return nameOfType(types ?? [], value) ?? unknown(value);
    case 'personIds':
      return agents?.find(({ id }) => id === value)?.name ?? unknown(value);
    case 'urgencies':
    case 'marks':
      return String(value);
  }
}

function nameOfType(nodes: readonly TypeNode[], id: string | number): string | undefined {
  for (const node of nodes) {
    const name = node.id === id ? node.title : nameOfType(node.children, id);
    if (name !== undefined) return name;
  }
  return undefined;
}
