/*
 * The home of the knowledge base: one block per top-level type with its child types in two columns (KB-01). What
 * stands directly below a top-level type is shown as a cell of its own.
 */
import { Link } from 'react-router';
import { questionsBelow } from '#contract/knowledge/catalogue';
import { useT } from '../../lib/i18n';
import { Persons } from './persons';
import { useStaffParts } from './staff-parts';
import { TypeCell } from './type-cell';
import classes from './home-view.module.css';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { KnowledgeLinks } from './use-knowledge';

export interface HomeViewProps {
  types: readonly QuestionType[];
  links: KnowledgeLinks;
  /** Absent for staff. */
  onAsk?: ((type: QuestionType) => void) | undefined;
}

export function HomeView({ types, links, onAsk }: HomeViewProps) {
  return (
    <div className={classes.blocks}>
      {types.map((type) => (
        <TypeBlock key={type.id} type={type} links={links} onAsk={onAsk} />
      ))}
    </div>
  );
}

function TypeBlock({ type, links, onAsk }: Omit<HomeViewProps, 'types'> & { type: QuestionType }) {
  const t = useT();
  const staff = useStaffParts();
  const headingId = `block-${type.id}`;
  const own: QuestionType[] = type.element.length > 0 ? [{ ...type, children: [] }] : [];
  const cells = [...own, ...type.children];
  return (
    <section aria-labelledby={headingId}>
      <header className={classes.header}>
        <h2 className={classes.title} id={headingId} dir="auto">
          {type.title}
        </h2>
        {staff?.typeMark(type)}
        {staff ? staff.persons(type) : <Persons names={type.personName} className={classes.persons} />}
        <Link
          className={classes.viewAll}
          to={links.type(type.id)}
          aria-label={t('knowledge.viewAllOf', { title: type.title })}
        >
          {t('knowledge.viewAll')}
          <span className={classes.count}>{questionsBelow(type).length}</span>
        </Link>
        {staff?.typeMenu(type)}
      </header>
      {cells.length === 0 ? (
        <p className={classes.empty}>{staff?.noQuestions ?? t('knowledge.type.empty')}</p>
      ) : (
        <div className={classes.grid}>
          {cells.map((cell) => (
            <TypeCell
              key={cell.id}
              type={cell}
              links={links}
              isOwn={cell.id === type.id}
              onAsk={cell.id === type.id ? undefined : onAsk}
            />
          ))}
        </div>
      )}
    </section>
  );
}
