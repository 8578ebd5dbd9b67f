/* All questions of one type, those of the types below it under their own headings (KB-04). */
import { useMemo } from 'react';
import { IconMessageCirclePlus } from '#icons';
import { Link } from 'react-router';
import { questionsBelow, questionsInOrder } from '#contract/knowledge/catalogue';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { PathTrail } from './path-trail';
import { Persons } from './persons';
import { plainText } from './plain-text';
import { QuestionMeta } from './question-meta';
import { useStaffParts } from './staff-parts';
import classes from './catalogue-view.module.css';
import type { ReactNode } from 'react';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import type { KnowledgeLinks } from './use-knowledge';

export interface CatalogueViewProps {
  type: QuestionType;
  /** From the top level down to the type itself. */
  path: readonly QuestionType[];
  links: KnowledgeLinks;
  /** Absent for staff. */
  onAsk?: ((type: QuestionType) => void) | undefined;
  /** In place of the questions, where nothing is left of them. */
  nothing?: ReactNode;
}

const excerptLength = 160;

export function CatalogueView({ type, path, links, onAsk, nothing }: CatalogueViewProps) {
  const t = useT();
  const staff = useStaffParts();
  const depth = path.length;
  return (
    <article className={classes.view}>
      <PathTrail path={path.slice(0, -1)} links={links} />
      <header className={classes.header}>
        <div>
          <PageTitle>{type.title}</PageTitle>
          {staff ? staff.persons(type) : <Persons names={type.personName} className={classes.persons} />}
        </div>
        {staff?.typeMenu(type)}
        {onAsk && depth > 1 && (
          <Button
            variant="default"
            leftSection={<IconMessageCirclePlus size={18} aria-hidden />}
            aria-label={t('knowledge.ask', { title: type.title })}
            onClick={() => onAsk(type)}
          >
            {t('knowledge.ask.short')}
          </Button>
        )}
      </header>
      {staff?.typeActs(type)}
      <QuestionsOf type={type} depth={depth} links={links} />
      {questionsBelow(type).length === 0 &&
        (nothing ?? staff?.emptyType(type) ?? <p className={classes.empty}>{t('knowledge.type.empty')}</p>)}
    </article>
  );
}

interface QuestionsOfProps {
  type: QuestionType;
  depth: number;
  links: KnowledgeLinks;
}

function QuestionsOf({ type, depth, links }: QuestionsOfProps) {
  const questions = questionsInOrder(type, depth);
  const below = type.children.filter((child) => questionsBelow(child).length > 0);
  return (
    <>
      {questions.length > 0 && (
        <ul className={classes.questions}>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} link={links.question(question.id)} />
          ))}
        </ul>
      )}
      {below.map((child) => (
        <section key={child.id} className={classes.below} aria-labelledby={`below-${child.id}`}>
          <h2 className={classes.belowTitle} id={`below-${child.id}`}>
            <Link to={links.type(child.id)} dir="auto">
              {child.title}
            </Link>
          </h2>
          <QuestionsOf type={child} depth={depth + 1} links={links} />
        </section>
      ))}
    </>
  );
}

function QuestionRow({ question, link }: { question: Question; link: string }) {
  const staff = useStaffParts();
  const excerpt = useMemo(
    () => plainText(question.description).slice(0, excerptLength),
    [question.description],
  );
  return (
    <li>
      <Link className={classes.question} to={link}>
        <span className={classes.questionTitle} dir="auto">
          {question.title}
        </span>
        {excerpt !== '' && (
          <span className={classes.excerpt} dir="auto">
            {excerpt}
          </span>
        )}
        <span className={classes.facts}>
          <QuestionMeta question={question} className={classes.meta} />
          {staff?.questionMark(question)}
        </span>
      </Link>
    </li>
  );
}
