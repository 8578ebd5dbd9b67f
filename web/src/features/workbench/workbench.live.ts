/*
 * Frames of the staff socket -> the staff list (001 §4, RT-13…18, Q-166). Loaded rows are changed once per drawn
 * frame, however many come; what may change which rows a filter shows makes the list be fetched again.
 */
import { useEffect } from 'react';
import { type Frame, frameTypes } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import type { StaffFrame } from '#contract/chat/messages';
import type { StaffTicket } from '#contract/tickets/schemas';
import { live } from '../../lib/live';
import { queryClient } from '../../lib/query-client';
import { refreshDirectories } from './directory.queries';
import { type RowChange, withBinding, withMessageNews, withRow } from './staff-rows';
import {
  addRows,
  customersOnlineQuery,
  outdateOtherLists,
  patchAll,
  refreshStaffLists,
} from './workbench.queries';
import { createFrameBatch, createPace } from './workbench.pace';

/** What some frames together do to the loaded rows. */
interface Effect {
  readonly changes: Map<number, RowChange>;
  /** Rows as they are now, of frames 2 and 3, and which of them are new tickets. */
  readonly rows: Map<number, StaffTicket>;
  readonly newIds: Set<number>;
  /** Something that rows alone do not tell. */
  needsFetch: boolean;
}

function addChange({ changes }: Effect, id: number, change: RowChange): void {
  const before = changes.get(id);
  // The latest stands last: totals of the customer are taken from it.
  changes.delete(id);
  changes.set(id, before ? (row) => change(before(row)) : change);
}

function takeFrame(effect: Effect, frame: StaffFrame): void {
  switch (frame.msgType) {
    case frameTypes.online:
    case frameTypes.unreadTotal:
    case frameTypes.typing:
    case frameTypes.viewers:
    case frameTypes.duty:
      return;
    case frameTypes.newTicket:
    case frameTypes.ticketChanged: {
      const { data, recordQuestionId } = frame;
      if (data === undefined) return void (effect.needsFetch = true);
      effect.rows.set(recordQuestionId, data);
      if (frame.msgType === frameTypes.newTicket) effect.newIds.add(recordQuestionId);
      return addChange(effect, recordQuestionId, (row) => withRow(row, data));
    }
    case frameTypes.message: {
      const { data, recordQuestionId } = frame;
      if (data === undefined) return void (effect.needsFetch = true);
      return addChange(effect, recordQuestionId, (row) =>
        'seq' in data ? withMessageNews(row, data) : { ...row, rev: Math.max(row.rev, data.rev) },
      );
    }
    case frameTypes.anonymousBound: {
      const { recordQuestionIds, personal } = frame.data;
      for (const id of recordQuestionIds) addChange(effect, id, (row) => withBinding(row, personal));
      // The totals of the account are others now.
      effect.needsFetch = true;
      return;
    }
    default:
      // A carry-over or another change of many (11), a report (10).
      effect.needsFetch = true;
  }
}

/** Applies frames to what is loaded; true where the lists have to be fetched again. */
function applyFrames(frames: readonly StaffFrame[], isFiltered: boolean): boolean {
  const effect: Effect = { changes: new Map(), rows: new Map(), newIds: new Set(), needsFetch: false };
  for (const frame of frames) takeFrame(effect, frame);
  if (effect.changes.size === 0) return effect.needsFetch;
  const loaded = patchAll(effect.changes);
  const missing = [...effect.rows].filter(([id]) => !loaded.has(id)).map(([, row]) => row);
  if (!isFiltered) {
    addRows(missing, (id) => effect.newIds.has(id));
    outdateOtherLists();
  }
  // With a filter a changed row may have entered or left the list.
  return effect.needsFetch || isFiltered;
}

export interface WorkbenchLive {
  readonly isFiltered: boolean;
  /** Frame 8: tickets that are unread for this person. */
  readonly onUnreadTotal: (total: number) => void;
  /** The connection is back: what frame 8 would have said meanwhile was missed. */
  readonly onReturn: () => void;
}

/** Keeps list, directories and online marks equal to the server's while the component is mounted. */
export function useWorkbenchLive({ isFiltered, onUnreadTotal, onReturn }: WorkbenchLive): void {
  useEffect(() => {
    let waiting: StaffFrame[] = [];
    const lists = createPace(refreshStaffLists, { pause: timers.listRefreshDebounce, now: Date.now });
    const directories = createPace(refreshDirectories, { pause: timers.listRefreshDebounce, now: Date.now });
    const batch = createFrameBatch(() => {
      const frames = waiting;
      waiting = [];
      if (applyFrames(frames, isFiltered)) lists.schedule();
    });
    const askWhoIsOnline = () => {
      queryClient.fetchQuery({ ...customersOnlineQuery, staleTime: 0 }).catch((error: unknown) => {
        console.warn('The online list could not be read.', error);
      });
    };
    const off = [
      live.onFrame((frame: Frame) => {
        if (frame.msgType === frameTypes.online) return askWhoIsOnline();
        if (frame.msgType === frameTypes.unreadTotal) {
          if (typeof frame.data === 'number') onUnreadTotal(frame.data);
          return;
        }
        if (frame.msgType === frameTypes.refresh) directories.schedule();
        if (frame.data === undefined) lists.schedule();
        waiting.push(frame as StaffFrame);
        batch.schedule();
      }),
      live.onOnlineCheck(askWhoIsOnline),
      live.onOpen(({ reconnected }) => {
        if (!reconnected) return;
        onReturn();
        void refreshStaffLists();
        void refreshDirectories();
      }),
    ];
    return () => {
      off.forEach((stop) => stop());
      batch.stop();
      // What came and was not drawn yet is not lost with the change of the filter.
      if (waiting.length > 0 && applyFrames(waiting, isFiltered)) void refreshStaffLists();
      lists.stop();
      directories.stop();
    };
  }, [isFiltered, onUnreadTotal, onReturn]);
}
