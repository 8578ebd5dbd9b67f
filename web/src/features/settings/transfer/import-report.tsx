/* What an import would do or has done: per section, row by row, and what is wrong with the file. */
import type { ImportResult } from '#contract/settings/transfer-endpoints';
import { s } from '../../../lib/i18n/staff';
import { InlineAlert } from '../../../ui/inline-alert';
import { Tag } from '../../../ui/tag';
import { placeInWords } from '../describe';
import { actions } from '../history/history-filter';
import { wordOfFilePart } from './file-parts';
import type { ImportKind } from './transfer.queries';
import settings from '../settings.module.css';
import classes from './transfer.module.css';

const tones = { added: 'green', changed: 'blue', deleted: 'red' } as const;

export interface ImportReportProps {
  result: ImportResult;
  kind: ImportKind;
}

export function ImportReport({ result, kind }: ImportReportProps) {
  const { problems, sections, changes, imported } = result;
  const isNothing = sections.every(({ added, changed }) => added + changed === 0);
  if (problems.length > 0) return <Problems problems={problems} kind={kind} />;
  return (
    <>
      <p className={classes.outcome} role="status">
        {s(imported ? 'set.imported' : isNothing ? 'set.nothingToImport' : 'set.wouldChange')}
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
          {sections.map((row) => (
            <tr key={row.section}>
              <td>{wordOfFilePart(row.section)}</td>
              {[row.added, row.changed, row.unchanged].map((count, at) => (
                <td key={at} data-number>
                  {count}
                </td>
              ))}
            </tr>
          ))}
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
    </>
  );
}

/** The first ones; a file that is wrong throughout is not read to its end. */
const mostShown = 200;

function Problems({ problems, kind }: Pick<ImportResult, 'problems'> & { kind: ImportKind }) {
  return (
    <>
      <InlineAlert title={s('set.problems', { count: problems.length })}>
        {s('set.problems.text')}
      </InlineAlert>
      <ul className={classes.problems}>
        {problems.slice(0, mostShown).map(({ section, row, place, text }, at) => (
          <li key={at}>
            <strong>
              {section === '' ? s('set.wholeFile') : wordOfFilePart(section)}
              {row !== null &&
                ` · ${kind === 'json' ? s('set.rowNumber', { row: row + 1 }) : s('set.lineNumber', { row })}`}
            </strong>{' '}
            {place !== '' && <code title={placeInWords(place)}>{place}</code>} <span dir="auto">{text}</span>
          </li>
        ))}
      </ul>
      {problems.length > mostShown && <p>{s('set.moreProblems', { count: problems.length - mostShown })}</p>}
    </>
  );
}
