/* A text for customers in both languages, side by side. Where the Chinese is missing customers read the English. */
import { Textarea, TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { RichEditor } from '../../../ui/rich-editor';
import { textOf } from '../section.types';
import { uploadPicture } from '../upload-picture';
import type { FieldProps } from './field.types';
import classes from './fields.module.css';

export function PairField(props: FieldProps<'pair'>) {
  const { field } = props;
  return (
    <div className={classes.group} role="group" aria-label={s(field.label)}>
      <p className={classes.groupLabel} aria-hidden>
        {s(field.label)}
        {field.isRequired && <span className={classes.star}> *</span>}
      </p>
      {field.hint && <p className={classes.hint}>{s(field.hint)}</p>}
      <div className={classes.pair} data-as={field.as}>
        <Text {...props} part={field.key} lang="en" />
        <Text {...props} part={field.keyZh} lang="zh-CN" problem={undefined} />
      </div>
    </div>
  );
}

interface TextProps extends FieldProps<'pair'> {
  part: string;
  lang: 'en' | 'zh-CN';
}

function Text({ field, values, part, lang, isReadonly, problem, change }: TextProps) {
  const word = s(lang === 'en' ? 'set.english' : 'set.chinese');
  const value = textOf(values[part]);
  const put = (next: string) => change(part, () => next);
  if (field.as === 'html')
    return (
      <RichEditor
        label={`${s(field.label)}（${word}）`}
        html={value}
        isMessage={field.isMessage ?? false}
        disabled={isReadonly}
        onChange={put}
        uploadImage={uploadPicture}
      />
    );
  const shared = {
    label: word,
    'aria-label': `${s(field.label)}（${word}）`,
    lang,
    readOnly: isReadonly,
    error: problem,
    placeholder: lang === 'en' ? undefined : s('set.sameAsEnglish'),
    value,
    autoComplete: 'off',
  } as const;
  if (field.as === 'line')
    return <TextInput {...shared} onChange={({ currentTarget }) => put(currentTarget.value)} />;
  return (
    <Textarea {...shared} autosize minRows={4} onChange={({ currentTarget }) => put(currentTarget.value)} />
  );
}
