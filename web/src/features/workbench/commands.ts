/*
 * Everything an agent can do by a word or a key: the one table behind the palette, the shortcuts, their help and
 * the keys in tooltips; and why something cannot be done now. Pure.
 */
import type { StaffTicket } from '#contract/tickets/schemas';
import type { StaffMessageKey } from '../../lib/i18n/staff';

export type CommandGroup = 'ticket' | 'go' | 'context' | 'filter' | 'staff' | 'help';

interface CommandRow {
  readonly group: CommandGroup;
  /** Key that does it from anywhere but a text field, as `KeyboardEvent.key` says it. */
  readonly key?: string;
  /** What else somebody may type to find it. */
  readonly words: string;
}

const table = {
  reply: { group: 'ticket', key: 'r', words: 'reply answer huifu' },
  solve: { group: 'ticket', key: 's', words: 'solve close done jiejue' },
  assign: { group: 'ticket', key: 'a', words: 'assign handler fenpai 处理人' },
  classify: { group: 'ticket', key: 'c', words: 'classify directory guilei 目录' },
  comment: { group: 'ticket', key: 'm', words: 'comment memo note beizhu' },
  rate: { group: 'ticket', key: 'v', words: 'rating review pingjia' },
  next: { group: 'go', key: 'n', words: 'next ticket xiayige' },
  previous: { group: 'go', key: 'p', words: 'previous ticket shangyige' },
  list: { group: 'go', key: 'l', words: 'list tickets liebiao' },
  bench: { group: 'go', words: 'workbench gongzuotai' },
  knowledge: { group: 'go', words: 'knowledge base zhishiku' },
  steps: { group: 'context', key: '1', words: 'steps buzhou' },
  orders: { group: 'context', key: '2', words: 'orders invoice dingdan 发票 物流' },
  records: { group: 'context', key: '3', words: 'damage reports baosun' },
  facts: { group: 'context', key: '4', words: 'facts information xinxi' },
  ai: { group: 'context', key: '5', words: 'assistant zhushou' },
  context: { group: 'context', key: 'i', words: 'context pane' },
  side: { group: 'filter', key: 'f', words: 'filter directories shaixuan' },
  noReply: { group: 'filter', words: 'filter no reply weihuifu' },
  replied: { group: 'filter', words: 'filter replied yihuifu' },
  abnormal: { group: 'filter', words: 'filter abnormal yichang' },
  solved: { group: 'filter', words: 'filter solved yijiejue' },
  mine: { group: 'filter', words: 'filter mine wode' },
  unfiltered: { group: 'filter', words: 'filter clear all qingchu' },
  onDuty: { group: 'staff', words: 'on duty shangban 上工' },
  offDuty: { group: 'staff', words: 'off duty xiaban' },
  scheme: { group: 'staff', words: 'dark light theme 深色 浅色 主题' },
  search: { group: 'help', key: '/', words: 'search sop sousuo' },
  palette: { group: 'help', words: 'palette commands mingling' },
  help: { group: 'help', key: '?', words: 'help shortcuts kuaijiejian' },
} as const satisfies Record<string, CommandRow>;

export type CommandId = keyof typeof table;

export interface Command extends CommandRow {
  readonly id: CommandId;
  readonly text: StaffMessageKey;
}

/** In the order in which they are shown. */
export const commands: readonly Command[] = (Object.keys(table) as CommandId[]).map((id) => ({
  id,
  text: `cmd.${id}`,
  ...table[id],
}));

export const commandGroups: readonly CommandGroup[] = ['ticket', 'go', 'context', 'filter', 'staff', 'help'];

/** The command of a key; undefined where the key means nothing. */
export function commandOfKey(key: string): CommandId | undefined {
  return commands.find((command) => command.key === key)?.id;
}

/** How a key is written on a button: letters large. */
export function keyLabel(key: string): string {
  return key.toUpperCase();
}

/** The key of a command as it is written; undefined where it has none. */
export function shortcutOf(id: CommandId): string | undefined {
  const row: CommandRow = table[id];
  return row.key === undefined ? undefined : keyLabel(row.key);
}

/** What decides about what can be done. */
export interface CommandScene {
  /** The open ticket; null where there is none. */
  readonly ticket: Pick<StaffTicket, 'isSolved' | 'request_score'> | null;
  readonly isReadonly: boolean;
  readonly workStatus: 0 | 1 | 2;
}

/** What each action on a ticket asks for beside the ticket itself; the words are those of its button. */
const demands: Partial<Record<CommandId, { duty?: true; solvedWords?: StaffMessageKey }>> = {
  reply: { duty: true, solvedWords: 'bench.solvedBlock' },
  solve: { solvedWords: 'bench.solvedBlock' },
  assign: { duty: true, solvedWords: 'ticket.closed' },
  classify: { duty: true, solvedWords: 'ticket.closed' },
  comment: {},
  rate: { duty: true },
};

/** Why a command cannot be done now; null when it can. */
export function reasonAgainst(id: CommandId, scene: CommandScene): StaffMessageKey | null {
  const { ticket, isReadonly, workStatus } = scene;
  if (id === 'onDuty' || id === 'offDuty')
    return workStatus === (id === 'onDuty' ? 1 : 0) ? 'cmd.why.current' : null;
  const demand = demands[id];
  if (!demand) return null;
  if (!ticket) return 'bench.none.title';
  if (isReadonly) return 'bench.readOnly';
  if (demand.duty && workStatus !== 1) return 'bench.offDuty';
  if (demand.solvedWords && ticket.isSolved === 1) return demand.solvedWords;
  if (id === 'rate' && ticket.request_score === 1) return 'bench.rating.requested';
  if (id === 'rate' && ticket.request_score === 3) return 'bench.rating.rated';
  return null;
}

/** Those that a typed text is about; all for a blank one. */
export function matching<Known extends { readonly name: string; readonly words: string }>(
  all: readonly Known[],
  typed: string,
): Known[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ name, words }) => {
    const text = `${name} ${words}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
