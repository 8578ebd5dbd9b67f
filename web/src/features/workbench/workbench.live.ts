/*
 * Frames of the staff socket -> the staff list (001 §4, RT-13…18, Q-166). Loaded rows are patched at once; what
 * may change which rows a filter shows makes the list be fetched again, once for all that come in a second.
 */
import { useEffect } from 'react';
import { type Frame, frameTypes } from '#contract/core/frames';
import { timers } from '#contract/core/limits';
import type { StaffFrame } from '#contract/chat/messages';
import { live } from '../../lib/live';
import { queryClient } from '../../lib/query-client';
import { withBinding, withMessageNews, withRow } from './staff-rows';
import { customersOnlineQuery, patchRows, refreshStaffLists } from './workbench.queries';

/** Applies a frame to the loaded rows; false where the lists have to be fetched again. */
function applyFrame(frame: StaffFrame): boolean {
  switch (frame.msgType) {
    case frameTypes.online:
    case frameTypes.unreadTotal:
    case frameTypes.typing:
      return true;
    case frameTypes.ticketChanged: {
      const { data, recordQuestionId } = frame;
      return data !== undefined && patchRows(recordQuestionId, (row) => withRow(row, data));
    }
    case frameTypes.message: {
      const { data, recordQuestionId } = frame;
      if (data && 'seq' in data) return patchRows(recordQuestionId, (row) => withMessageNews(row, data));
      const rev = data?.rev;
      if (rev === undefined) return false;
      return patchRows(recordQuestionId, (row) => ({ ...row, rev: Math.max(row.rev, rev) }));
    }
    case frameTypes.anonymousBound: {
      const { recordQuestionIds, personal } = frame.data;
      for (const id of recordQuestionIds) {
        patchRows(id, (row) => withBinding([row], [id], personal)[0] ?? row);
      }
      // The tickets now stand in the group of the account.
      return false;
    }
    default:
      // A new ticket (2), a carry-over or another change of many (11), a report (10).
      return false;
  }
}

export interface WorkbenchLive {
  /** True where a changed row may have entered or left the filter. */
  readonly isFiltered: boolean;
  /** Frame 8: tickets that no agent has read. */
  readonly onUnreadTotal: (total: number) => void;
}

/** Keeps the staff list equal to the server's while the component is mounted. */
export function useWorkbenchLive({ isFiltered, onUnreadTotal }: WorkbenchLive): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refreshStaffLists();
      }, timers.listRefreshDebounce);
    };
    const askWhoIsOnline = () => {
      queryClient.fetchQuery({ ...customersOnlineQuery, staleTime: 0 }).catch((error: unknown) => {
        console.warn('The online list could not be read.', error);
      });
    };
    const off = [
      live.onFrame((frame: Frame) => {
        if (frame.msgType === frameTypes.online) askWhoIsOnline();
        if (frame.msgType === frameTypes.unreadTotal && typeof frame.data === 'number')
          onUnreadTotal(frame.data);
        const isApplied = applyFrame(frame as StaffFrame);
        const movesRows = frame.msgType === frameTypes.ticketChanged || frame.msgType === frameTypes.message;
        if (!isApplied || (isFiltered && movesRows)) refreshSoon();
      }),
      live.onOnlineCheck(askWhoIsOnline),
      live.onOpen(({ reconnected }) => {
        if (reconnected) void refreshStaffLists();
      }),
    ];
    return () => {
      clearTimeout(timer);
      off.forEach((stop) => stop());
    };
  }, [isFiltered, onUnreadTotal]);
}
