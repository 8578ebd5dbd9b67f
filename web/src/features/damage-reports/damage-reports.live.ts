/* Frames of the main socket -> the open report (DMG-56): what was reviewed, voided or withdrawn meanwhile. */
import { useEffect } from 'react';
import { frameTypes } from '#contract/core/frames';
import { live } from '../../lib/live';
import { refreshReports } from './damage-reports.queries';

/** Keeps the report that is in sight equal to the server's. */
export function useReportsLive(): void {
  useEffect(() => {
    const off = [
      live.onFrame(({ msgType }) => {
        if (msgType === frameTypes.report) void refreshReports();
      }),
      live.onOpen(({ reconnected }) => {
        if (reconnected) void refreshReports();
      }),
    ];
    return () => off.forEach((stop) => stop());
  }, []);
}
