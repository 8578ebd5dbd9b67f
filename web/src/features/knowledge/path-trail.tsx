/* Where a type or question stands in the catalogue, each part a way back up. */
import { Link } from 'react-router';
import { IconChevronRight } from '#icons';
import { useT } from '../../lib/i18n';
import classes from './path-trail.module.css';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { KnowledgeLinks } from './use-knowledge';

export interface PathTrailProps {
  /** The types above, the top level first. */
  path: readonly QuestionType[];
  links: KnowledgeLinks;
}

export function PathTrail({ path, links }: PathTrailProps) {
  const t = useT();
  return (
    <nav className={classes.trail} aria-label={t('knowledge.path')}>
      <ol className={classes.parts}>
        <li>
          <Link to={links.home}>{t('knowledge.title')}</Link>
        </li>
        {path.map((type) => (
          <li key={type.id}>
            <IconChevronRight size={14} aria-hidden />
            <Link to={links.type(type.id)} dir="auto">
              {type.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
