/* The customer's damage reports in the query cache, and the calls around them (000 §7). */
import { queryOptions } from '@tanstack/react-query';
import type { Side } from '#contract/core/actor';
import type { LanguageType, ReportDetail } from '#contract/damage-reports/schemas';
import { call } from '../../lib/api';
import { queryClient } from '../../lib/query-client';
import { uploadFiles } from '../../lib/upload';
import { isForPieces, uploadInPieces, type PiecesOptions } from '../../lib/upload-pieces';
import { submission, type Edits } from './answers';

/** All own reports that were opened; frames make the one in sight be fetched again. */
export const reportsKey = ['damageReports'] as const;

/** An own report with its questions and answers. */
export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: [...reportsKey, id],
    queryFn: () => call('POST /api/user/damageReport/getShowDamageReportById', { id }),
    // Frames tell of changes only while the form is open.
    staleTime: 0,
  });

/** Label texts of the form; they change with a release only. */
export const formTextsQuery = (side: Side, languageType: LanguageType) =>
  queryOptions({
    queryKey: ['damageReportTexts', side, languageType],
    queryFn: () =>
      side === 'user'
        ? call('POST /javaplus/user/form/damage', { languageType })
        : call('POST /javaplus/admin/form/damage', { languageType }),
    staleTime: Infinity,
  });

/** Fetches the report in sight again. */
export function refreshReports(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: reportsKey });
}

/** Notes the first time that a report in status 1 was opened (DMG-23); the server keeps the first one. */
export async function enterReport(id: number): Promise<void> {
  await call('POST /api/user/damageReport/addUserFistEntryTime', { id });
}

/** Sends all answers of a report (DMG-24). */
export async function submitReport(report: ReportDetail, edits: Edits): Promise<void> {
  await call('POST /api/user/damageReport/editDamageReport', { data: submission(report, edits) });
}

/** Stores a file of an answer, a large one in pieces; answers the address to keep (UPLOAD-10). */
export async function uploadAnswerFile(file: File, options: PiecesOptions): Promise<string> {
  const name = isForPieces(file)
    ? await uploadInPieces(file, options)
    : await uploadFiles('POST /javaplus/user/file/upload', [file], options);
  return `/static/${name}`;
}
