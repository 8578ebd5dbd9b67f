/*
 * What the palette shows for what was typed: commands that somebody carries out now, tickets that are loaded, and
 * what the search found. Pure.
 */
import type { SearchHit } from '#contract/search/endpoints';
import type { StaffTicket } from '#contract/tickets/schemas';
import { s } from '../../lib/i18n/staff';
import {
  type CommandId,
  type CommandScene,
  commandGroups,
  commands,
  matching,
  reasonAgainst,
  shortcutOf,
} from './commands';

/** `search`: questions and SOP alone. */
export type PaletteMode = 'all' | 'search';

export type PaletteItem =
  | {
      readonly kind: 'command';
      readonly key: string;
      readonly id: CommandId;
      readonly name: string;
      readonly shortcut: string | undefined;
      /** Why it cannot be done now. */
      readonly reason: string | null;
    }
  | { readonly kind: 'ticket'; readonly key: string; readonly ticket: StaffTicket }
  | { readonly kind: 'hit'; readonly key: string; readonly hit: SearchHit };

export interface PaletteSection {
  readonly name: string;
  readonly items: readonly PaletteItem[];
}

export interface PaletteContent {
  readonly mode: PaletteMode;
  readonly typed: string;
  /** Commands that somebody carries out. */
  readonly ids: ReadonlySet<CommandId>;
  readonly scene: CommandScene;
  readonly recent: readonly StaffTicket[];
  readonly loaded: readonly StaffTicket[];
  readonly hits: readonly SearchHit[];
}

/** Most tickets of one answer. */
const mostTickets = 5;

export function paletteSections(content: PaletteContent): PaletteSection[] {
  const { mode, typed, hits } = content;
  const found: PaletteSection = {
    name: s('cmd.group.hits'),
    items: hits.map((hit) => ({ kind: 'hit', key: `${hit.kind}${hit.id}`, hit })),
  };
  const isBlank = typed.trim() === '';
  const sections =
    mode === 'search'
      ? [found]
      : isBlank
        ? [...commandSections(content).toSpliced(1, 0, ticketSection(content.recent))]
        : [...commandSections(content), ticketSection(ticketsAbout(content.loaded, typed)), found];
  return sections.filter(({ items }) => items.length > 0);
}

function commandSections({ ids, scene, typed }: PaletteContent): PaletteSection[] {
  // What opens this window is not offered in it.
  const there = commands.filter(({ id }) => ids.has(id) && id !== 'palette');
  const named = there.map((command) => ({ ...command, name: s(command.text) }));
  const shown = matching(named, typed);
  return commandGroups.map((group) => ({
    name: s(`cmd.group.${group}`),
    items: shown
      .filter((command) => command.group === group)
      .map(({ id, name }) => {
        const reason = reasonAgainst(id, scene);
        const why = reason === null ? null : s(reason);
        return { kind: 'command', key: id, id, name, shortcut: shortcutOf(id), reason: why };
      }),
  }));
}

function ticketSection(tickets: readonly StaffTicket[]): PaletteSection {
  const items = tickets.slice(0, mostTickets);
  return {
    name: s('cmd.group.recent'),
    items: items.map((ticket) => ({ kind: 'ticket', key: `ticket${ticket.id}`, ticket })),
  };
}

function ticketsAbout(loaded: readonly StaffTicket[], typed: string): StaffTicket[] {
  const named = loaded.map((ticket) => ({
    ticket,
    name: ticket.title,
    words: `${ticket.personal.name} ${ticket.personal.account} #${ticket.id}`,
  }));
  return matching(named, typed).map(({ ticket }) => ticket);
}
