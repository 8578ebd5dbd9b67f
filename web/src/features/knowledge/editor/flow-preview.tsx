/*
 * What a customer will see of the question that is being edited: his own guided flow, fed with the draft. Walking
 * through it tells nobody anything. It keeps its place while the draft changes, as far as the draft still has it.
 */
import { useEffect, useState } from 'react';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { IconRefresh } from '#icons';
import type { Question } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';
import { loadLocale, PartLocale } from '../../../lib/i18n';
import { s } from '../../../lib/i18n/staff';
import { IconButton } from '../../../ui/icon-button';
import { notifyInfo } from '../../../ui/notice';
import { RichText } from '../../../ui/rich-text';
import { GuidedFlow } from '../guided-flow';
import type { ChatOutcome } from '../knowledge-actions';
import classes from './flow-preview.module.css';

export interface FlowPreviewProps {
  /** The draft in each language. */
  questions: Readonly<Record<Locale, Question>>;
  /** The language that is edited; another one can be chosen until this changes. */
  lang: Locale;
}

const languages = (['en', 'zh'] as const).map((value) => ({ value, label: s(`preview.${value}`) }));
const widths = (['phone', 'desk'] as const).map((value) => ({ value, label: s(`preview.${value}`) }));

export function FlowPreview({ questions, lang }: FlowPreviewProps) {
  const [chosen, setChosen] = useState({ beside: lang, locale: lang });
  const locale = chosen.beside === lang ? chosen.locale : lang;
  const [width, setWidth] = useState<'phone' | 'desk'>('phone');
  const [isLoggedIn, setIsLoggedIn] = useState(false);
  const [round, setRound] = useState(0);
  const question = questions[locale];
  useEffect(() => {
    void loadLocale(locale);
  }, [locale]);
  const restart = () => setRound((before) => before + 1);
  return (
    <section className={classes.preview} aria-label={s('preview.title')}>
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label={s('preview.language')}
          data={languages}
          value={locale}
          onChange={(next) => setChosen({ beside: lang, locale: next })}
        />
        <SegmentedControl
          size="xs"
          aria-label={s('preview.width')}
          data={widths}
          value={width}
          onChange={setWidth}
        />
        <Checkbox
          size="xs"
          label={s('preview.login')}
          checked={isLoggedIn}
          onChange={(event) => setIsLoggedIn(event.currentTarget.checked)}
        />
        <IconButton
          size={28}
          className={classes.restart}
          label={s('preview.restart')}
          icon={<IconRefresh size={16} aria-hidden />}
          onClick={restart}
        />
      </div>
      <PartLocale value={locale}>
        <div className={classes.page} data-width={width} lang={locale === 'zh' ? 'zh-CN' : 'en'}>
          <p className={classes.title} dir="auto">
            {question.title}
          </p>
          {question.description !== '' && (
            <RichText html={question.description} className={classes.description} />
          )}
          <GuidedFlow
            key={`${question.id} ${round}`}
            question={question}
            isLoggedIn={isLoggedIn}
            onLogin={() => setIsLoggedIn(true)}
            onChatNow={sayChat}
            onLeave={restart}
            isRehearsal
          />
        </div>
      </PartLocale>
    </section>
  );
}

function sayChat(): Promise<ChatOutcome> {
  notifyInfo(s('preview.chat'));
  return Promise.resolve('cancelled');
}
