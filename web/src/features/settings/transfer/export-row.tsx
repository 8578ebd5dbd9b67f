/* One of the files that can be taken out: what it holds, its button, and how far it is while it comes. */
import { useEffect, useRef, useState } from 'react';
import { IconDownload } from '#icons';
import { errorText } from '../../../lib/api';
import { s, type StaffMessageKey } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { notifyError } from '../../../ui/notice';
import { RunProgress } from './run-progress';
import { download, type ImportKind } from './transfer.queries';
import settings from '../settings.module.css';
import classes from './transfer.module.css';

export interface ExportRowProps {
  what: ImportKind;
  word: StaffMessageKey;
  text: StaffMessageKey;
  ending: string;
  isDisabled: boolean;
}

interface Amounts {
  done: number;
  all: number;
}

export function ExportRow({ what, word, text, ending, isDisabled }: ExportRowProps) {
  const [run, setRun] = useState<Amounts | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  async function start() {
    const controller = new AbortController();
    abort.current = controller;
    setRun({ done: 0, all: 0 });
    const day = new Date().toISOString().slice(0, 10);
    const name = `groundcrew-${what === 'json' ? 'all' : what}-${day}.${ending}`;
    await download(what, name, {
      onProgress: (done, all) => setRun({ done, all }),
      signal: controller.signal,
    }).catch((error: unknown) => {
      if (!controller.signal.aborted) notifyError(s('set.export.failed'), errorText(error));
    });
    if (abort.current === controller) setRun(null);
  }
  return (
    <li className={classes.file}>
      <div className={classes.fileHead}>
        <span>
          <strong>{s(word)}</strong>
          <span className={settings.other}>{s(text)}</span>
        </span>
        <Button
          variant="default"
          size="compact-md"
          disabled={isDisabled}
          loading={run !== null}
          aria-label={`${s('set.download')}：${s(word)}`}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void start()}
        >
          {s('set.download')}
        </Button>
      </div>
      {run && (
        <RunProgress
          doing={run.done === 0 ? 'set.export.preparing' : 'set.export.loading'}
          {...run}
          onCancel={() => {
            abort.current?.abort();
            setRun(null);
          }}
        />
      )}
    </li>
  );
}
