/*
 * The damage reports of the ticket's customer (BENCH-23, DMG-52…54): a table 440 px tall; a row shows its report.
 */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReportRow } from '#contract/damage-reports/schemas';
import { errorText } from '../../lib/api';
import { s, type StaffMessageKey } from '../../lib/i18n/staff';
import { EmptyState, ErrorState, Loading } from '../../ui/states';
import { Tag } from '../../ui/tag';
import { timeOrNone } from './orders-words';
import { recordPageSizes, type RecordPageSize, recordsQuery, useRecordsLive } from './records.queries';
import { RecordsPager } from './records-pager';
import { reportTones } from './report-states';
import { TicketTableFrame } from './ticket-table-frame';
import classes from './ticket-table.module.css';

const columns: readonly [StaffMessageKey, (row: ReportRow) => string][] = [
  ['records.channel', (row) => row.purchasingChannelsName],
  ['records.orderNum', (row) => row.orderNum],
  ['records.paymentTime', (row) => timeOrNone(row.paymentTime)],
  ['records.warehouse', (row) => row.deliveryWarehouseName],
  ['records.merchandise', (row) => row.merchandiseName],
  ['records.production', (row) => row.productionName],
  ['records.sop', (row) => row.sopName],
  ['records.template', (row) => row.tempItemName],
  ['records.warranty', (row) => row.warrantyTypeName],
  ['records.person', (row) => row.personName],
  ['records.reportTime', (row) => timeOrNone(row.damageReportTime)],
];

export interface RecordsTabProps {
  account: string;
  /** The window of a report, over the page. */
  report?: { open: (id: number) => void; isOpen: boolean } | undefined;
}

/** Use with the account as key: the page belongs to one customer. */
export function RecordsTab({ account, report }: RecordsTabProps) {
  const [pageSize, setPageSize] = useState<RecordPageSize>(recordPageSizes[0]);
  const [pageNum, setPageNum] = useState(1);
  const query = useQuery(recordsQuery(account, pageSize, pageNum));
  useRecordsLive();
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={s('records.error')}
        text={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <Loading>
        <div className={classes.bones} />
      </Loading>
    );
  }
  const { rows, total } = query.data;
  return (
    <TicketTableFrame
      title={s('records.title')}
      isCovered={report?.isOpen}
      bar={<span className={classes.space} />}
    >
      <RecordsTable rows={rows} onPreview={(id) => report?.open(id)} />
      <RecordsPager
        total={total}
        pageSize={pageSize}
        pageNum={pageNum}
        onPage={setPageNum}
        onSize={(size) => {
          setPageSize(size);
          setPageNum(1);
        }}
      />
    </TicketTableFrame>
  );
}

function RecordsTable({ rows, onPreview }: { rows: readonly ReportRow[]; onPreview: (id: number) => void }) {
  return (
    <div
      className={classes.records}
      data-testid="records-table"
      role="region"
      aria-label={s('records.title')}
      tabIndex={0}
    >
      {rows.length === 0 ? (
        <EmptyState title={s('records.empty')} text={s('records.emptyText')} />
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.pinned}>
                {s('records.appealTime')}
              </th>
              {columns.map(([title]) => (
                <th key={title} scope="col">
                  {s(title)}
                </th>
              ))}
              <th scope="col">{s('records.status')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RecordRow key={row.id} row={row} onPreview={onPreview} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** The whole row opens the report; for the keyboard its time is a button. */
function RecordRow({ row, onPreview }: { row: ReportRow; onPreview: (id: number) => void }) {
  return (
    <tr data-clickable onClick={() => onPreview(row.id)}>
      <th scope="row" className={classes.pinned}>
        <button
          type="button"
          className={classes.rowButton}
          title={s('records.preview', { name: row.tempItemName })}
          onClick={(event) => {
            event.stopPropagation();
            onPreview(row.id);
          }}
        >
          {timeOrNone(row.appealTime)}
        </button>
      </th>
      {columns.map(([title, cell]) => (
        <td key={title}>{cell(row) || s('pane.emptyValue')}</td>
      ))}
      <td>
        <Tag tone={reportTones[row.status]}>{row.statusName}</Tag>
        {row.status === 1 && row.chatRecordId === null && <Tag tone="orange">{s('records.cardUnsent')}</Tag>}
      </td>
    </tr>
  );
}
