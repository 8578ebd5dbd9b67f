/* What stands in the middle of a knowledge screen, by the address, in its four states. */
import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { IconFilterOff, IconPencil, IconBooks } from '@tabler/icons-react';
import { Link, useNavigationType } from 'react-router';
import { useT } from '../../lib/i18n';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { InlineAlert } from '../../ui/inline-alert';
import { PageTitle } from '../../ui/page-title';
import { AnswerView } from './answer-view';
import { CatalogueView } from './catalogue-view';
import { HomeView } from './home-view';
import classes from './knowledge-content.module.css';
import type { ReactNode } from 'react';
import type { KnowledgeActions } from './knowledge-actions';
import type { KnowledgeView } from './knowledge-address';
import type { Knowledge } from './use-knowledge';

export interface KnowledgeContentProps {
  knowledge: Knowledge;
  actions: KnowledgeActions;
}

export function KnowledgeContent({ knowledge, actions }: KnowledgeContentProps) {
  const t = useT();
  const { status, view } = knowledge;
  const place = useFocusOnChange(status === 'ready' ? keyOf(view) : undefined);
  if (status === 'loading') return <ContentSkeleton />;
  if (status === 'failed') {
    return <ErrorState title={t('knowledge.catalogue.loadFailed')} onRetry={knowledge.retry} />;
  }
  return (
    <div className={classes.content} ref={place} tabIndex={-1}>
      {contentOf(knowledge, actions)}
    </div>
  );
}

function contentOf(knowledge: Knowledge, actions: KnowledgeActions): ReactNode {
  const { view, links, goTo } = knowledge;
  switch (view.kind) {
    case 'home':
      return <Home knowledge={knowledge} actions={actions} missing={view.missing} />;
    case 'catalogue':
      return <CatalogueView type={view.type} path={view.path} links={links} onAsk={actions.onAsk} />;
    case 'answer':
      return (
        <AnswerView
          question={view.question}
          path={view.path}
          links={links}
          actions={actions}
          onLeave={() => goTo(links.type(view.question.question_type_id))}
        />
      );
    case 'editing':
      return <Editing home={links.home} />;
  }
}

interface HomeProps extends KnowledgeContentProps {
  missing: 'type' | 'question' | null;
}

function Home({ knowledge, actions, missing }: HomeProps) {
  const t = useT();
  const { types, shown, links, filter, setFilter } = knowledge;
  return (
    <>
      <PageTitle hidden>{t('knowledge.title')}</PageTitle>
      {missing !== null && (
        <div className={classes.notice}>
          <InlineAlert role="status">
            {t(missing === 'type' ? 'knowledge.unknownType' : 'knowledge.unknownLink')}
          </InlineAlert>
        </div>
      )}
      {shown.length > 0 && <HomeView types={shown} links={links} onAsk={actions.onAsk} />}
      {types.length === 0 && (
        <EmptyState
          icon={<IconBooks size={24} />}
          title={t('knowledge.catalogue.emptyTitle')}
          text={t('knowledge.catalogue.emptyText')}
        />
      )}
      {types.length > 0 && shown.length === 0 && filter.length > 0 && (
        <EmptyState
          icon={<IconFilterOff size={24} />}
          title={t('knowledge.filter.emptyTitle')}
          text={t('knowledge.filter.emptyText')}
          action={<Button onClick={() => setFilter([])}>{t('knowledge.filter.clear')}</Button>}
        />
      )}
    </>
  );
}

function Editing({ home }: { home: string }) {
  const t = useT();
  return (
    <div role="status">
      <EmptyState
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

function ContentSkeleton() {
  return (
    <Loading>
      {[0, 1].map((block) => (
        <div key={block} className={classes.bones}>
          <SkeletonLines widths={[0.3]} />
          <div className={classes.boneGrid}>
            {[0, 1, 2, 3].map((cell) => (
              <SkeletonLines key={cell} widths={[0.5, 0.9, 0.8, 0.85, 0.7]} />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}

function keyOf(view: KnowledgeView): string {
  if (view.kind === 'catalogue') return `type ${view.type.id}`;
  return view.kind === 'answer' ? `question ${view.question.id}` : view.kind;
}

/** A new screen begins at its top and takes the focus; going back leaves the place to the browser. */
function useFocusOnChange(key: string | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  const navigation = useNavigationType();
  useEffect(() => {
    if (key === undefined || shown.current === key) return;
    const isFirst = shown.current === undefined;
    shown.current = key;
    if (isFirst) return;
    element.current?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [key, navigation]);
  return element;
}
