/*
 * A field for the rich text of an article (001 §2.2): headings 1–6, sizes, lists, links, pictures, videos. The editor
 * is large and is loaded when it is first needed; until then the text stands in its place, so that nothing moves.
 */
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { s } from '../lib/i18n/staff';
import { loadCleanHtml } from './clean-html';
import { RichText } from './rich-text';
import { ErrorState } from './states';
import type { CleanHtml } from './html-policy';
import type { RichEditorFieldProps } from './rich-editor-field';
import type { RichEditorProps } from './rich-editor-props';
import classes from './rich-editor.module.css';

interface LoadedField {
  readonly Field: ComponentType<RichEditorFieldProps>;
  readonly clean: CleanHtml;
}

let loaded: LoadedField | undefined;

export function RichEditor(props: RichEditorProps) {
  const { field, hasFailed, load } = useLoadedField();
  if (field) return <field.Field {...props} clean={field.clean} />;
  return (
    <div>
      <span className={classes.label}>{props.label}</span>
      <div className={classes.box} data-disabled aria-busy={!hasFailed}>
        {hasFailed ? (
          <ErrorState title={s('composer.loadFailed')} text={s('composer.loadFailedText')} onRetry={load} />
        ) : (
          <RichText html={props.html} className={classes.text ?? ''} />
        )}
      </div>
    </div>
  );
}

/** The editor once it is here; the next field has it at once. */
function useLoadedField() {
  const [field, setField] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    Promise.all([import('./rich-editor-field'), loadCleanHtml()]).then(
      ([{ RichEditorField }, clean]) => {
        loaded = { Field: RichEditorField, clean };
        setField(loaded);
      },
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!loaded) load();
  }, [load]);
  return { field, hasFailed, load };
}
