/*
 * The catalogue as nested lists: top-level types are always open, deeper ones fold and unfold (KB-11). The way
 * to what is open on the screen is unfolded.
 */
import { useState } from 'react';
import { IconChevronRight } from '#icons';
import { Link } from 'react-router';
import { isAlwaysOpen, questionsBelow, questionsInOrder } from '#contract/knowledge/catalogue';
import { useT } from '../../lib/i18n';
import { AskButton } from './ask-button';
import classes from './catalogue-tree.module.css';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { KnowledgeView } from './knowledge-address';
import { useStaffParts } from './staff-parts';
import type { KnowledgeLinks } from './use-knowledge';

export interface CatalogueTreeProps {
  types: readonly QuestionType[];
  view: KnowledgeView;
  links: KnowledgeLinks;
  /** Absent for staff. */
  onAsk?: ((type: QuestionType) => void) | undefined;
  /** Called when a link was followed, so that a sheet can close. */
  onFollow?: () => void;
}

interface Branch extends Omit<CatalogueTreeProps, 'types'> {
  /** Types unfolded or folded by hand. */
  folds: ReadonlyMap<number, boolean>;
  onFold: (typeId: number, isOpen: boolean) => void;
  depth: number;
}

export function CatalogueTree({ types, ...rest }: CatalogueTreeProps) {
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map());
  const branch: Branch = {
    ...rest,
    folds,
    onFold: (typeId, isOpen) => setFolds((before) => new Map(before).set(typeId, isOpen)),
    depth: 1,
  };
  return (
    <ul className={classes.tree}>
      {types.map((type) => (
        <TypeNode key={type.id} type={type} {...branch} />
      ))}
    </ul>
  );
}

function TypeNode({ type, ...branch }: Branch & { type: QuestionType }) {
  const { view, depth, folds } = branch;
  const isOnPath = 'path' in view && view.path.some((above) => above.id === type.id);
  const isFixed = isAlwaysOpen(depth);
  const isOpen = isFixed || (folds.get(type.id) ?? isOnPath);
  return (
    <li className={isFixed ? classes.top : undefined}>
      {isFixed ? <TopRow type={type} {...branch} /> : <FoldRow type={type} isOpen={isOpen} {...branch} />}
      {isOpen && <Below type={type} {...branch} />}
    </li>
  );
}

function isShown(view: KnowledgeView, type: QuestionType): boolean {
  return view.kind === 'catalogue' && view.type.id === type.id;
}

function TopRow({ type, links, view, onFollow }: Branch & { type: QuestionType }) {
  const staff = useStaffParts();
  const link = (
    <Link
      className={classes.topLink}
      to={links.type(type.id)}
      aria-current={isShown(view, type) ? 'page' : undefined}
      onClick={onFollow}
    >
      <span dir="auto">{type.title}</span>
      {staff?.typeMark(type)}
    </Link>
  );
  if (!staff) return link;
  return (
    <div className={classes.row}>
      {link}
      {staff.typeMenu(type)}
    </div>
  );
}

function FoldRow({ type, isOpen, onFold, onAsk }: Branch & { type: QuestionType; isOpen: boolean }) {
  const staff = useStaffParts();
  return (
    <div className={classes.row}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        onClick={() => onFold(type.id, !isOpen)}
      >
        <IconChevronRight className={classes.chevron} size={16} aria-hidden />
        <span className={classes.label} dir="auto">
          {type.title}
        </span>
        {staff?.typeMark(type)}
        <span className={classes.count}>{questionsBelow(type).length}</span>
      </button>
      {onAsk && <AskButton type={type} onAsk={onAsk} size={32} />}
      {staff?.typeMenu(type)}
    </div>
  );
}

function Below({ type, ...branch }: Branch & { type: QuestionType }) {
  const t = useT();
  const { view, links, depth, onFollow } = branch;
  const staff = useStaffParts();
  return (
    <ul className={classes.below} data-depth={depth}>
      {type.children.map((child) => (
        <TypeNode key={child.id} type={child} {...branch} depth={depth + 1} />
      ))}
      {questionsInOrder(type, depth).map((question) => (
        <li key={question.id} className={staff ? classes.row : undefined}>
          <Link
            className={classes.leaf}
            to={links.question(question.id)}
            aria-current={view.kind === 'answer' && view.question.id === question.id ? 'page' : undefined}
            onClick={onFollow}
          >
            <span dir="auto">{question.title}</span>
            {staff?.questionMark(question, true)}
          </Link>
          {staff?.questionMenu(question)}
        </li>
      ))}
      {!isAlwaysOpen(depth) && (
        <li>
          <Link
            className={classes.all}
            to={links.type(type.id)}
            aria-current={isShown(view, type) ? 'page' : undefined}
            aria-label={t('knowledge.viewAllOf', { title: type.title })}
            onClick={onFollow}
          >
            {t('knowledge.viewAll')}
          </Link>
        </li>
      )}
    </ul>
  );
}
