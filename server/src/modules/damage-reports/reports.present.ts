/*
 * Reports as the contract shows them. Texts of a report are in its own language; names of statuses and
 * checks are Chinese for staff, and so is the whole record list, which only staff see.
 */
import type {
  ContentItem,
  LanguageType,
  ReportAnswer,
  ReportCard,
  ReportDetail,
  ReportRow,
  ReportTemplate,
} from '#contract/damage-reports/schemas';
import type { Side } from '#contract/core/actor';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import type { Settings } from '../settings';
import type { AnswerRow } from './answers.store';
import { neutralPicture } from './neutral-picture';
import { reportTexts } from './report-texts';
import type { DamageReportRow, ReportHead } from './reports.store';
import { contentItems, localeOf, textIn } from './template-content.rules';
import type { TemplateRow } from './templates.store';

export type ReportPresenter = ReturnType<typeof createReportPresenter>;

export interface PresenterDependencies {
  readonly identity: Pick<Identity, 'listPersons'>;
  readonly settings: Pick<Settings, 'listDictionary'>;
}

/** Who reviewed a report last, and when. */
async function reviewOf(
  identity: PresenterDependencies['identity'],
  db: Db,
  { reviewer_id, reviewed_at }: DamageReportRow,
) {
  const people = await identity.listPersons(db, reviewer_id === null ? [] : [reviewer_id]);
  return { reviewerName: people.get(reviewer_id ?? 0)?.name ?? '', reviewedAt: reviewed_at };
}

type Dictionary = 'faq_purchasing_channels' | 'faq_warranty_type' | 'faq_check_conclusion';

export function createReportPresenter({ identity, settings }: PresenterDependencies) {
  /** Labels by value. */
  const labels = async (db: Db, type: Dictionary, language: LanguageType) => {
    const entries = await settings.listDictionary(db, type, localeOf(language));
    return new Map(entries.map(({ dictValue, dictLabel }) => [dictValue, dictLabel]));
  };

  return {
    async presentDetail(
      db: Db,
      report: DamageReportRow,
      answers: readonly AnswerRow[],
      side: Side,
    ): Promise<ReportDetail> {
      // Labels are in the reader's language: of staff Chinese.
      const language = side === 'admin' ? 'CN' : report.language_type;
      const channels = await labels(db, 'faq_purchasing_channels', language);
      const conclusions = await labels(db, 'faq_check_conclusion', language);
      const warranties = await labels(db, 'faq_warranty_type', language);
      const names = reportTexts[language];
      return {
        ...basics(report),
        statusName: names.statusNames[report.status],
        purchasingChannelsName: channels.get(report.purchasing_channels) ?? '',
        checkConclusionStatus: report.conclusion_status,
        checkConclusionStatusName: conclusions.get(String(report.conclusion_status)) ?? '',
        checkConclusionRemark: report.conclusion_remark,
        abandonCause:
          report.abandon_cause === reportTexts.CN.withdrawn ? names.withdrawn : report.abandon_cause,
        deliveryWarehouseName: report.warehouse_name,
        warrantyType: report.warranty_type,
        warrantyTypeName: warranties.get(report.warranty_type) ?? report.warranty_type_name,
        productionName: report.product_name,
        appealTime: report.appeal_time,
        damageReportTime: report.submitted_at,
        userFirstEntryTime: report.first_entry_at,
        ...(side === 'admin' && {
          chatRecordId: report.message_id,
          ...(await reviewOf(identity, db, report)),
        }),
        tempItemContentList: withAnswers(report.items, answers, (answer) =>
          side === 'admin'
            ? answerToStaff(answer, names.checkNames)
            : presentAnswer(answer, names.checkNames),
        ),
      };
    },

    async presentCard(db: Db, report: ReportHead): Promise<ReportCard> {
      return cardOf(report, await labels(db, 'faq_purchasing_channels', report.language_type));
    },

    /** By message. */
    async presentCards(db: Db, reports: readonly ReportHead[]): Promise<Map<number, ReportCard>> {
      const channels = {
        EN: await labels(db, 'faq_purchasing_channels', 'EN'),
        CN: await labels(db, 'faq_purchasing_channels', 'CN'),
      };
      return new Map(
        reports.map((report) => [report.message_id ?? 0, cardOf(report, channels[report.language_type])]),
      );
    },

    async presentRows(db: Db, reports: readonly ReportHead[]): Promise<ReportRow[]> {
      const channels = await labels(db, 'faq_purchasing_channels', 'CN');
      const warranties = await labels(db, 'faq_warranty_type', 'CN');
      const persons = await identity.listPersons(db, [...new Set(reports.map((row) => row.person_id))]);
      return reports.map((report) => rowOf(report, { channels, warranties, persons }));
    },
  };
}

