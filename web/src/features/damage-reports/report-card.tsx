/*
 * A report in the conversation: a document with its state as coloured edge (000 §4, DMG-26, DMG-32, DMG-33).
 * The buttons' words come with the card (Q-80).
 */
import { useId } from 'react';
import { IconFileDescription } from '#icons';
import type { ReportCard as Card } from '#contract/damage-reports/schemas';
import { formatDateTime } from '../../lib/dates';
import { Button } from '../../ui/button';
import { Tag } from '../../ui/tag';
import type { ReportLabels } from './labels';
import classes from './report-card.module.css';
import { isFillable, statusLabel, statusTones } from './report-states';

export interface ReportCardProps {
  card: Card;
  labels: ReportLabels;
  /** Level of its heading; below the one of the conversation unless told. */
  heading?: 'h2' | 'h3';
  /** The reader may fill it in; staff only look at it (DMG-34). */
  canFill: boolean;
  onOpen: (id: number, isView: boolean) => void;
}

export function ReportCard({ card, labels, heading: Heading = 'h3', canFill, onOpen }: ReportCardProps) {
  const titleId = useId();
  const facts = factsOf(card, labels);
  return (
    <article className={classes.card} data-tone={statusTones[card.status]} aria-labelledby={titleId}>
      <div className={classes.head}>
        <p className={classes.form}>
          <IconFileDescription size={16} aria-hidden />
          {card.formTitle}
        </p>
        <Tag tone={statusTones[card.status]}>{statusLabel(card)}</Tag>
      </div>
      <div className={classes.subject}>
        {card.pictureUrl !== '' && (
          <img className={classes.picture} src={card.pictureUrl} alt="" loading="lazy" />
        )}
        <div className={classes.words}>
          <Heading className={classes.title} id={titleId} dir="auto">
            {card.tempItemName}
          </Heading>
          <p className={classes.problem} dir="auto">
            {card.problemPhenomenon}
          </p>
        </div>
      </div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Buttons card={card} canFill={canFill} titleId={titleId} onOpen={onOpen} />
    </article>
  );
}

function Buttons({ card, canFill, titleId, onOpen }: Omit<ReportCardProps, 'labels'> & { titleId: string }) {
  const mayFill = canFill && isFillable(card.status);
  return (
    <div className={classes.actions}>
      {(!mayFill || card.status === 3) && (
        <Button variant="default" aria-describedby={titleId} onClick={() => onOpen(card.id, true)}>
          {card.view}
        </Button>
      )}
      {mayFill && (
        <Button aria-describedby={titleId} onClick={() => onOpen(card.id, false)}>
          {card.status === 3 ? card.fillInAgain : card.fillIn}
        </Button>
      )}
    </div>
  );
}

/** Names and values of what is known; order and payment belong to order-based reports. */
function factsOf(card: Card, labels: ReportLabels): [string, string][] {
  const isOrderBased = card.purchasingChannels === '1';
  const all: [string, string][] = [
    [labels.shopName, card.shopName],
    [labels.purchasingChannels, card.purchasingChannelsName],
    [labels.orderNum, isOrderBased ? card.orderNum : ''],
    [labels.paymentTime, isOrderBased && card.paymentTime !== null ? formatDateTime(card.paymentTime) : ''],
    [labels.warrantyTypeName, card.warrantyTypeName],
  ];
  return all.filter(([, value]) => value !== '');
}
