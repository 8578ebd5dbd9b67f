/*
 * The agent's work status is one for all their tabs: what another tab, browser or program changes is heard by frame
 * 14, and what was missed during a break is asked for once the socket is back.
 */
import { useEffect } from 'react';
import type { Side, WorkStatus } from '#contract/core/actor';
import { frameTypes } from '#contract/core/frames';
import { live } from '../../lib/live';

export function useLiveDuty(
  side: Side,
  onDuty: (status: WorkStatus) => void,
  identifyAgain: () => Promise<unknown>,
): void {
  useEffect(() => {
    if (side !== 'admin') return;
    const stops = [
      live.onFrame(({ msgType, data }) => {
        if (msgType === frameTypes.duty && (data === 0 || data === 1 || data === 2)) onDuty(data);
      }),
      live.onOpen(({ reconnected }) => {
        if (reconnected) void identifyAgain();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [side, onDuty, identifyAgain]);
}
