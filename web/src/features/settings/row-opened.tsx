/* The row that is open: on its way, gone, or there with its form. */
import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { RowEditor } from './row-editor';
import type { Row, Section, Values } from './section.types';
import { allRowsQuery, rowQuery } from './settings.queries';

export interface RowOpenedProps {
  section: Section;
  /** 0: a new one. */
  id: number;
  /** As the table has it. */
  known?: Row | undefined;
  personId: number;
  isReadonly: boolean;
  aside?: ((values: Values) => ReactNode) | undefined;
  /** Without it the form cannot be closed: it is all that there is. */
  onClose?: () => void;
  onStored?: (id: number) => void;
}

export function RowOpened(props: RowOpenedProps) {
  const { section, id, known } = props;
  const isNew = id === 0;
  const query = useQuery({ ...rowQuery(section.name, id, known), enabled: !isNew });
  const blank = useBlank(section, isNew);
  // What was typed into a row that a colleague has deleted is not lost with it.
  const [last, setLast] = useState<Row | null>(null);
  const row = query.data;
  if (row && row !== last) setLast(row);
  if (isNew)
    return blank && <RowEditor {...props} section={{ ...section, blank }} row={null} isGone={false} />;
  if (row) return <RowEditor {...props} row={row} isGone={false} />;
  if (query.isError) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  if (row === undefined)
    return (
      <Loading>
        <SkeletonLines widths={[0.4, 0.9, 0.9, 0.6]} />
      </Loading>
    );
  if (last) return <RowEditor {...props} row={last} isGone />;
  return (
    <EmptyState
      title={s('set.gone')}
      text={s('set.gone.text')}
      action={
        props.onClose && (
          <>
            <Button variant="default" onClick={props.onClose}>
              {s('set.back')}
            </Button>{' '}
            <Button component={Link} to={`/admin/settings/history?section=${section.name}&action=deleted`}>
              {s('set.gone.find')}
            </Button>
          </>
        )
      }
    />
  );
}

/** What a new row begins with: it stands behind the others. */
function useBlank(section: Section, isNew: boolean): Values | null {
  const isOrdered = section.fields.some(({ key }) => key === 'orderNo');
  const { data } = useQuery({ ...allRowsQuery(section.name), enabled: isNew && isOrdered });
  const [blank, setBlank] = useState<Values | null>(null);
  if (blank === null && isNew && (data !== undefined || !isOrdered)) {
    const highest = data?.reduce((most, row) => Math.max(most, Number(row['orderNo']) || 0), 0) ?? 0;
    setBlank(isOrdered ? { ...section.blank, orderNo: highest + 1 } : section.blank);
  }
  return blank;
}
