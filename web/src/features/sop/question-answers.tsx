/* A question as it is read (SOP-16): title, phenomenon, and each answer with language, order number and content. */
import type { ReactNode } from 'react';
import type { SopQuestion } from '#contract/sop/schemas';
import { s } from '../../lib/i18n/staff';
import { Tag } from '../../ui/tag';
import classes from './question-answers.module.css';

export function QuestionAnswers({ question, action }: { question: SopQuestion; action: ReactNode }) {
  const { title, problem_phenomenon, answerList } = question;
  return (
    <article className={classes.question}>
      <header className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        {action}
      </header>
      <p className={classes.phenomenon}>
        <span className={classes.label}>{s('sop.phenomenon')}</span>
        <span dir="auto">{problem_phenomenon}</span>
      </p>
      {answerList.length === 0 && <p className={classes.none}>{s('sop.answers.empty')}</p>}
      <ol className={classes.answers}>
        {answerList.map(({ id, order_no, language, content }) => (
          <li key={id} className={classes.answer}>
            <p className={classes.facts}>
              <span className={classes.number}>{order_no}</span>
              <Tag>{s(`sop.language.${language}`)}</Tag>
            </p>
            <p className={classes.label}>{s('sop.answer.content')}</p>
            <p className={classes.content} lang={language === 'EN' ? 'en' : 'zh'} dir="auto">
              {content}
            </p>
          </li>
        ))}
      </ol>
    </article>
  );
}
