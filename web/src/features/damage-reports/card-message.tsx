/* A message of type 10: its card, in words of the report's language. */
import type { Side } from '#contract/core/actor';
import type { ReportCard as Card } from '#contract/damage-reports/schemas';
import { cardOf } from './card';
import { useOwnLabels, useReportLabels } from './labels';
import { ReportCard, type ReportCardProps } from './report-card';
import classes from './report-card.module.css';

export interface CardMessageProps {
  side: Side;
  /** Content of the message. */
  content: string;
  onOpen: ReportCardProps['onOpen'];
}

export function CardMessage({ content, ...props }: CardMessageProps) {
  const labels = useOwnLabels();
  const card = cardOf(content);
  return card ? <Known card={card} {...props} /> : <p className={classes.broken}>{labels.formTitle}</p>;
}

function Known({ card, side, onOpen }: Omit<CardMessageProps, 'content'> & { card: Card }) {
  const labels = useReportLabels(side, card.languageType);
  return <ReportCard card={card} labels={labels} canFill={side === 'user'} onOpen={onOpen} />;
}
