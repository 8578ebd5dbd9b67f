/*
 * The words of a form or card: in the language of the report, from the server, and our own in the
 * language of the interface until they are there or when they cannot be had.
 */
import { useQuery } from '@tanstack/react-query';
import type { Side } from '#contract/core/actor';
import type { LanguageType } from '#contract/damage-reports/schemas';
import { useT } from '../../lib/i18n';
import { formTextsQuery } from './damage-reports.queries';

const keys = [
  'formTitle',
  'problemPhenomenon',
  'basicInfo',
  'purchasingChannels',
  'orderNum',
  'deliveryWarehouseName',
  'paymentTime',
  'warrantyTypeName',
  'shopName',
  'questions',
  'checkConclusion',
  'checkRemark',
  'abandonCause',
  'cancel',
  'submit',
  'back',
  'change',
  'pleaseEnter',
  'required',
  'notAnswered',
  'earlierAnswer',
  'newAnswer',
  'uploadImage',
  'uploadVideo',
  'uploadImageHint',
  'uploadVideoHint',
  'uploadFailed',
  'submitSucceeded',
  'submitFailed',
] as const;

export type ReportLabels = Readonly<Record<(typeof keys)[number], string>>;

/** Our own words, in the language of the interface. */
export function useOwnLabels(): ReportLabels {
  const t = useT();
  return Object.fromEntries(keys.map((key) => [key, t(`damage.label.${key}`)])) as ReportLabels;
}

/** The words in the language of a report; ours while that is unknown. */
export function useReportLabels(side: Side, language: LanguageType | undefined): ReportLabels {
  const own = useOwnLabels();
  const { data } = useQuery({ ...formTextsQuery(side, language ?? 'EN'), enabled: language !== undefined });
  return data === undefined ? own : { ...own, ...data };
}
