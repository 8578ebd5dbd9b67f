/* How the table shows a value of a row. */
import { s } from '../../lib/i18n/staff';
import { formatDateTime } from '../../lib/dates';
import { Tag } from '../../ui/tag';
import { type Column, listOf, type Row, textOf } from './section.types';
import classes from './settings.module.css';

export interface RowCellProps {
  column: Column;
  row: Row;
  /** Names of the rows of another section, by id. */
  names: ReadonlyMap<number, string> | undefined;
}

export function RowCell({ column, row, names }: RowCellProps) {
  const value = row[column.key];
  if (column.section !== undefined) return names?.get(Number(value)) ?? `#${String(value)}`;
  if (column.options !== undefined) {
    const option = column.options.find((one) => one.value === value);
    return option ? s(option.label) : textOf(value);
  }
  switch (column.as ?? 'text') {
    case 'text':
      return <Words text={textOf(value)} other={column.keyZh && textOf(row[column.keyZh])} />;
    case 'number':
      return String(value);
    case 'count':
      return String(listOf(value).length);
    case 'time':
      return typeof value === 'number' ? formatDateTime(value) : '';
    case 'yes':
      return value === true ? s('set.yes') : <span className={classes.faint}>–</span>;
    case 'active':
      return (
        <Tag tone={value === true ? 'green' : 'neutral'}>{s(value === true ? 'set.on' : 'set.stopped')}</Tag>
      );
    case 'enabled':
      return <Tag tone={value === 1 ? 'green' : 'neutral'}>{s(value === 1 ? 'set.on' : 'set.off')}</Tag>;
    case 'colour':
      return (
        <span className={classes.swatch} style={{ backgroundColor: textOf(value) }} title={textOf(value)} />
      );
    case 'picture':
      return textOf(value) === '' ? (
        <span className={classes.thumb} />
      ) : (
        <img className={classes.thumb} src={textOf(value)} alt="" loading="lazy" />
      );
  }
}

/** A text and the same in Chinese; a pair without its Chinese half says so. */
function Words({ text, other }: { text: string; other: string | undefined }) {
  return (
    <>
      <span dir="auto">{text}</span>
      {other !== undefined && (
        <span className={classes.other} data-missing={other === '' || undefined}>
          {other || s('set.noChinese')}
        </span>
      )}
    </>
  );
}
