/* One type on the home: who looks after it, its four newest questions and the way to all of them (KB-02 … KB-04). */
import { Link } from 'react-router';
import { latestQuestions, questionsBelow } from '#contract/knowledge/catalogue';
import { useT } from '../../lib/i18n';
import { AskButton } from './ask-button';
import { Persons } from './persons';
import { QuestionMeta } from './question-meta';
import { useStaffParts } from './staff-parts';
import classes from './home-view.module.css';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { KnowledgeLinks } from './use-knowledge';

export interface TypeCellProps {
  type: QuestionType;
  links: KnowledgeLinks;
  /** The questions of a top-level type itself: its block says the rest. */
  isOwn: boolean;
  /** undefined where a ticket cannot be made about the type itself (VALID-01). */
  onAsk: ((type: QuestionType) => void) | undefined;
}

export function TypeCell({ type, links, isOwn, onAsk }: TypeCellProps) {
  const t = useT();
  const headingId = `type-${type.id}`;
  const latest = latestQuestions(type);
  const parts = useStaffParts();
  const staff = isOwn ? null : parts;
  return (
    <section className={classes.cell} aria-labelledby={headingId}>
      <header className={classes.cellHeader}>
        <h3 className={classes.cellTitle} id={headingId}>
          <Link to={links.type(type.id)} dir="auto">
            {type.title}
          </Link>
          {staff?.typeMark(type)}
        </h3>
        {onAsk && <AskButton type={type} onAsk={onAsk} />}
        {staff?.typeMenu(type)}
      </header>
      {staff ? staff.persons(type) : <Persons names={type.personName} className={classes.persons} />}
      {latest.length === 0 ? (
        <p className={classes.empty}>{parts?.noQuestions ?? t('knowledge.type.empty')}</p>
      ) : (
        <ul className={classes.questions}>
          {latest.map((question) => (
            <li key={question.id}>
              <Link className={classes.question} to={links.question(question.id)}>
                <span className={classes.questionTitle} dir="auto">
                  {question.title}
                </span>
                <span className={classes.facts}>
                  <QuestionMeta question={question} className={classes.meta} />
                  {parts?.questionMark(question)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link
        className={classes.viewAll}
        to={links.type(type.id)}
        aria-label={t('knowledge.viewAllOf', { title: type.title })}
      >
        {t('knowledge.viewAll')}
        <span className={classes.count}>{questionsBelow(type).length}</span>
      </Link>
    </section>
  );
}
