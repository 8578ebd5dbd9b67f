/* The window in which a report is looked at (DMG-54): 50 % of the page wide, 80 % tall, read when it opens. */
import { Modal, ScrollArea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { reportQuery, useRecordsLive } from './records.queries';
import { ReportPreview } from './report-preview';

export function ReportPreviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(reportQuery(id));
  useRecordsLive();
  return (
    <Modal
      opened
      onClose={onClose}
      title={s('report.title')}
      size="max(50vw, 30rem)"
      scrollAreaComponent={ScrollArea.Autosize}
      styles={{ content: { height: '80vh', maxHeight: '80vh' } }}
      closeButtonProps={{ 'aria-label': s('report.close') }}
    >
      {query.data ? (
        <ReportPreview detail={query.data} />
      ) : query.isError ? (
        <ErrorState
          title={s('report.error')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading>
          <SkeletonLines widths={[0.4, 0.9, 0.7, 0.8, 0.5, 0.9]} />
        </Loading>
      )}
    </Modal>
  );
}
