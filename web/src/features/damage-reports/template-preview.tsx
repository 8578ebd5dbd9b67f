/*
 * A template as its customer will see it, while staff edit it: the real form on made-up basic information.
 * It can be filled in, so that options which ask further show what they ask; nothing is sent or kept.
 */
import { useEffect, useState } from 'react';
import type { SettingsRow } from '#contract/settings/section-endpoints';
import type { TemplateOption } from '#contract/settings/section-schemas';
import type { ReportOption } from '#contract/damage-reports/schemas';
import { loadLocale, type Locale, PartLocale } from '../../lib/i18n';
import { noAnswer, type ReportItem } from './answers';
import { demoReport } from './demo/demo-report';
import { useReportLabels } from './labels';
import { ReportDocument } from './report-document';
import { useAnswerUploads } from './use-answer-uploads';
import { useReportEdits } from './use-report-edits';

type Template = Pick<SettingsRow<'reportTemplates'>, 'name' | 'nameZh' | 'items'>;

export interface TemplatePreviewProps {
  /** All parts have ids, new ones made-up. */
  template: Template;
  locale: Locale;
}

/** Use with the language as key. */
export function TemplatePreview({ template, locale }: TemplatePreviewProps) {
  const report = {
    ...demoReport(locale, 1),
    tempItemContentList: template.items.map((item, at) => itemOf(item, at, locale)),
  };
  const labels = useReportLabels('admin', report.languageType);
  const entered = useReportEdits(report, null);
  const uploads = useAnswerUploads({
    reportId: report.id,
    items: report.tempItemContentList,
    change: entered.change,
    send: showHere,
    pending: null,
  });
  const [none] = useState(() => new Set<number>());
  useEffect(() => {
    void loadLocale(locale);
  }, [locale]);
  return (
    <PartLocale value={locale}>
      <div lang={locale === 'zh' ? 'zh-CN' : 'en'}>
        <ReportDocument
          report={report}
          labels={labels}
          heading="h3"
          editing={{ entered, uploads, missing: none }}
        />
      </div>
    </PartLocale>
  );
}

/** A file that is tried out stays in this page. */
const showHere = (file: File) => Promise.resolve(URL.createObjectURL(file));

/** The text of a language; English where there is no Chinese one, as customers get it. */
function chosen(locale: Locale, english: string, chinese: string | null): string {
  return (locale === 'zh' ? chinese?.trim() : '') || english;
}

function itemOf(item: Template['items'][number], at: number, locale: Locale): ReportItem {
  const id = item.id ?? 0;
  return {
    id,
    questionType: item.questionType,
    title: chosen(locale, item.title, item.titleZh),
    isEssential: item.isEssential === 1 ? 1 : 0,
    sortIndex: at,
    content: chosen(locale, item.content, item.contentZh),
    itemList: item.options.map((option) => optionOf(option, locale)),
    answerVo: { id, ...noAnswer, checkStatus: null, checkStatusName: '', checkRemark: '' },
  };
}

function optionOf(option: TemplateOption, locale: Locale): ReportOption {
  const name = chosen(locale, option.name, option.nameZh);
  return {
    id: option.id ?? 0,
    optionName: name,
    name,
    url: '',
    damageReportContentItemImageList: option.imageUrls.map((imageUrl, id) => ({ id, imageUrl })),
    children: option.children.map((child) => optionOf(child, locale)),
  };
}
