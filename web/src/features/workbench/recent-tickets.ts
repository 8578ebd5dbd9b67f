/*
 * Tickets opened last in this tab, the newest first. Only their ids are kept; what they are about is read from the
 * rows that are loaded.
 */
import { useEffect } from 'react';
import type { StaffTicket } from '#contract/tickets/schemas';
import { loadedTickets } from './workbench.queries';

const most = 8;
const storageKey = 'faq_bench_recent';
let ids: readonly number[] | null = null;

function read(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(Number.isSafeInteger).slice(0, most) : [];
  } catch {
    return [];
  }
}

function withOpened(before: readonly number[], id: number): number[] {
  return [id, ...before.filter((other) => other !== id)].slice(0, most);
}

/** Notes the open ticket. */
export function useRecentTicket(id: number | null): void {
  useEffect(() => {
    if (id === null) return;
    ids = withOpened(ids ?? read(), id);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(ids));
    } catch {
      // Blocked or full: they are known until the page is left.
    }
  }, [id]);
}

/** Those opened before `openId`. */
export function recentTickets(openId: number | null): StaffTicket[] {
  const others = (ids ?? read()).filter((id) => id !== openId);
  const loaded = new Map(others.length === 0 ? [] : loadedTickets().map((ticket) => [ticket.id, ticket]));
  return others.flatMap((id) => loaded.get(id) ?? []);
}
