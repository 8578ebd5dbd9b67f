/* Export and import: one file with everything, or questions and SOP as CSV. */
import { useState } from 'react';
import { IconDownload } from '@tabler/icons-react';
import { errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { notifyError } from '../../../ui/notice';
import { PlaceHead } from '../place-head';
import { ImportForm } from './import-form';
import { download, type ImportKind } from './transfer.queries';
import settings from '../settings.module.css';
import classes from './transfer.module.css';

const files = [
  { what: 'json', word: 'set.export.json', text: 'set.export.json.text', ending: 'json' },
  { what: 'questions', word: 'set.export.questions', text: 'set.export.questions.text', ending: 'csv' },
  { what: 'sop', word: 'set.export.sop', text: 'set.export.sop.text', ending: 'csv' },
] as const;

export function TransferPlace({ isReadonly }: { isReadonly: boolean }) {
  return (
    <div className={settings.single}>
      <PlaceHead section={{ title: 'set.transfer', about: 'set.transfer.about' }} />
      <section className={classes.part} aria-label={s('set.export')}>
        <h2 className={classes.title}>{s('set.export')}</h2>
        <ul className={classes.files}>
          {files.map(({ what, word, text, ending }) => (
            <li key={what} className={classes.file}>
              <span>
                <strong>{s(word)}</strong>
                <span className={settings.other}>{s(text)}</span>
              </span>
              <ExportButton what={what} word={s(word)} ending={ending} isReadonly={isReadonly} />
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.part} aria-label={s('set.import')}>
        <h2 className={classes.title}>{s('set.import')}</h2>
        <p className={settings.about}>{s('set.import.about')}</p>
        {isReadonly ? <p className={settings.about}>{s('set.readonly')}</p> : <ImportForm />}
      </section>
    </div>
  );
}

interface ExportButtonProps {
  what: ImportKind;
  word: string;
  ending: string;
  isReadonly: boolean;
}

function ExportButton({ what, word, ending, isReadonly }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function start() {
    setIsBusy(true);
    const day = new Date().toISOString().slice(0, 10);
    await download(what, `groundcrew-${what === 'json' ? 'all' : what}-${day}.${ending}`).catch(
      (error: unknown) => notifyError(s('set.export.failed'), errorText(error)),
    );
    setIsBusy(false);
  }
  return (
    <Button
      variant="default"
      size="compact-md"
      // Addresses of people are in the whole file.
      disabled={isReadonly && what === 'json'}
      loading={isBusy}
      aria-label={`${s('set.download')}：${word}`}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void start()}
    >
      {s('set.download')}
    </Button>
  );
}
