/*
 * The state of a sending: what is chosen, kept after every change, the step, and sending itself. The report is made
 * first, its card sent then; where the second half fails it is kept which card is still to be sent.
 */
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { errorText } from '../../../lib/api';
import { s, type StaffMessageKey } from '../../../lib/i18n/staff';
import { notifyError, notifySuccess } from '../../../ui/notice';
import {
  basicsProblems,
  type Chosen,
  emptySending,
  keptSending,
  payloadOf,
  type SendProblem,
  type SendProblems,
  type Sending,
  templateProblems,
  withoutTemplate,
} from './send-form';
import { addReport, orderBasicsQuery, productsQuery, sendCard } from './send-report.queries';
import type { StaffDraft } from './staff-drafts';
import { dictionaryQuery } from './staff-reports.queries';

export interface SendingOptions {
  readonly ticket: StaffTicketDetails;
  readonly staff: PersonalInfo;
  readonly draft: StaffDraft;
  /** What stands as problem phenomenon unless another is written. */
  readonly phenomenon: string;
  readonly onSent: () => void;
  /** The report is made, its card is not sent. */
  readonly onUnsent: (reportId: number) => void;
}

export function useSending(options: SendingOptions) {
  const { draft } = options;
  const { sending, put } = useKeptSending(draft);
  const [step, setStep] = useState<1 | 2>(1);
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const chosenOf = useChosen(options.ticket);
  const hasOrders = useHasOrders(options.ticket);
  const problemsOf = step === 1 ? basicsProblems : templateProblems;
  const problems: SendProblems = wasTried ? problemsOf(sending) : {};

  const goTo = (next: 1 | 2) => {
    setWasTried(false);
    setStep(next);
  };
  const send = async () => {
    setIsBusy(true);
    try {
      await sendReport(sending, await chosenOf(sending), options);
    } catch (error) {
      notifyError(s('send.failed'), errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    sending,
    step,
    problems,
    isBusy,
    isChanged: sending !== emptySending,
    put,
    /** Checks the step; on to the next one, or out to the customer. */
    async next() {
      setWasTried(true);
      const [first] = Object.values(problemsOf(sending));
      if (first) return notifyError(s(noticeOf(first, hasOrders())));
      if (step === 1) goTo(2);
      else await send();
    },
    /** Back, with SOP and template to be chosen anew (DMG-40). */
    previous() {
      put(withoutTemplate(sending));
      goTo(1);
    },
    /** Back with everything as it is (DMG-41). */
    cancelStep: () => goTo(1),
    forget: () => draft.write(null),
  };
}

/** A notice stands far from its field: it names what is to be chosen. */
function noticeOf(problem: SendProblem, hasOrders: boolean): StaffMessageKey {
  if (problem === 'needChannel') return 'send.chooseChannel';
  return problem === 'needOrder' && hasOrders ? 'send.chooseOrder' : `send.${problem}`;
}

/** Whether the customer has orders to choose from, as far as is known. */
function useHasOrders({ personal, mark }: StaffTicketDetails) {
  const client = useQueryClient();
  return () => {
    const orders = client.getQueryData(orderBasicsQuery(personal.account, mark).queryKey);
    return orders !== undefined && Object.keys(orders).length > 0;
  };
}

async function sendReport(sending: Sending, chosen: Chosen, options: SendingOptions): Promise<void> {
  const { ticket, staff, draft } = options;
  const phenomenon = (sending.phenomenon ?? options.phenomenon).trim();
  const from = { personId: staff.id, now: Date.now(), phenomenon };
  const id = await addReport(payloadOf(sending, chosen, ticket, from));
  draft.write({ unsent: id });
  try {
    await sendCard(id);
  } catch (error) {
    notifyError(s('send.cardFailed'), errorText(error));
    return options.onUnsent(id);
  }
  draft.write(null);
  notifySuccess(s('send.done'));
  options.onSent();
}

function useKeptSending(draft: StaffDraft) {
  const [sending, setSending] = useState(emptySending);
  const hasEntered = useRef(false);
  useEffect(() => {
    let isLeft = false;
    void draft.read().then((kept) => {
      const before = keptSending(kept);
      if (!isLeft && !hasEntered.current && before) setSending(before);
    });
    window.addEventListener('pagehide', draft.rescue);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', draft.rescue);
    };
  }, [draft]);
  const put = (next: Sending) => {
    hasEntered.current = true;
    setSending(next);
    draft.write({ sending: next });
  };
  return { sending, put };
}

/** Names and order behind what was chosen; mostly known already. */
function useChosen({ personal, mark }: StaffTicketDetails) {
  const client = useQueryClient();
  return async ({ channel, orderNum, productId, warrantyType }: Sending): Promise<Chosen> => {
    const known = { staleTime: Infinity };
    const orders =
      channel === '1'
        ? await client.fetchQuery({ ...orderBasicsQuery(personal.account, mark), ...known })
        : {};
    const order = orders[orderNum];
    const products = order?.productionArray ?? (await client.fetchQuery({ ...productsQuery, ...known }));
    const warranties = await client.fetchQuery(dictionaryQuery('faq_warranty_type'));
    return {
      order,
      productName: products.find(({ id }) => id === productId)?.name ?? '',
      warrantyName: warranties.find(({ dictValue }) => dictValue === warrantyType)?.dictLabel ?? '',
    };
  };
}
