/* Asks for the title of a type or a question, in both languages. A refusal closes it (ERR-09). */
import { type FormEvent, useState } from 'react';
import { Modal, TextInput } from '@mantine/core';
import { t } from '../../../lib/i18n';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { ReturnFocus } from '../../../ui/return-focus';
import { problemOf } from './fields';
import type { Titles } from './catalogue-calls';
import classes from './dialogs.module.css';

export interface TitleDialogProps {
  heading: string;
  before?: Titles;
  /** Resolves when it is stored, or refused and told. */
  onSave: (titles: Titles) => Promise<void>;
  onClose: () => void;
}

const title = { kind: 'title', id: 0, lang: 'zh' } as const;

export function TitleDialog({ heading, before = { zh: '', en: '' }, onSave, onClose }: TitleDialogProps) {
  const [titles, setTitles] = useState(before);
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const isEmpty = titles.zh.trim() === '' && titles.en.trim() === '';
  const problemIn = (text: string) => (text.trim() === '' ? null : problemOf(title, text));
  const problems = { zh: isEmpty ? problemOf(title, '') : problemIn(titles.zh), en: problemIn(titles.en) };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problems.zh !== null || problems.en !== null || isSaving) return;
    setIsSaving(true);
    await onSave(titles);
    onClose();
  };
  const field = (lang: 'zh' | 'en') => ({
    label: s(`title.${lang}`),
    value: titles[lang],
    error: isTried && problems[lang] !== null ? s(problems[lang]) : undefined,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTitles({ ...titles, [lang]: event.currentTarget.value }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={heading}
      size="var(--dialog-width)"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ReturnFocus />
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput {...field('zh')} data-autofocus />
        <TextInput {...field('en')} description={s('title.hint')} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {s('edit.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {s('edit.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
