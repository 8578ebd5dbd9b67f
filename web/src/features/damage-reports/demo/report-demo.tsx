/* Demonstrations of the form and the cards: static data, nothing is fetched or sent (ROUTE-08…ROUTE-12). */
import { useState } from 'react';
import type { ReportStatus } from '#contract/damage-reports/schemas';
import { useLocale, useT } from '../../../lib/i18n';
import { notifyInfo } from '../../../ui/notice';
import { PageTitle, useTabTitle } from '../../../ui/page-title';
import { ReturnFocus } from '../../../ui/return-focus';
import { useOwnLabels } from '../labels';
import { ReportCard } from '../report-card';
import { ReportForm } from '../report-form';
import type { FrameLayout } from '../report-frame';
import { demoCard, demoReport } from './demo-report';
import classes from './report-demo.module.css';

export interface FormDemoProps {
  status: ReportStatus;
  layout: FrameLayout;
  isView?: boolean;
  /** It is all that there is on the screen, and names its tab. */
  isScreen?: boolean;
  onClose: () => void;
}

/** The form in a status; what is entered stays in the page. */
export function FormDemo({ status, layout, isView = false, isScreen = false, onClose }: FormDemoProps) {
  const t = useT();
  const locale = useLocale();
  const labels = useOwnLabels();
  const report = demoReport(locale, status);
  useTabTitle(isScreen ? `${report.tempItemName}: ${report.statusName}` : undefined);
  const form = (
    <ReportForm
      report={report}
      labels={labels}
      layout={layout}
      isView={isView}
      draft={null}
      pending={null}
      sendFile={(file) => Promise.resolve(URL.createObjectURL(file))}
      onSubmit={() => {
        notifyInfo(t('damage.demo.notSent'));
        return Promise.resolve(false);
      }}
      onClose={onClose}
    />
  );
  return layout === 'panel' ? <div className={classes.stage}>{form}</div> : form;
}

const statuses: readonly ReportStatus[] = [1, 2, 3, 4, 5];

/** The cards in all five states; their buttons open the form over them. */
export function CardsDemo({ layout }: { layout: FrameLayout }) {
  const t = useT();
  const locale = useLocale();
  const labels = useOwnLabels();
  const [opened, setOpened] = useState<{ status: ReportStatus; isView: boolean } | null>(null);
  return (
    <>
      <div className={classes.cards} inert={opened !== null && layout === 'page'}>
        <PageTitle>{t('damage.demo.title')}</PageTitle>
        <ul className={classes.list}>
          {statuses.map((status) => (
            <li key={status}>
              <ReportCard
                card={demoCard(locale, status)}
                labels={labels}
                heading="h2"
                canFill
                onOpen={(_, isView) => setOpened({ status, isView })}
              />
            </li>
          ))}
        </ul>
      </div>
      {opened && (
        <>
          <ReturnFocus />
          <FormDemo {...opened} layout={layout} onClose={() => setOpened(null)} />
        </>
      )}
    </>
  );
}
