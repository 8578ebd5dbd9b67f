/* Taking a file over in two steps: first what would change, and only then the change itself. */
import { useEffect, useRef, useState } from 'react';
import { Select } from '@mantine/core';
import { IconUpload } from '#icons';
import { limits } from '#contract/core/limits';
import type { ImportResult } from '#contract/settings/transfer-endpoints';
import { ApiError, errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { confirmDialog } from '../../../ui/dialogs';
import { InlineAlert } from '../../../ui/inline-alert';
import { notifySuccess } from '../../../ui/notice';
import { ImportReport } from './import-report';
import { RunProgress } from './run-progress';
import { importFile, type ImportKind } from './transfer.queries';
import classes from './transfer.module.css';

const kinds = [
  { value: 'json', label: 'set.export.json' },
  { value: 'questions', label: 'set.export.questions' },
  { value: 'sop', label: 'set.export.sop' },
] as const;

/** What a file is by its name: CSV of the SOP is named so by our own export. */
function kindOf({ name }: File): ImportKind {
  if (!/\.csv$/i.test(name)) return 'json';
  return /sop/i.test(name) ? 'sop' : 'questions';
}

interface Run {
  isDry: boolean;
  fraction: number;
}

export function ImportForm() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<ImportKind>('json');
  const [run, setRun] = useState<Run | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [refusal, setRefusal] = useState('');
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(chosen: File, as: ImportKind, isDry: boolean) {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setRefusal('');
    if (isDry) setResult(null);
    if (chosen.size > limits.importBytes) return setRefusal(s('set.import.tooLarge'));
    setRun({ isDry, fraction: 0 });
    let isSent = false;
    try {
      const { signal } = controller;
      const onProgress = (fraction: number) => {
        isSent = fraction === 1;
        setRun({ isDry, fraction });
      };
      const next = await importFile(chosen, { kind: as, isDry, onProgress, signal });
      setResult(next);
      if (next.imported) notifySuccess(s('set.imported'));
    } catch (error) {
      if (controller.signal.aborted) return;
      const isUnknown = isSent && !isDry && error instanceof ApiError && error.kind === 'network';
      if (isUnknown) setResult(null);
      setRefusal(isUnknown ? s('set.import.unknown') : errorText(error));
    }
    if (abort.current === controller) setRun(null);
  }
  const choose = (chosen: File) => {
    setFile(chosen);
    setKind(kindOf(chosen));
    void start(chosen, kindOf(chosen), true);
  };
  async function apply(chosen: File, { sections }: ImportResult) {
    const sum = (part: 'added' | 'changed') => sections.reduce((total, row) => total + row[part], 0);
    const isSure = await confirmDialog({
      title: s('set.applyTitle'),
      body: s('set.applyBody', { file: chosen.name, added: sum('added'), changed: sum('changed') }),
      confirm: s('set.apply'),
      cancel: s('set.cancel'),
    });
    if (isSure) await start(chosen, kind, false);
  }
  const leave = () => {
    abort.current?.abort();
    setRun(null);
    setResult(null);
    setFile(null);
  };
  const canApply = result !== null && !result.imported && result.problems.length === 0 && run === null;
  return (
    <div className={classes.form}>
      <div className={classes.choose}>
        <Button
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {s('set.chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.csv,application/json,text/csv"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen) choose(chosen);
          }}
        />
        {file && <span className={classes.fileName}>{file.name}</span>}
        {file && (
          <Select
            size="xs"
            aria-label={s('set.fileKind')}
            allowDeselect={false}
            disabled={run !== null}
            data={kinds.map(({ value, label }) => ({ value, label: s(label) }))}
            value={kind}
            onChange={(value) => {
              const next = kinds.find((one) => one.value === value)?.value ?? 'json';
              setKind(next);
              void start(file, next, true);
            }}
          />
        )}
      </div>
      {run && (
        <RunProgress
          doing={run.fraction < 1 ? 'set.sending' : run.isDry ? 'set.checking' : 'set.importing'}
          done={run.fraction * (file?.size ?? 0)}
          all={file?.size ?? 0}
          onCancel={run.isDry || run.fraction < 1 ? leave : undefined}
        />
      )}
      {refusal !== '' && <InlineAlert title={s('set.import.refused')}>{refusal}</InlineAlert>}
      {result && <ImportReport result={result} />}
      {canApply && file && (
        <div className={classes.choose}>
          <Button onClick={() => void apply(file, result)}>{s('set.apply')}</Button>
          <Button variant="default" onClick={leave}>
            {s('set.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
