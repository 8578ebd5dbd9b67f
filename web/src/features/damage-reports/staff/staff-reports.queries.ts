/* Damage reports in the query cache of staff, and what staff do with one that is out (001 §7, Q-75, Q-76). */
import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import { call } from '../../../lib/api';
import { refreshReports, reportsKey } from '../damage-reports.queries';

/** A report with its questions and answers; frames make the one in sight be read again. */
export const staffReportQuery = (id: number) =>
  queryOptions({
    queryKey: [...reportsKey, 'staff', id],
    queryFn: ({ signal }) =>
      call('POST /javaplus/admin/afterSale/damageReport/getShowDamageReportById', { id }, { signal }),
    staleTime: 0,
  });

/** Entries of a dictionary; they change with the settings only. */
export const dictionaryQuery = (
  dictType: 'faq_check_conclusion' | 'faq_purchasing_channels' | 'faq_warranty_type',
) =>
  queryOptions({
    queryKey: ['damageReportDictionary', dictType],
    queryFn: ({ signal }) =>
      call('POST /javaplus/admin/afterSale/damageReport/getDictListByDictType', { dictType }, { signal }),
    staleTime: 300_000,
  });

type ReviewCall = 'POST /javaplus/admin/afterSale/damageReport/reviewDamageReport';

export async function reviewReport(body: BodyOf<Endpoints[ReviewCall]>): Promise<void> {
  await call('POST /javaplus/admin/afterSale/damageReport/reviewDamageReport', body);
  await refreshReports();
}

type VoidCall = 'POST /javaplus/admin/afterSale/damageReport/voidDamageReport';

/** The card stays and says why. */
export async function voidReport(body: BodyOf<Endpoints[VoidCall]>): Promise<void> {
  await call('POST /javaplus/admin/afterSale/damageReport/voidDamageReport', body);
  await refreshReports();
}

/** Takes a report back that the customer has not filled in yet; its card goes. */
export async function withdrawReport(id: number): Promise<void> {
  await call('POST /javaplus/afterSale/damageReport/repealDamageReport', { id });
  void refreshReports();
}
