/* In an opened ticket: a report that was made here and whose card did not go out is offered again. */
import { useEffect, useState } from 'react';
import { errorText } from '../../../lib/api';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { InlineAlert } from '../../../ui/inline-alert';
import { notifyError, notifySuccess } from '../../../ui/notice';
import { keptUnsent } from './send-form';
import { sendCard } from './send-report.queries';
import { staffDraftOf } from './staff-drafts';
import classes from './staff-reports.module.css';
import { staffReportQuery } from './staff-reports.queries';
import { queryClient } from '../../../lib/query-client';

/** Sends the card and says so; true when it went out. */
export async function offerCard(reportId: number): Promise<boolean> {
  try {
    await sendCard(reportId);
  } catch (error) {
    notifyError(s('send.cardFailed'), errorText(error));
    return false;
  }
  notifySuccess(s('send.done'));
  return true;
}

export interface UnsentCardProps {
  personId: number;
  ticketId: number;
  /** Changes when a sending has ended: what is kept is read again. */
  round: number;
}

export function UnsentCard({ personId, ticketId, round }: UnsentCardProps) {
  const [unsent, setUnsent] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void findUnsent(personId, ticketId).then((id) => !isLeft && setUnsent(id));
    return () => {
      isLeft = true;
    };
  }, [personId, ticketId, round]);
  if (unsent === null) return null;
  const send = async () => {
    setIsBusy(true);
    const isSent = await offerCard(unsent);
    setIsBusy(false);
    if (!isSent) return;
    staffDraftOf(personId, 'sendings', ticketId).write(null);
    setUnsent(null);
  };
  return (
    <div className={classes.unsent}>
      <InlineAlert
        role="status"
        action={
          <Button size="compact-md" loading={isBusy} onClick={() => void send()}>
            {s('send.cardAgain')}
          </Button>
        }
      >
        {s('send.unsent')}
      </InlineAlert>
    </div>
  );
}

/** The report whose card is still to be sent; somebody may have sent or withdrawn it from the records. */
async function findUnsent(personId: number, ticketId: number): Promise<number | null> {
  const draft = staffDraftOf(personId, 'sendings', ticketId);
  const id = keptUnsent(await draft.read());
  if (id === null) return null;
  const report = await queryClient.fetchQuery(staffReportQuery(id)).catch(() => null);
  if (report && (report.status !== 1 || report.chatRecordId !== null)) {
    draft.write(null);
    return null;
  }
  return id;
}
