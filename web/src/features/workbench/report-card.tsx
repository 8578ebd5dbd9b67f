/*
 * A report in the conversation as staff see it: a document with its state as coloured edge and one button that
 * shows it (DMG-32…34).
 */
import { useId } from 'react';
import { IconFileDescription } from '@tabler/icons-react';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { Tag } from '../../ui/tag';
import { timeOrNone } from './orders-words';
import { uploadAddress } from './report-answers';
import { type CardContent, cardContentOf } from './report-card-content';
import classes from './report-card.module.css';
import { reportStateWord, reportTones } from './report-states';

export interface ReportCardProps {
  /** Content of the message, JSON. */
  content: string;
  onView: (id: number) => void;
}

export function ReportCard({ content, onView }: ReportCardProps) {
  const card = cardContentOf(content);
  if (!card) return <p className={classes.broken}>{s('card.broken')}</p>;
  return <Document card={card} onView={onView} />;
}

function Document({ card, onView }: { card: CardContent; onView: (id: number) => void }) {
  const titleId = useId();
  const picture = uploadAddress(card.picture);
  const facts: [string, string][] = [
    [s('card.shop'), card.shop],
    [s('card.channel'), card.channel],
    ...(card.isOrderBased
      ? ([
          [s('card.order'), card.order],
          [s('card.payment'), timeOrNone(card.payment)],
          [s('card.warranty'), card.warranty],
        ] satisfies [string, string][])
      : []),
  ];
  return (
    <article className={classes.card} data-tone={reportTones[card.status]} aria-labelledby={titleId}>
      <div className={classes.head}>
        <span className={classes.form}>
          <IconFileDescription size={16} aria-hidden />
          {card.title || s('card.broken')}
        </span>
        <Tag tone={reportTones[card.status]}>{card.statusText || reportStateWord(card.status)}</Tag>
      </div>
      <div className={classes.subject}>
        {picture !== null && <img className={classes.picture} src={picture} alt="" loading="lazy" />}
        <div className={classes.words}>
          <h3 className={classes.title} id={titleId}>
            {card.template || s('card.broken')}
          </h3>
          <p className={classes.problem}>{card.problem}</p>
        </div>
      </div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value || s('pane.emptyValue')}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="default"
        size="compact-md"
        className={classes.view}
        aria-describedby={titleId}
        onClick={() => onView(card.id)}
      >
        {s('card.view')}
      </Button>
    </article>
  );
}
