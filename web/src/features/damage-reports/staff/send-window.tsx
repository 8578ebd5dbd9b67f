/*
 * The pop-up in which an agent sends a damage report (001 §2.4, DMG-38…DMG-42): 50vw × 80vh, two steps. What was
 * entered outlives every closing but Cancel.
 */
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { notifyInfo } from '../../../ui/notice';
import { ReportFrame } from '../report-frame';
import { SendBasics } from './send-basics';
import { phenomenonQuery } from './send-report.queries';
import { SendTemplate } from './send-template';
import { staffDraftOf } from './staff-drafts';
import classes from './staff-reports.module.css';
import { useSending } from './use-sending';

export interface SendWindowProps {
  ticket: StaffTicketDetails;
  staff: PersonalInfo;
  onClose: () => void;
  /** The report is made, its card is not sent. */
  onUnsent: (reportId: number) => void;
}

/** Use with the ticket's id as key. */
export function SendWindow({ ticket, staff, onClose, onUnsent }: SendWindowProps) {
  const draft = useMemo(() => staffDraftOf(staff.id, 'sendings', ticket.id), [staff.id, ticket.id]);
  const { data: phenomenon = ticket.title } = useQuery(phenomenonQuery(ticket));
  const state = useSending({ ticket, staff, draft, phenomenon, onSent: onClose, onUnsent });
  const { step, sending, problems } = state;
  const close = () => {
    if (state.isChanged) notifyInfo(s('send.kept'));
    onClose();
  };
  const cancel = () => {
    if (step === 2) return state.cancelStep();
    state.forget();
    onClose();
  };
  const shared = { ticket, sending, problems, onChange: state.put };
  return (
    <ReportFrame
      layout="dialog"
      title={s('send.title')}
      onClose={close}
      footer={
        <>
          {step === 2 && (
            <span className={classes.start}>
              <Button variant="default" onClick={state.previous}>
                {s('send.previous')}
              </Button>
            </span>
          )}
          <Button variant="default" onClick={cancel}>
            {s('send.cancel')}
          </Button>
          <Button loading={state.isBusy} onClick={() => void state.next()}>
            {s('send.next')}
          </Button>
        </>
      }
    >
      <ol className={classes.steps}>
        <li aria-current={step === 1 ? 'step' : undefined}>{s('send.step1')}</li>
        <li aria-current={step === 2 ? 'step' : undefined}>{s('send.step2')}</li>
      </ol>
      {step === 1 ? <SendBasics {...shared} phenomenon={phenomenon} /> : <SendTemplate {...shared} />}
    </ReportFrame>
  );
}
