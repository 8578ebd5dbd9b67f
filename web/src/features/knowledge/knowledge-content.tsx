/* What stands in the middle of a knowledge screen, by the address, in its four states. */
import { useEffect, useRef } from 'react';
import { IconFilterOff, IconPencil, IconBooks } from '#icons';
import { Link, useNavigationType } from 'react-router';
import { findTypePath } from '#contract/knowledge/catalogue';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/states';
import { InlineAlert } from '../../ui/inline-alert';
import { PageTitle } from '../../ui/page-title';
import { AnswerView } from './answer-view';
import { CatalogueView } from './catalogue-view';
import { ContentSkeleton } from './content-skeleton';
import { HomeView } from './home-view';
import classes from './knowledge-content.module.css';
import type { ReactNode } from 'react';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { KnowledgeActions } from './knowledge-actions';
import type { KnowledgeView } from './knowledge-address';
import { useStaffParts, type StaffParts } from './staff-parts';
import type { Knowledge } from './use-knowledge';

export interface KnowledgeContentProps {
  knowledge: Knowledge;
  /** What customers can do; absent for staff, who have parts of their own. */
  actions?: KnowledgeActions | undefined;
}

export function KnowledgeContent({ knowledge, actions }: KnowledgeContentProps) {
  const t = useT();
  const { status, view } = knowledge;
  const staff = useStaffParts();
  const place = useFocusOnChange(status === 'ready' ? keyOf(view) : undefined);
  if (status === 'loading') return <ContentSkeleton asked={knowledge.asked} />;
  if (status === 'failed') {
    return (
      <>
        <PageTitle hidden>{t('knowledge.title')}</PageTitle>
        <ErrorState
          title={t('knowledge.catalogue.loadFailed')}
          text={knowledge.problem}
          onRetry={knowledge.retry}
        />
      </>
    );
  }
  return (
    <div className={classes.content} ref={place} tabIndex={-1}>
      {contentOf(knowledge, actions, staff)}
    </div>
  );
}

function contentOf(
  knowledge: Knowledge,
  actions: KnowledgeActions | undefined,
  staff: StaffParts | null,
): ReactNode {
  const { view, links, goTo } = knowledge;
  switch (view.kind) {
    case 'home':
      return <Home knowledge={knowledge} actions={actions} missing={view.missing} />;
    case 'catalogue':
      return <Catalogue knowledge={knowledge} actions={actions} type={view.type} path={view.path} />;
    case 'answer':
      if (staff) return staff.question(view);
      return (
        actions && (
          <AnswerView
            question={view.question}
            path={view.path}
            links={links}
            actions={actions}
            onLeave={() => goTo(links.type(view.question.question_type_id))}
          />
        )
      );
    case 'editing':
      return staff ? staff.gone : <Editing home={links.home} />;
  }
}

interface CatalogueProps extends KnowledgeContentProps {
  type: QuestionType;
  path: readonly QuestionType[];
}

/** A type as the product filter leaves it (KB-05). */
function Catalogue({ knowledge, actions, type, path }: CatalogueProps) {
  const { shown, links, filter, setFilter } = knowledge;
  const left = findTypePath(shown, type.id)?.at(-1);
  return (
    <CatalogueView
      type={left ?? { ...type, element: [], children: [] }}
      path={path}
      links={links}
      onAsk={actions?.onAsk}
      {...(!left && filter.length > 0 && { nothing: <NothingLeft onClear={() => setFilter([])} /> })}
    />
  );
}

function NothingLeft({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState
      icon={<IconFilterOff size={24} />}
      title={t('knowledge.filter.emptyTitle')}
      text={t('knowledge.filter.emptyText')}
      action={<Button onClick={onClear}>{t('knowledge.filter.clear')}</Button>}
    />
  );
}

interface HomeProps extends KnowledgeContentProps {
  missing: 'type' | 'question' | null;
}

function Home({ knowledge, actions, missing }: HomeProps) {
  const t = useT();
  const staff = useStaffParts();
  const { types, shown, links, filter, setFilter } = knowledge;
  return (
    <>
      <PageTitle hidden>{t('knowledge.title')}</PageTitle>
      {missing !== null && types.length > 0 && (
        <div className={classes.notice}>
          <InlineAlert role="status">
            {t(missing === 'type' ? 'knowledge.unknownType' : 'knowledge.unknownLink')}
          </InlineAlert>
        </div>
      )}
      {shown.length > 0 && <HomeView types={shown} links={links} onAsk={actions?.onAsk} />}
      {types.length === 0 &&
        (staff?.emptyCatalogue ?? (
          <EmptyState
            icon={<IconBooks size={24} />}
            title={t('knowledge.catalogue.emptyTitle')}
            text={t('knowledge.catalogue.emptyText')}
          />
        ))}
      {types.length > 0 && shown.length === 0 && filter.length > 0 && (
        <NothingLeft onClear={() => setFilter([])} />
      )}
    </>
  );
}

function Editing({ home }: { home: string }) {
  const t = useT();
  return (
    <div role="status">
      <EmptyState
        isScreen
        icon={<IconPencil size={24} />}
        title={t('knowledge.editing.title')}
        text={t('knowledge.editing.text')}
        action={
          <Button component={Link} to={home}>
            {t('knowledge.editing.action')}
          </Button>
        }
      />
    </div>
  );
}

/** In the shape of what the address asks for. */
function keyOf(view: KnowledgeView): string {
  if (view.kind === 'catalogue') return `type ${view.type.id}`;
  return view.kind === 'answer' ? `question ${view.question.id}` : view.kind;
}

/** A new screen begins at its top and its title takes the focus, so that it is heard; going back leaves the place to the browser. */
function useFocusOnChange(key: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const navigation = useNavigationType();
  useEffect(() => {
    if (key === undefined || shown.current === key) return;
    const isFirst = shown.current === undefined;
    shown.current = key;
    if (isFirst) return;
    const title = element.current?.querySelector('h1');
    (title ?? element.current)?.focus({ preventScroll: true });
    if (navigation === 'POP') return;
    (element.current?.closest('[data-scrolls]') ?? window).scrollTo(0, 0);
  }, [key, navigation]);
  return element;
}
