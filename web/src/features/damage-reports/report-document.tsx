/*
 * What a report says, top to bottom: problem phenomenon, basic information, the questions, and what came of it
 * (000 §2.5, DMG-02…DMG-05). Data come in, answers go out: customers and staff, real reports and demonstrations
 * show the same.
 */
import { useId, type ReactNode } from 'react';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { formatDateTime } from '../../lib/dates';
import { inOrder } from './answers';
import { shownKeys } from './choices';
import type { ReportLabels } from './labels';
import classes from './report-document.module.css';
import { ReportQuestion, type Editing, type ReportQuestionProps } from './report-question';
import { useNumbers } from './use-numbers';

export interface ReportDocumentProps {
  report: ReportDetail;
  labels: ReportLabels;
  /** Level of the headings of the parts. */
  heading: 'h2' | 'h3';
  underReview?: ReportQuestionProps['underReview'];
  /** Missing where the answers are only shown. */
  editing?: Editing | undefined;
  /** What stands below each answer. */
  besides?: ReportQuestionProps['besides'];
}

export function ReportDocument(props: ReportDocumentProps) {
  const { report, labels, heading, underReview, editing, besides } = props;
  const items = inOrder(report.tempItemContentList);
  const numbers = useNumbers(shownKeys(items, editing?.entered.edits ?? {}));
  return (
    <>
      <Part heading={heading} title={labels.problemPhenomenon}>
        <p className={classes.text} dir="auto">
          {report.problemPhenomenon}
        </p>
      </Part>
      <Part heading={heading} title={labels.basicInfo}>
        <Basics report={report} labels={labels} />
      </Part>
      <Part heading={heading} title={labels.questions}>
        <ol className={classes.questions}>
          {items.map((item) => (
            <ReportQuestion
              key={item.id}
              report={report}
              item={item}
              labels={labels}
              numbers={numbers}
              underReview={underReview}
              editing={editing}
              besides={besides}
            />
          ))}
        </ol>
      </Part>
      {!editing && <Outcome report={report} labels={labels} heading={heading} />}
    </>
  );
}

interface PartProps {
  heading: 'h2' | 'h3';
  title: string;
  tone?: 'red';
  children: ReactNode;
}

function Part({ heading: Heading, title, tone, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id} data-tone={tone}>
      <Heading className={classes.partTitle} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The purchase channel and the shop name; for order-based reports also what the order says. */
function Basics({ report, labels }: Pick<ReportDocumentProps, 'report' | 'labels'>) {
  const paidAt = report.paymentTime;
  const rows: [string, string][] = [
    [labels.purchasingChannels, report.purchasingChannelsName],
    ...(report.purchasingChannels === '1'
      ? ([
          [labels.orderNum, report.orderNum],
          [labels.deliveryWarehouseName, report.deliveryWarehouseName],
          [labels.paymentTime, paidAt === null ? '' : formatDateTime(paidAt)],
          [labels.warrantyTypeName, report.warrantyTypeName],
        ] as [string, string][])
      : []),
    [labels.shopName, report.shopName],
  ];
  return (
    <dl className={classes.basics}>
      {rows.map(([name, value]) => (
        <div key={name} className={classes.basic}>
          <dt>{name}</dt>
          <dd dir="auto">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The conclusion of the review in status 3 or 4, the reason of a voiding in status 5. */
function Outcome({ report, labels, heading }: Pick<ReportDocumentProps, 'report' | 'labels' | 'heading'>) {
  if (report.status === 5) {
    return (
      <Part heading={heading} title={labels.abandonCause} tone="red">
        <p className={classes.text} dir="auto">
          {report.abandonCause}
        </p>
      </Part>
    );
  }
  if (report.status !== 3 && report.status !== 4) return null;
  return (
    <Part heading={heading} title={labels.checkConclusion}>
      <p className={classes.conclusion}>{report.checkConclusionStatusName}</p>
      {report.checkConclusionRemark !== '' && (
        <p className={classes.text} dir="auto">
          {report.checkConclusionRemark}
        </p>
      )}
    </Part>
  );
}
