/* What the history shows, in words and as the address holds it. Pure. */
import type { HistoryRow, HistorySection } from '#contract/settings/history-endpoints';
import type { StaffMessageKey } from '../../../lib/i18n/staff';
import type { Section } from '../section.types';
import { sections } from '../sections';
import type { HistoryFilter } from './history.queries';

export const actions = {
  added: 'set.action.added',
  changed: 'set.action.changed',
  deleted: 'set.action.deleted',
} as const satisfies Record<HistoryRow['action'], StaffMessageKey>;

export const sources = {
  screen: 'set.source.screen',
  import: 'set.source.import',
  restore: 'set.source.restore',
} as const satisfies Record<HistoryRow['source'], StaffMessageKey>;

const contentWords = {
  questionTypes: 'set.h.questionTypes',
  questions: 'set.h.questions',
  sopDirectories: 'set.h.sopDirectories',
  sopQuestions: 'set.h.sopQuestions',
} as const;

/** What keeps a history, in the order of the list at the left. */
export const historySections: readonly HistorySection[] = [
  ...(Object.keys(sections) as (keyof typeof sections)[]),
  ...(Object.keys(contentWords) as (keyof typeof contentWords)[]),
];

/** The word of a section of the history. */
export function wordOfSection(section: HistoryRow['section']): StaffMessageKey {
  return section in contentWords
    ? contentWords[section as keyof typeof contentWords]
    : sections[section as Exclude<HistoryRow['section'], keyof typeof contentWords>].title;
}

/** The form of a section of the history; content has none. */
export function formOf(section: HistoryRow['section']): Section | undefined {
  return section in contentWords ? undefined : sections[section as keyof typeof sections];
}

/** Midnight of a day such as 2026-11-21 in the reader's zone, some days later; undefined for what is no day. */
function midnight(day: string | null, later = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  if (year === undefined) return undefined;
  const time = new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
  return Number.isNaN(time) || time < 0 ? undefined : time;
}

/** The filter of an address; what it cannot be is left out. */
export function filterOf(params: URLSearchParams): HistoryFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const section = one('section', historySections);
  const action = one('action', ['added', 'changed', 'deleted'] as const);
  const personId = /^\d{1,9}$/.test(params.get('person') ?? '') ? Number(params.get('person')) : undefined;
  const [from, to] = [midnight(params.get('from')), midnight(params.get('to'), 1)];
  const search = (params.get('q') ?? '').trim();
  return {
    ...(section && { section }),
    ...(action && { action }),
    ...(personId !== undefined && { personId }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(search !== '' && { search }),
    pageNum: Math.max(1, Math.min(1_000_000, Math.trunc(Number(params.get('page'))) || 1)),
  };
}
