/*
 * Where staff write (001 §2.3): rich text of at most 300 visible characters. The editor is large and is loaded
 * when it is first needed; until then its place is kept, so that nothing moves.
 */
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { s } from '../../lib/i18n/staff';
import { loadCleanHtml } from '../../ui/clean-html';
import { ErrorState } from '../../ui/states';
import type { CleanHtml } from '../../ui/html-policy';
import type { RichComposerEditorProps } from './rich-composer-editor';
import type { RichComposerProps } from './rich-composer-props';
import classes from './rich-composer.module.css';

interface LoadedEditor {
  readonly Editor: ComponentType<RichComposerEditorProps>;
  readonly clean: CleanHtml;
}

let loaded: LoadedEditor | undefined;

export function RichComposer(props: RichComposerProps) {
  const { editor, hasFailed, load } = useLoadedEditor();
  if (editor) return <editor.Editor {...props} clean={editor.clean} />;
  return (
    <div className={classes.composer}>
      <div className={classes.box} data-waiting aria-busy={!hasFailed}>
        {hasFailed && (
          <ErrorState title={s('composer.loadFailed')} text={s('composer.loadFailedText')} onRetry={load} />
        )}
      </div>
    </div>
  );
}

/** The editor once it is here; the next composer has it at once. */
function useLoadedEditor() {
  const [editor, setEditor] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    Promise.all([import('./rich-composer-editor'), loadCleanHtml()]).then(
      ([{ RichComposerEditor }, clean]) => {
        loaded = { Editor: RichComposerEditor, clean };
        setEditor(loaded);
      },
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!loaded) load();
  }, [load]);
  return { editor, hasFailed, load };
}
