/* The fields of the editor: plain text, and the rich text of an article. */
import { Input, Textarea, TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { uploadFiles } from '../../../lib/upload';
import { RichEditor } from '../../../ui/rich-editor';
import type { UploadImage } from '../../../ui/rich-editor-props';
import { Conflict } from './conflict';
import { useField } from './edited-question';
import { sendPatiently } from './save';
import type { Field } from './fields';
import classes from './question-editor.module.css';

export interface TextFieldProps {
  kind: Field['kind'];
  /** Of the question, the step or the answer. */
  id: number;
  label: string;
  /** Only for screen readers: its place says what it is. */
  isLabelHidden?: boolean;
}

export function PlainField({ kind, id, label, isLabelHidden = false }: TextFieldProps) {
  const text = useField(kind, id);
  const name = isLabelHidden ? { 'aria-label': label } : { label };
  const common = {
    ...name,
    value: text.value,
    disabled: text.isLocked,
    error: text.isLocked || text.problem === null ? undefined : s(text.problem),
    description: text.isUntranslated ? s('lang.same') : undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as const satisfies string[],
    onBlur: text.onBlur,
    classNames: { input: classes.field ?? '' },
  };
  const order = [...common.inputWrapperOrder];
  return (
    <div>
      {kind === 'title' ? (
        <TextInput
          {...common}
          inputWrapperOrder={order}
          onChange={(event) => text.onText(event.currentTarget.value)}
        />
      ) : (
        <Textarea
          {...common}
          inputWrapperOrder={order}
          autosize
          minRows={1}
          maxRows={8}
          onChange={(event) => text.onText(event.currentTarget.value)}
        />
      )}
      {text.state === 'conflict' && <Conflict field={text.field} fieldKey={text.key} mine={text.value} />}
    </div>
  );
}

/** Pictures of questions and steps; a transport failure is tried again as every saved action (ERR-23, EDIT-24). */
const uploadImage: UploadImage = async (file, signal, onProgress) => {
  const [stored] = await sendPatiently(() =>
    uploadFiles('POST /api/admin/KnowledgeBase/uploadFile', [file], { kind: 'image', signal, onProgress }),
  );
  if (!stored) throw new Error('The server stored nothing.');
  return { address: stored.url };
};

export function RichField({ kind, id, label }: TextFieldProps) {
  const text = useField(kind, id);
  return (
    <div>
      <RichEditor
        // Each language has a history of its own.
        key={text.key}
        label={label}
        html={text.value}
        disabled={text.isLocked}
        uploadImage={uploadImage}
        onChange={text.onText}
        onBlur={text.onBlur}
      />
      {text.isUntranslated && (
        <Input.Description className={classes.note}>{s('lang.same')}</Input.Description>
      )}
      {text.state === 'conflict' && <Conflict field={text.field} fieldKey={text.key} mine={text.value} />}
    </div>
  );
}
