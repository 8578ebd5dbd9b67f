/*
 * The editor of a question (001 §2.2): title, description, products, steps, in both languages. While it is published
 * everything is shown and nothing can be changed.
 */
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import type { Locale } from '#contract/settings/config-script';
import { s } from '../../../lib/i18n/staff';
import { ErrorState, Loading, SkeletonLines } from '../../../ui/states';
import { Conflict } from './conflict';
import { EditedQuestionContext, useDrafts, useEditedQuestion, type EditedQuestion } from './edited-question';
import { bothOf, useBothCatalogues } from './editing.queries';
import { fieldOf, textOf } from './fields';
import { chooseForQuestion, type StaffPartsOptions } from './gear-choices';
import { FlowPreview } from './flow-preview';
import { ItemChoice } from './item-choice';
import { QuestionHead } from './question-head';
import { useQuestionTexts, useUnsaved } from './question-texts';
import { StepList, type ChosenStep, type StepListProps } from './step-list';
import { PlainField, RichField } from './text-fields';
import classes from './question-editor.module.css';

// What lays it out is large.
const FlowPicture = lazy(() => import('./flow-picture').then((m) => ({ default: m.FlowPicture })));

export interface QuestionEditorProps {
  question: Question;
  /** The types above it, the top level first. */
  path: readonly QuestionType[];
  options: StaffPartsOptions;
}

export function QuestionEditor({ question, path, options }: QuestionEditorProps) {
  const { staffId, isReadonly, knowledge } = options;
  const [lang, setLang] = useState<Locale>('zh');
  const [current, setCurrent] = useState<ChosenStep>();
  const { zh, en, isFailed, retry } = useBothCatalogues();
  const both = useMemo(() => (zh && en ? bothOf(question.id) : undefined), [zh, en, question.id]);
  const texts = useQuestionTexts(question.id, staffId, both);
  const edited = useMemo(
    () => both && texts && { both, lang, texts, isLocked: isReadonly || both.zh.valid === 1 },
    [both, texts, lang, isReadonly],
  );
  if (!edited && isFailed) return <ErrorState title={s('question.loadFailed')} onRetry={retry} />;
  if (!edited) return <Bones />;
  return (
    <EditedQuestionContext value={edited}>
      <article className={classes.editor} aria-label={edited.both.zh.title}>
        <QuestionHead
          path={path}
          links={knowledge.links}
          staffId={staffId}
          isReadonly={isReadonly}
          onGear={(entry) => void chooseForQuestion(options, question, entry)}
          onLang={setLang}
          onStep={(id) => setCurrent({ id })}
        />
        <Fields isReadonly={isReadonly} onItem={options.onItem} />
        <Flow edited={edited} current={current} onCurrent={(id) => setCurrent({ id })} />
      </article>
    </EditedQuestionContext>
  );
}

function Fields({ isReadonly, onItem }: { isReadonly: boolean; onItem: (id: number) => void }) {
  const { both } = useEditedQuestion();
  const { id } = both.zh;
  return (
    <div className={classes.fields}>
      <PlainField kind="title" id={id} label={s('question.title')} />
      <RichField kind="description" id={id} label={s('question.description')} />
      <ItemChoice isReadonly={isReadonly} onItem={onItem} />
      <Orphans />
    </div>
  );
}

/** What was written for steps and answers that a colleague has deleted. */
function Orphans() {
  const { both, texts } = useEditedQuestion();
  return [...useUnsaved(texts)].map(([key, { text }]) => {
    const field = fieldOf(key);
    if (!field || textOf(both[field.lang], field) !== undefined) return null;
    return <Conflict key={key} field={field} fieldKey={key} mine={text} />;
  });
}

/** The steps, with the whole flow as a picture above them and as its customer sees it beside them. */
function Flow({ edited, current, onCurrent }: { edited: EditedQuestion } & StepListProps) {
  const drafts = useDrafts(edited);
  const { lang } = edited;
  const steps = drafts[lang].questionStep;
  return (
    <>
      {steps.length > 0 && (
        <Suspense fallback={<Bones />}>
          <FlowPicture steps={steps} currentId={current?.id ?? null} onChoose={onCurrent} />
        </Suspense>
      )}
      <div className={classes.flow}>
        <StepList current={current} onCurrent={onCurrent} />
        <div className={classes.preview}>
          <FlowPreview questions={drafts} lang={lang} />
        </div>
      </div>
    </>
  );
}

function Bones() {
  return (
    <Loading>
      <SkeletonLines widths={[0.3, 0.7, 0.4, 0.9, 0.9, 0.6]} />
    </Loading>
  );
}
