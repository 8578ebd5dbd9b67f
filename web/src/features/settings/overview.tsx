/* The beginning of the settings: what is missing until the shop works, and what there is. */
import { Link } from 'react-router';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { IconArrowRight, IconCircle, IconCircleCheckFilled } from '#icons';
import type { QuestionType } from '#contract/knowledge/schemas';
import { call, errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { type ShopState, type Step, stepsOf } from './first-steps';
import { PlaceHead } from './place-head';
import type { Row } from './section.types';
import { groups, sections, titleOfPlace, type SettingsPlace } from './sections';
import { allRowsQuery, rowQuery, rowsQuery, settingsKey } from './settings.queries';
import classes from './settings.module.css';

const read = ['productTypes', 'products', 'reportSops', 'reportTemplates', 'ratingOptions'] as const;

/** What customers can read: they are shown what is published. */
const publishedQuery = queryOptions({
  queryKey: [...settingsKey, 'published'],
  queryFn: async ({ signal }) =>
    questionCount(await call('POST /java/front/getQuestionTypeList', {}, { signal })),
  meta: { tables: ['question', 'questionType'] },
});

function questionCount(types: readonly QuestionType[]): number {
  const isPublished = ({ valid }: QuestionType['element'][number]) => valid === 1;
  return types.reduce(
    (sum, { element, children }) => sum + element.filter(isPublished).length + questionCount(children),
    0,
  );
}

function useShopState() {
  const lists = useQueries({ queries: read.map((name) => allRowsQuery(name)) });
  const shop = useQuery(rowQuery('shop', 1));
  const customers = useQuery(rowsQuery('customers', { search: '', page: 1 }));
  const published = useQuery(publishedQuery);
  const all = [...lists, shop, customers, published];
  const failed = all.find(({ isError }) => isError);
  const isThere = all.every(({ data }) => data !== undefined);
  const rowsOf = (name: (typeof read)[number]): Row[] => lists[read.indexOf(name)]?.data ?? [];
  const state: ShopState | null = isThere
    ? {
        shop: shop.data ?? null,
        productTypes: rowsOf('productTypes'),
        products: rowsOf('products'),
        reportSops: rowsOf('reportSops'),
        reportTemplates: rowsOf('reportTemplates'),
        ratingOptions: rowsOf('ratingOptions'),
        customers: customers.data?.total ?? 0,
        published: published.data ?? 0,
      }
    : null;
  return { state, error: failed?.error, again: () => all.forEach((query) => void query.refetch()) };
}

export function Overview() {
  const { state, error, again } = useShopState();
  return (
    <div className={classes.single} data-overview>
      <PlaceHead section={{ title: 'set.page', about: 'set.page.about' }} />
      {state ? (
        <Steps steps={stepsOf(state)} />
      ) : error ? (
        <ErrorState text={errorText(error)} onRetry={again} />
      ) : (
        <Loading>
          <SkeletonLines widths={[0.5, 0.8, 0.7, 0.8]} />
        </Loading>
      )}
      <div className={classes.index}>
        {groups.map(({ title, places }) => (
          <section key={title} aria-label={s(title)}>
            <h2 className={classes.groupTitle}>{s(title)}</h2>
            <ul>
              {places.map((place) => (
                <li key={place}>
                  <Link className={classes.indexLink} to={`/admin/settings/${place}`}>
                    {s(titleOfPlace(place))}
                  </Link>
                  <span className={classes.other}>{s(aboutOf(place))}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function aboutOf(place: SettingsPlace) {
  if (place === 'history') return 'set.history.about';
  return place === 'transfer' ? 'set.transfer.about' : sections[place].about;
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) {
    return (
      <p className={classes.ready} role="status">
        <IconCircleCheckFilled size={20} aria-hidden />
        {s('set.steps.done')}
      </p>
    );
  }
  return (
    <section className={classes.steps} aria-label={s('set.steps')}>
      <h2 className={classes.stepsTitle}>{s('set.steps')}</h2>
      <p className={classes.about}>{s('set.steps.text', { done, all: steps.length })}</p>
      <ol>
        {steps.map(({ name, title, text, to, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            {isDone ? <IconCircleCheckFilled size={20} aria-hidden /> : <IconCircle size={20} aria-hidden />}
            <span className={classes.step}>
              <span>
                {s(title)}
                <VisuallyHidden>{s(isDone ? 'set.step.done' : 'set.step.open')}</VisuallyHidden>
              </span>
              {!isDone && <span className={classes.other}>{s(text)}</span>}
            </span>
            {!isDone && (
              <Link className={classes.stepLink} to={to}>
                {s('set.step.go')}
                <VisuallyHidden>：{s(title)}</VisuallyHidden>
                <IconArrowRight size={16} aria-hidden />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
