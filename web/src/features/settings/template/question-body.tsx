/* All that belongs to a question: its texts in both languages, whether it must be answered, its options. */
import { Select, Switch, Textarea } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { OptionList } from './option-list';
import { isChoice, kindWords, kindsLike, type Question, type QuestionKind } from './questions';
import classes from './template.module.css';

export interface QuestionBodyProps {
  question: Question;
  name: string;
  isReadonly: boolean;
  onChange: (next: (question: Question) => Question) => void;
}

const texts = [
  { en: 'title', zh: 'titleZh', label: 'set.f.title', minRows: 1 },
  { en: 'content', zh: 'contentZh', label: 'set.f.content', minRows: 1 },
] as const;

export function QuestionBody({ question, name, isReadonly, onChange }: QuestionBodyProps) {
  const change = (part: Partial<Question>) => onChange((now) => ({ ...now, ...part }));
  const { questionType } = question;
  return (
    <div className={classes.body} role="group" aria-label={name}>
      {texts.map(({ en, zh, label, minRows }) => (
        <div key={en} className={classes.pair}>
          <Textarea
            autosize
            minRows={minRows}
            lang="en"
            label={`${s(label)}（${s('set.english')}）`}
            withAsterisk={en === 'title'}
            readOnly={isReadonly}
            value={question[en]}
            onChange={({ currentTarget: { value } }) => change({ [en]: value })}
          />
          <Textarea
            autosize
            minRows={minRows}
            lang="zh-CN"
            label={`${s(label)}（${s('set.chinese')}）`}
            placeholder={s('set.sameAsEnglish')}
            readOnly={isReadonly}
            value={question[zh] ?? ''}
            onChange={({ currentTarget: { value } }) => change({ [zh]: value })}
          />
        </div>
      ))}
      <div className={classes.switches}>
        <Switch
          label={s('set.f.essential')}
          checked={question.isEssential === 1}
          disabled={isReadonly}
          onChange={({ currentTarget: { checked } }) => change({ isEssential: checked ? 1 : 0 })}
        />
        {questionType !== 21 && (
          <Select
            size="xs"
            aria-label={s('set.f.questionKind')}
            allowDeselect={false}
            readOnly={isReadonly}
            data={kindsLike(questionType).map((kind) => ({ value: String(kind), label: s(kindWords[kind]) }))}
            value={String(questionType)}
            onChange={(value) => change({ questionType: Number(value) as QuestionKind })}
          />
        )}
      </div>
      {questionType !== 21 && (
        <OptionList
          options={question.options}
          isNested={isChoice(questionType)}
          depth={0}
          word={s(isChoice(questionType) ? 'set.f.option' : 'set.slot')}
          isReadonly={isReadonly}
          onChange={(next) => onChange((now) => ({ ...now, options: next(now.options) }))}
        />
      )}
    </div>
  );
}
