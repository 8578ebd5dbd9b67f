/* The head of the editor: where the question stands, its state, and what is done to it as a whole (EDIT-11, EDIT-18). */
import { useState } from 'react';
import { Switch } from '@mantine/core';
import { IconCheck, IconPencil } from '#icons';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';
import { formatDate } from '../../../lib/dates';
import { s } from '../../../lib/i18n/staff';
import { isolated } from '../../../lib/isolated';
import { Button } from '../../../ui/button';
import { InlineAlert } from '../../../ui/inline-alert';
import { notifyError } from '../../../ui/notice';
import { PageTitle } from '../../../ui/page-title';
import { Tag } from '../../../ui/tag';
import { Viewers } from '../../../ui/viewers';
import { CopyLinkButton } from '../copy-link-button';
import { PathTrail } from '../path-trail';
import type { KnowledgeLinks } from '../use-knowledge';
import { useEditedQuestion } from './edited-question';
import { bothOf } from './editing.queries';
import { GearMenu, type GearEntry } from './gear-menu';
import { LanguageChoice } from './language-choice';
import { mayPublish } from './publish';
import { changeValid } from './question-calls';
import { SaveState } from './save-state';
import { toastMs } from './save';
import classes from './question-editor.module.css';

export interface QuestionHeadProps {
  path: readonly QuestionType[];
  links: KnowledgeLinks;
  staffId: number;
  isReadonly: boolean;
  onGear: (entry: GearEntry) => void;
  onLang: (lang: Locale) => void;
  /** Leads to a step. */
  onStep: (stepId: number) => void;
}

export function QuestionHead(props: QuestionHeadProps) {
  const { path, links, staffId, isReadonly, onGear, onLang, onStep } = props;
  const { both, lang } = useEditedQuestion();
  const question = both.zh;
  const isPublished = question.valid === 1;
  return (
    <header className={classes.head}>
      <PathTrail path={path} links={links} />
      <div className={classes.titleRow}>
        <PageTitle>{both[lang].title}</PageTitle>
        {!isReadonly && <Viewers key={question.id} shown={`question:${question.id}`} ownId={staffId} />}
        <GearMenu
          label={s('gear.question', { title: question.title })}
          entries={['copyLink', 'deleteQuestion']}
          isReadonly={isReadonly}
          onChoose={onGear}
        />
      </div>
      <div className={classes.facts}>
        <Tag tone={isPublished ? 'green' : 'orange'}>
          {s(isPublished ? 'question.published' : 'admin.editing')}
        </Tag>
        <Changed />
        <span>{s('admin.access', { count: question.accessQuestion ?? 0 })}</span>
        <span>{s('admin.solved', { count: question.solvedCount ?? 0 })}</span>
        <CopyLinkButton question={question} path={path} />
      </div>
      <Acts isReadonly={isReadonly} onLang={onLang} onStep={onStep} />
      {(isReadonly || isPublished) && (
        <InlineAlert role="status">{s(isReadonly ? 'question.readonly' : 'question.locked')}</InlineAlert>
      )}
    </header>
  );
}

function Changed() {
  const { both } = useEditedQuestion();
  const date = formatDate(both.zh.changeTime);
  const name = isolated(both.zh.change_person_name);
  return (
    <span>{name === '' ? s('question.changedOn', { date }) : s('question.changed', { name, date })}</span>
  );
}

/** Begin and save editing, the switch that says the same, the language, and what is not stored yet. */
function Acts({ isReadonly, onLang, onStep }: Pick<QuestionHeadProps, 'isReadonly' | 'onLang' | 'onStep'>) {
  const { both, lang, texts } = useEditedQuestion();
  const { id, valid } = both.zh;
  const [isTurning, setIsTurning] = useState(false);
  const turn = async () => {
    if (isTurning) return;
    setIsTurning(true);
    if (valid === 1) await changeValid(id, 0);
    // What is not stored would not be published.
    else if (await texts.flush()) await publish();
    else notifyError(s('question.unsaved'), '', toastMs.warning);
    setIsTurning(false);
  };
  const publish = async () => {
    const answer = await mayPublish(bothOf(id)?.zh ?? both.zh);
    if (answer === 'yes') await changeValid(id, 1);
    else onStep(answer.stepId);
  };
  return (
    <div className={classes.acts}>
      <Button
        variant={valid === 1 ? 'default' : 'filled'}
        disabled={isReadonly}
        loading={isTurning}
        leftSection={valid === 1 ? <IconPencil size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
        onClick={() => void turn()}
      >
        {s(valid === 1 ? 'question.begin' : 'question.finish')}
      </Button>
      <Switch
        label={s('question.valid')}
        checked={valid === 1}
        disabled={isReadonly}
        onChange={() => void turn()}
      />
      <LanguageChoice lang={lang} onChange={onLang} />
      {valid === 0 && !isReadonly && <SaveState texts={texts} />}
    </div>
  );
}
