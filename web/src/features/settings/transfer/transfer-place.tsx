/* Export and import: one file with everything, or questions and SOP as CSV. */
import { s } from '../../../lib/i18n/staff';
import { PlaceHead } from '../place-head';
import { ExportRow } from './export-row';
import { ImportForm } from './import-form';
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
          {files.map((file) => (
            // Addresses of people are in the whole file.
            <ExportRow key={file.what} {...file} isDisabled={isReadonly && file.what === 'json'} />
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
