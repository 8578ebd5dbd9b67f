/*
 * What the staff's search found, at the side of the conversation: a question with its first steps, or the answers
 * of the SOP tree. Its words go into the reply, a question's link to the customer.
 */
import { type ReactNode, useState } from 'react';
import { Drawer } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '#icons';
import type { SearchHit } from '#contract/search/endpoints';
import type { Locale } from '#contract/settings/config-script';
import { ApiError, errorText } from '../../lib/api';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { LanguageChoice } from '../../ui/language-choice';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { Tag } from '../../ui/tag';
import { QuestionPreview } from './hit-preview-question';
import { SopPreview, type SopPreviewProps } from './hit-preview-sop';
import { questionPreviewQuery, sopPreviewQuery } from './preview.queries';
import classes from './hit-preview.module.css';

export interface HitPreviewProps {
  hit: SearchHit;
  /** In which the reply is written: its texts are shown first. */
  lang: Locale;
  /** Puts a text into the reply; null where nothing can be written now. */
  onInsert: ((text: string) => void) | null;
  onBack: () => void;
  onClose: () => void;
}

export function HitPreview({ hit, lang, onInsert, onBack, onClose }: HitPreviewProps) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="30rem"
      title={s('hit.preview')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Button
        className={classes.back}
        variant="quiet"
        size="compact-sm"
        leftSection={<IconArrowLeft size={14} aria-hidden />}
        onClick={onBack}
        data-autofocus
      >
        {s('hit.back')}
      </Button>
      <article className={classes.article}>
        <p className={classes.path}>
          <Tag tone={hit.kind === 'sop' ? 'blue' : 'accent'}>{s(`hit.${hit.kind}`)}</Tag>
          <span>{hit.nav.map(({ title }) => title).join(' / ')}</span>
        </p>
        <h2 className={classes.title} dir="auto">
          {hit.title}
        </h2>
        {hit.kind === 'question' ? (
          <Question id={hit.id} lang={lang} onInsert={onInsert} />
        ) : (
          <Sop id={hit.id} lang={lang} onInsert={onInsert} />
        )}
      </article>
    </Drawer>
  );
}

type PartProps = Pick<HitPreviewProps, 'onInsert' | 'lang'> & { id: number };

function Question({ id, lang, onInsert }: PartProps) {
  const [shown, setShown] = useState(lang);
  const query = useQuery(questionPreviewQuery(id, shown));
  return (
    <>
      <div className={classes.language}>
        <LanguageChoice locale={shown} onChange={setShown} />
      </div>
      <State query={query} draw={(found) => <QuestionPreview found={found} onInsert={onInsert} />} />
    </>
  );
}

function Sop({ id, lang, onInsert }: PartProps) {
  const query = useQuery(sopPreviewQuery(id));
  const draw = (answers: SopPreviewProps['answers']) => (
    <SopPreview answers={inOrder(answers, lang)} onInsert={onInsert} />
  );
  return <State query={query} draw={draw} />;
}

/** Those in the language of the reply first. */
function inOrder(answers: SopPreviewProps['answers'], lang: Locale): SopPreviewProps['answers'] {
  const isOther = (language: string) => Number((language === 'EN') !== (lang === 'en'));
  return answers.toSorted((one, other) => isOther(one.language) - isOther(other.language));
}

interface StateProps<Data> {
  query: UseQueryResult<Data | null>;
  draw: (data: Data) => ReactNode;
}

/** On its way, gone, not to be had, or there. */
function State<Data>({ query, draw }: StateProps<Data>) {
  const { data, error } = query;
  if (data !== undefined && data !== null) return draw(data);
  const isGone = data === null || (error instanceof ApiError && error.kind === 'refusal');
  if (isGone) return <EmptyState title={s('hit.gone')} text={s('hit.goneText')} />;
  if (error)
    return (
      <ErrorState title={s('hit.failed')} text={errorText(error)} onRetry={() => void query.refetch()} />
    );
  return (
    <Loading>
      <SkeletonLines widths={[0.9, 1, 0.7, 0.8]} />
    </Loading>
  );
}
