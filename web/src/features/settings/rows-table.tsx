/* The table of a section: a page of its rows, each opened by its name. */
import { Link } from 'react-router';
import { useQueries } from '@tanstack/react-query';
import type { SettingsSection } from '#contract/settings/section-endpoints';
import { s } from '../../lib/i18n/staff';
import { RowCell } from './row-cell';
import type { Column, Row, Section } from './section.types';
import { sections } from './sections';
import { allRowsQuery } from './settings.queries';
import classes from './settings.module.css';

export interface RowsTableProps {
  section: Section;
  rows: readonly Row[];
  /** The row that is open in the form. */
  openId: number | null;
  /** Address of a row. */
  addressOf: (id: number) => string;
}

export function RowsTable({ section, rows, openId, addressOf }: RowsTableProps) {
  const names = useNames(section);
  // The first column that reads as a name opens the row.
  const link = section.columns.findIndex(({ as }) => as !== 'picture');
  return (
    <div className={classes.tableBox} tabIndex={0} role="group" aria-label={s(section.title)}>
      <table className={classes.table}>
        <thead>
          <tr>
            {section.columns.map(({ key, label, as }, at) => (
              <th key={key} scope="col" data-number={isNumber(as, at === link)}>
                {s(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-chosen={row.id === openId || undefined}>
              {section.columns.map((column, at) => {
                const cell = (
                  <RowCell column={column} row={row} names={column.section && names.get(column.section)} />
                );
                return (
                  <td key={column.key} data-number={isNumber(column.as, at === link)}>
                    {at === link ? (
                      <Link
                        className={classes.rowLink}
                        to={addressOf(row.id)}
                        aria-current={row.id === openId ? 'true' : undefined}
                        aria-label={`${s('set.open')}：${section.titleOf(row) || `#${row.id}`}`}
                      >
                        {cell}
                      </Link>
                    ) : (
                      cell
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Numbers stand under each other, but for the one that opens the row. */
function isNumber(as: Column['as'], isLink: boolean): true | undefined {
  return (!isLink && (as === 'number' || as === 'count')) || undefined;
}

/** Names of the rows that the columns refer to. */
function useNames(section: Section): ReadonlyMap<SettingsSection, ReadonlyMap<number, string>> {
  const named = [...new Set(section.columns.flatMap((column) => column.section ?? []))];
  const found = useQueries({ queries: named.map((name) => allRowsQuery(name)) });
  return new Map(
    named.map((name, at) => [
      name,
      new Map(found[at]?.data?.map((row) => [row.id, sections[name].titleOf(row)])),
    ]),
  );
}
