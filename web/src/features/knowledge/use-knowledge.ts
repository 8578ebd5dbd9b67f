/*
 * The state of a knowledge screen: the catalogue from the cache, and from the address what is open and by which
 * products it is filtered.
 */
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { filterCatalogue } from '#contract/knowledge/catalogue';
import { errorText } from '../../lib/api';
import { setViewState } from '../../lib/view-state';
import { reportAccess } from './access-statistics';
import { navOf, readAddress, viewOf, writeAddress } from './knowledge-address';
import { catalogueQuery, itemsQuery } from './knowledge.queries';
import { useProductFilter } from './use-product-filter';
import type { KnowledgeAddress, KnowledgeView } from './knowledge-address';
import type { Item } from '#contract/shop/schemas';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { ViewComponent } from '../../lib/view-state';

/** Addresses of the screens, with the filter that is set. */
export interface KnowledgeLinks {
  readonly home: string;
  readonly type: (id: number) => string;
  readonly question: (id: number) => string;
}

export interface Knowledge {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Why it failed, in the reader's language. */
  readonly problem: string;
  /** What the address asks for, also while the catalogue is on its way. */
  readonly asked: KnowledgeAddress['target']['kind'];
  /** The home is what shows, or what is about to. */
  readonly isHome: boolean;
  readonly retry: () => void;
  /** The whole catalogue. */
  readonly types: readonly QuestionType[];
  /** What the product filter leaves of it. */
  readonly shown: readonly QuestionType[];
  readonly view: KnowledgeView;
  readonly links: KnowledgeLinks;
  readonly filter: readonly number[];
  readonly setFilter: (items: readonly number[]) => void;
  /** Goes to one of the links. */
  readonly goTo: (link: string) => void;
}

const none: readonly QuestionType[] = [];

const componentOf: Record<KnowledgeView['kind'], ViewComponent> = {
  home: 'Home',
  catalogue: 'Catalog',
  answer: 'AnswerQuestion',
  editing: 'AnswerQuestion',
};

/** A product that is no longer sold filters nothing: nobody could see it in the filter and take it away. */
function withKnownItems(address: KnowledgeAddress, products: readonly Item[] | undefined): KnowledgeAddress {
  if (products === undefined) return address;
  const known = new Set(products.map((product) => product.id));
  return { ...address, items: address.items.filter((id) => known.has(id)) };
}

/** Reads address and catalogue; counts what is opened. */
export function useKnowledge(): Knowledge {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const catalogue = useQuery(catalogueQuery);
  const types = useLatest(catalogue.data);
  const products = useQuery(itemsQuery).data;
  const address = useMemo(() => withKnownItems(readAddress(query), products), [query, products]);
  const view = useOpenView(types ?? none, address.target);
  const links = useMemo(() => linksOf(pathname, query, address.items), [pathname, query, address.items]);
  const shown = useMemo(() => filterCatalogue(types ?? none, address.items), [types, address.items]);
  const { filter, setFilter } = useProductFilter(address.items, (items) => {
    void navigate(`${pathname}${writeAddress(query, { ...address, items })}`, { replace: true });
  });
  useRemembered(types !== undefined, view, address.items);
  const asked = address.target.kind;
  return {
    status: types ? 'ready' : catalogue.isError ? 'failed' : 'loading',
    problem: catalogue.isError ? errorText(catalogue.error) : '',
    asked,
    isHome: (types ? view.kind : asked) === 'home',
    retry: () => void catalogue.refetch(),
    types: types ?? none,
    shown,
    view,
    links,
    filter,
    setFilter,
    goTo: (link) => void navigate(link),
  };
}

/** What was seen stays while it is fetched anew: a login empties the cache, and the catalogue is for everybody. */
function useLatest<Data>(data: Data | undefined): Data | undefined {
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return data ?? latest;
}

/** Remembers the question that was shown last, so that it is not taken for a broken link when it vanishes. */
function useOpenView(types: readonly QuestionType[], target: KnowledgeAddress['target']): KnowledgeView {
  const [openedId, setOpenedId] = useState<number>();
  const view = useMemo(() => viewOf(types, target, openedId), [types, target, openedId]);
  if (view.kind === 'answer' && view.question.id !== openedId) setOpenedId(view.question.id);
  return view;
}

function linksOf(pathname: string, query: URLSearchParams, items: readonly number[]): KnowledgeLinks {
  const linkTo = (target: KnowledgeAddress['target']) =>
    `${pathname}${writeAddress(query, { target, items })}`;
  return {
    home: linkTo({ kind: 'home' }),
    type: (id) => linkTo({ kind: 'type', id }),
    question: (id) => linkTo({ kind: 'question', id }),
  };
}

/** Keeps the place in the view state (SHELL-04) and counts the opening. */
function useRemembered(isLoaded: boolean, view: KnowledgeView, items: readonly number[]): void {
  const component = componentOf[view.kind];
  const questionId = view.kind === 'answer' ? view.question.id : undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const path = 'path' in view ? view.path : [];
    setViewState({
      base: 'knowledgeBase',
      component,
      nav: navOf(path),
      questionId: questionId ?? null,
      itemFilter: [...items],
    });
  }, [isLoaded, view, component, questionId, items]);
  useEffect(() => {
    if (isLoaded) return reportAccess(component, questionId);
  }, [isLoaded, component, questionId]);
}
