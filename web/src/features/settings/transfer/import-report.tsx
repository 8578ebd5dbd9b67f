/* What an import would do or has done: per section, row by row, and what is wrong with the file. */
import type { ImportResult } from '#contract/settings/transfer-endpoints';
import { s } from '../../../lib/i18n/staff';
import { InlineAlert } from '../../../ui/inline-alert';
import { Tag } from '../../../ui/tag';
import { placeInWords } from '../describe';
import { actions } from '../history/history-filter';
import { amount, wordOfFilePart } from './file-parts';
import settings from '../settings.module.css';
import classes from './transfer.module.css';

const tones = { added: 'green', changed: 'blue', deleted: 'red' } as const;

export interface ImportReportProps {
  result: ImportResult;
}

export function ImportReport({ result }: ImportReportProps) {
  const { problems, sections, changes, files, imported } = result;
  const missing = files.filter(({ action }) => action === 'missing');
  const added = files.filter(({ action }) => action === 'added');
  const changing = sections.filter(({ added, changed }) => added + changed > 0);
  const rest = sections.filter(({ added, changed }) => added + changed === 0);
  if (problems.length > 0) return <Problems problems={problems} />;
  return (
    <>
      <p className={classes.outcome} role="status">
        {s(imported ? 'set.imported' : changing.length === 0 ? 'set.nothingToImport' : 'set.wouldChange')}
      </p>
      <table className={`${settings.table ?? ''} ${classes.sums ?? ''}`}>
        <thead>
          <tr>
            <th scope="col">{s('set.history.what')}</th>
            {(['added', 'changed', 'unchanged'] as const).map((part) => (
              <th key={part} scope="col" data-number>
                {s(part === 'unchanged' ? 'set.unchanged' : actions[part])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changing.map((row) => (
            <tr key={row.section}>
              <td>{wordOfFilePart(row.section)}</td>
              {[row.added, row.changed, row.unchanged].map((count, at) => (
                <td key={at} data-number>
                  {count}
                </td>
              ))}
            </tr>
          ))}
          {rest.length > 0 && (
            <tr>
              <td>{s('set.otherParts', { count: rest.length })}</td>
              {[0, 0, rest.reduce((sum, { unchanged }) => sum + unchanged, 0)].map((count, at) => (
                <td key={at} data-number>
                  {count}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {changes.length > 0 && (
        <details className={classes.changes}>
          <summary>{s('set.changedRows', { count: changes.length })}</summary>
          <ul>
            {changes.map((change, at) => (
              <li key={at}>
                <Tag tone={tones[change.action]}>{s(actions[change.action])}</Tag>
                <span className={settings.faint}>{wordOfFilePart(change.section)}</span>
                <span dir="auto">{change.title}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {added.length > 0 && (
        <details className={classes.changes}>
          <summary>{s('set.newFiles', { count: added.length })}</summary>
          <FileList files={added} />
        </details>
      )}
      {missing.length > 0 && (
        <div className={classes.changes}>
          <InlineAlert role="status" title={s('set.missingFiles', { count: missing.length })}>
            {s('set.missingFiles.text')}
          </InlineAlert>
          <FileList files={missing} />
        </div>
      )}
    </>
  );
}

function FileList({ files }: Pick<ImportResult, 'files'>) {
  return (
    <ul>
      {files.map(({ name, title, size }) => (
        <li key={name}>
          <span dir="auto">{title}</span>
          <span className={settings.faint}>{amount(size)}</span>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** The first ones; a file that is wrong throughout is not read to its end. */
const mostShown = 200;

function Problems({ problems }: Pick<ImportResult, 'problems'>) {
  return (
    <>
      <InlineAlert title={s('set.problems', { count: problems.length })}>
        {s('set.problems.text')}
      </InlineAlert>
      <ul className={classes.problems}>
        {problems.slice(0, mostShown).map(({ section, row, place, text }, at) => (
          <li key={at}>
            <strong>
              {section === '' ? place || s('set.wholeFile') : wordOfFilePart(section)}
              {section !== '' && row !== null && ` · ${s('set.rowNumber', { row: row + 1 })}`}
            </strong>{' '}
            {section !== '' && <code title={placeInWords(place)}>{place}</code>}{' '}
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
      {problems.length > mostShown && <p>{s('set.moreProblems', { count: problems.length - mostShown })}</p>}
    </>
  );
}
