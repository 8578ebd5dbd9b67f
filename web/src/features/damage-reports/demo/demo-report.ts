/*
 * A made-up report with all five kinds of questions, in any status, and its card (ROUTE-08…ROUTE-12). The shapes
 * are those of real ones.
 */
import type {
  ReportAnswer,
  ReportCard,
  ReportDetail,
  ReportOption,
  ReportStatus,
} from '#contract/damage-reports/schemas';
import type { Locale } from '../../../lib/i18n';
import { encodeChoices, encodeUploads, noAnswer, type AnswerText, type ReportItem } from '../answers';
import { demoPictures } from './demo-pictures';
import { demoTexts, type DemoTexts } from './demo-texts';

const paidAt = Date.UTC(2026, 8, 14, 7, 30, 12);
const appealAt = Date.UTC(2026, 10, 18, 9, 5, 7);
const ids = { stick: 11, roll: 12, pitch: 13, lever: 14, left: 15, right: 16 };
const slot = { jumps: 21, drifts: 22, dead: 23, label: 41 };

/** The report in a status, in a language. */
export function demoReport(locale: Locale, status: ReportStatus): ReportDetail {
  const texts = demoTexts[locale];
  const isReviewed = status === 3 || status === 4;
  return {
    ...basics(locale, texts, status),
    deliveryWarehouseName: texts.warehouse,
    warrantyType: '1',
    productionName: texts.shopName,
    checkConclusionStatus: isReviewed ? 3 : null,
    checkConclusionStatusName: isReviewed ? texts.conclusion : '',
    checkConclusionRemark: isReviewed ? texts.conclusionRemark : '',
    abandonCause: status === 5 ? texts.abandonCause : '',
    appealTime: appealAt,
    damageReportTime: status === 1 ? null : appealAt + 3_600_000,
    userFirstEntryTime: null,
    tempItemContentList: itemsOf(texts, status),
  };
}

/** Its card in a status, in a language. */
export function demoCard(locale: Locale, status: ReportStatus): ReportCard {
  const texts = demoTexts[locale];
  return {
    ...basics(locale, texts, status),
    formTitle: texts.formTitle,
    pictureUrl: demoPictures.product,
    warrantyTypeOne: texts.status1,
    warrantyTypeTwo: texts.status2,
    warrantyTypeThree: texts.status3,
    warrantyTypeFour: texts.status4,
    warrantyTypeFive: texts.status5,
    fillIn: texts.fillIn,
    view: texts.view,
    fillInAgain: texts.fillInAgain,
  };
}

function basics(locale: Locale, texts: DemoTexts, status: ReportStatus) {
  return {
    id: status,
    recordQuestionId: 0,
    tempItemName: texts.template,
    status,
    statusName: texts[`status${status}`],
    languageType: locale === 'zh' ? ('CN' as const) : ('EN' as const),
    problemPhenomenon: texts.phenomenon,
    purchasingChannels: '1',
    purchasingChannelsName: texts.channel,
    orderNum: '20260914000317',
    paymentTime: paidAt,
    warrantyTypeName: texts.warranty,
    shopName: texts.shopName,
  };
}

function itemsOf(texts: DemoTexts, status: ReportStatus): ReportItem[] {
  const uploaded = encodeUploads([{ url: demoPictures.label, itemId: slot.label }]);
  const answer = (at: number, text: Partial<AnswerText>, remark: string) =>
    answerOf(texts, status, at, text, remark);
  return [
    {
      ...question(1, 11, texts.which, 1, '', choicesOfAxis(texts)),
      answerVo: answer(1, { contentItemId: String(ids.left) }, texts.whichRemark),
    },
    {
      ...question(2, 12, texts.signs, 1, texts.signsHint, [
        option(slot.jumps, texts.jumps),
        option(slot.drifts, texts.drifts),
        option(slot.dead, texts.dead),
      ]),
      answerVo: answer(2, { contentItemId: encodeChoices([slot.jumps]) }, texts.signsRemark),
    },
    {
      ...question(3, 21, texts.story, 1, texts.storyHint, []),
      answerVo: answer(3, { content: texts.storyText }, texts.storyRemark),
    },
    { ...question(4, 31, texts.video, 0, '', []), answerVo: answer(4, {}, '') },
    {
      ...question(5, 32, texts.serial, 1, texts.serialHint, [
        option(slot.label, texts.label, { picture: demoPictures.label }),
      ]),
      answerVo: answer(5, { url: uploaded }, texts.serialRemark),
    },
  ];
}

function choicesOfAxis(texts: DemoTexts): ReportOption[] {
  return [
    option(ids.stick, texts.stick, {
      children: [
        option(ids.roll, texts.roll, { picture: demoPictures.roll }),
        option(ids.pitch, texts.pitch, { picture: demoPictures.pitch }),
      ],
    }),
    option(ids.lever, texts.lever, {
      children: [option(ids.left, texts.left), option(ids.right, texts.right)],
    }),
  ];
}

function question(
  sortIndex: number,
  questionType: ReportItem['questionType'],
  title: string,
  isEssential: 0 | 1,
  content: string,
  itemList: ReportOption[],
) {
  return { id: sortIndex, questionType, title, isEssential, sortIndex, content, itemList };
}

interface OptionParts {
  picture?: string;
  children?: ReportOption[];
}

function option(id: number, optionName: string, { picture, children = [] }: OptionParts = {}): ReportOption {
  const images = picture === undefined ? [] : [{ id, imageUrl: picture }];
  return { id, optionName, name: optionName, url: '', damageReportContentItemImageList: images, children };
}

/** Empty in status 1; in status 3 all but those without a remark are rejected, in status 4 none. */
function answerOf(
  texts: DemoTexts,
  status: ReportStatus,
  id: number,
  text: Partial<AnswerText>,
  remark: string,
): ReportAnswer {
  const isReviewed = status === 3 || status === 4;
  const isRejected = status === 3 && remark !== '';
  return {
    id,
    ...noAnswer,
    ...(status === 1 ? {} : text),
    checkStatus: isReviewed ? (isRejected ? 1 : 2) : null,
    checkStatusName: isReviewed ? (isRejected ? texts.rejected : texts.approved) : '',
    checkRemark: isRejected ? remark : '',
  };
}
