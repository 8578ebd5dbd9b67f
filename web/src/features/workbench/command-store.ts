/*
 * Who carries out a command: the part of the screen that can, as long as it is there. What nobody can do is not
 * offered. Also the open ticket, and where a text for the reply goes.
 */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { readStored, writeStored } from '../../lib/storage';
import { type CommandId, shortcutOf } from './commands';

export interface CommandsNow {
  /** Commands that somebody carries out. */
  readonly ids: ReadonlySet<CommandId>;
  readonly ticket: StaffTicketDetails | null;
  /** Puts a text into the reply; null where nothing can be written. */
  readonly insert: ((text: string) => void) | null;
  /** Letters alone do something; somebody may not want that (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean;
}

const storageKey = 'faq_bench_single_keys';
const runs = new Map<CommandId, () => void>();
const listeners = new Set<() => void>();
let now: CommandsNow = {
  ids: new Set(),
  ticket: null,
  insert: null,
  hasSingleKeys: readStored(storageKey) !== 'off',
};

function publish(change: Partial<CommandsNow>): void {
  now = { ...now, ...change };
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function commandsNow(): CommandsNow {
  return now;
}

export function useCommandsNow(): CommandsNow {
  return useSyncExternalStore(subscribe, commandsNow);
}

/** The key of a command as it is written; undefined where it has none, or letters alone do nothing. */
export function useShortcut(id: CommandId): string | undefined {
  return useSingleKeys() ? shortcutOf(id) : undefined;
}

/** Whether letters alone do something. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, () => now.hasSingleKeys);
}

/** Does it; nothing where nobody can. */
export function runCommand(id: CommandId): void {
  runs.get(id)?.();
}

export function chooseSingleKeys(hasSingleKeys: boolean): void {
  writeStored(storageKey, hasSingleKeys ? null : 'off');
  publish({ hasSingleKeys });
}

/** The calling component carries these out while it is there. The same ones at every drawing. */
export function useCommands(handlers: Partial<Record<CommandId, () => void>>): void {
  const run = useEffectEvent((id: CommandId) => handlers[id]?.());
  const names = Object.keys(handlers).join(' ');
  useEffect(() => {
    const own = names.split(' ').filter(Boolean) as CommandId[];
    const mine = own.map((id): [CommandId, () => void] => [id, () => run(id)]);
    for (const [id, call] of mine) runs.set(id, call);
    publish({ ids: new Set(runs.keys()) });
    return () => {
      for (const [id, call] of mine) if (runs.get(id) === call) runs.delete(id);
      publish({ ids: new Set(runs.keys()) });
    };
  }, [names]);
}

/** Says which ticket is open, and takes texts for its reply where one can be written. */
export function useCommandTicket(
  ticket: StaffTicketDetails | null,
  insert: ((text: string) => void) | null,
): void {
  const take = useEffectEvent((text: string) => insert?.(text));
  const canInsert = insert !== null;
  useEffect(() => publish({ ticket }), [ticket]);
  useEffect(() => {
    publish({ insert: canInsert ? (text) => take(text) : null });
  }, [canInsert]);
  useEffect(() => () => publish({ ticket: null, insert: null }), []);
}