interface RowNames {
  readonly channels: ReadonlyMap<string, string>;
  readonly warranties: ReadonlyMap<string, string>;
  readonly persons: Awaited<ReturnType<Identity['listPersons']>>;
}

function rowOf(report: ReportHead, { channels, warranties, persons }: RowNames): ReportRow {
  return {
    id: report.id,
    recordQuestionId: report.ticket_id,
    tempItemId: report.template_id,
    appealTime: report.appeal_time,
    purchasingChannelsName: channels.get(report.purchasing_channels) ?? '',
    orderNum: report.order_num,
    paymentTime: report.paid_at,
    deliveryWarehouseName: report.warehouse_name,
    merchandiseName: report.merchandise_name,
    productionName: report.product_name,
    sopName: report.sop_name,
    tempItemName: report.template_name,
    warrantyTypeName: warranties.get(report.warranty_type) ?? report.warranty_type_name,
    personName: persons.get(report.person_id)?.name ?? '',
    damageReportTime: report.submitted_at,
    status: report.status,
    statusName: reportTexts.CN.statusNames[report.status],
    chatRecordId: report.message_id,
  };
}

export function presentTemplate(template: TemplateRow, languageType: LanguageType): ReportTemplate {
  const name = textIn(languageType, template.name, template.name_zh);
  return {
    id: template.id,
    name,
    tempItemName: name,
    sopId: template.sop_id,
    languageType,
    tempItemContentList: contentItems(template, languageType),
  };
}

/** The same for both sides: it stands in the chat that both read. */
function cardOf(report: ReportHead, channels: ReadonlyMap<string, string>): ReportCard {
  const { statusNames, formTitle, fillIn, view, fillInAgain } = reportTexts[report.language_type];
  return {
    ...basics(report),
    formTitle,
    statusName: statusNames[report.status],
    pictureUrl: report.picture_url === '' ? neutralPicture : report.picture_url,
    purchasingChannelsName: channels.get(report.purchasing_channels) ?? '',
    warrantyTypeOne: statusNames[1],
    warrantyTypeTwo: statusNames[2],
    warrantyTypeThree: statusNames[3],
    warrantyTypeFour: statusNames[4],
    warrantyTypeFive: statusNames[5],
    fillIn,
    view,
    fillInAgain,
  };
}

/** What detail and card share. */
function basics(report: ReportHead) {
  return {
    id: report.id,
    recordQuestionId: report.ticket_id,
    tempItemName: report.template_name,
    status: report.status,
    languageType: report.language_type,
    problemPhenomenon: report.problem_phenomenon,
    purchasingChannels: report.purchasing_channels,
    orderNum: report.order_num,
    paymentTime: report.paid_at,
    warrantyTypeName: report.warranty_type_name,
    shopName: report.shop_name,
  };
}

type CheckNames = Readonly<Record<1 | 2, string>>;

function withAnswers(
  items: readonly ContentItem[],
  answers: readonly AnswerRow[],
  present: (answer: AnswerRow) => ReportAnswer,
) {
  const answerOf = new Map(answers.map((answer) => [answer.item_id, answer]));
  return items.flatMap((item) => {
    const answer = answerOf.get(item.id);
    return answer === undefined ? [] : [{ ...item, answerVo: present(answer) }];
  });
}

function presentAnswer(answer: AnswerRow, checkNames: CheckNames): ReportAnswer {
  return {
    id: answer.id,
    content: answer.content,
    contentItemId: answer.content_item_id,
    url: answer.url,
    checkStatus: answer.check_status,
    checkStatusName: checkNameOf(answer.check_status, checkNames),
    checkRemark: answer.check_remark,
  };
}

/** With what it replaced. */
function answerToStaff(answer: AnswerRow, checkNames: CheckNames): ReportAnswer {
  const { earlier } = answer;
  return {
    ...presentAnswer(answer, checkNames),
    earlier: earlier && { ...earlier, checkStatusName: checkNameOf(earlier.checkStatus, checkNames) },
  };
}

function checkNameOf(status: 1 | 2 | null, checkNames: CheckNames): string {
  return status === null ? '' : checkNames[status];
}
