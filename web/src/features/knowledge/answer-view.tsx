/* One question: its title, the products it is about, the description and the guided flow (KB-13). */
import { useT } from '../../lib/i18n';
import { formatDate } from '../../lib/dates';
import { isolated } from '../../lib/isolated';
import { PageTitle } from '../../ui/page-title';
import { RichText } from '../../ui/rich-text';
import { CopyLinkButton } from './copy-link-button';
import { GuidedFlow } from './guided-flow';
import { PathTrail } from './path-trail';
import { QuestionProducts } from './question-products';
import classes from './answer-view.module.css';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import type { KnowledgeActions } from './knowledge-actions';
import type { KnowledgeLinks } from './use-knowledge';

export interface AnswerViewProps {
  question: Question;
  /** The types above the question, the top level first. */
  path: readonly QuestionType[];
  links: KnowledgeLinks;
  actions: KnowledgeActions;
  onLeave: () => void;
}

export function AnswerView({ question, path, links, actions, onLeave }: AnswerViewProps) {
  const t = useT();
  const date = formatDate(question.changeTime);
  const name = isolated(question.change_person_name);
  return (
    <article className={classes.view}>
      <PathTrail path={path} links={links} />
      <PageTitle>{question.title}</PageTitle>
      <div className={classes.facts}>
        <QuestionProducts ids={question.item} />
        <p className={classes.updated}>
          {name === '' ? t('knowledge.updatedOn', { date }) : t('knowledge.updated', { date, name })}
        </p>
        <CopyLinkButton question={question} path={path} />
      </div>
      {question.description !== '' && (
        <RichText html={question.description} className={classes.description} />
      )}
      <GuidedFlow
        key={question.id}
        question={question}
        isLoggedIn={actions.isLoggedIn}
        onLogin={actions.onLogin}
        onChatNow={actions.onChatNow}
        onLeave={onLeave}
      />
    </article>
  );
}
