// Damage reports in the customer's chat: the cards' content, and the form in place of the chat: over it as a
// dialog, filling a phone, or alone for whoever came for it only (000 §2.5, Q-88).
import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Message } from '#contract/chat/schemas';
import { CardMessage } from '../../features/damage-reports/card-message';
import { useT } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { knownShopUrl } from '../../lib/shop-url';
import { notifyError } from '../../ui/notice';
import type { CustomerChat } from './customer-chat-page-state';
import classes from './customer-report.module.css';
import { useReportAddress, type ReportAddress } from './customer-report-address';

const ReportScreen = lazy(() =>
  import('../../features/damage-reports/report-screen').then((module) => ({ default: module.ReportScreen })),
);

const OpenReport = createContext<(id: number, isView: boolean) => void>(() => undefined);

/** Draws a card in the conversation. */
export const renderReportCard = ({ content }: Pick<Message, 'content'>): ReactNode => (
  <ReportMessage content={content} />
);

function ReportMessage({ content }: { content: string }) {
  return <CardMessage side="user" content={content} onOpen={use(OpenReport)} />;
}

export interface CustomerReportProps {
  chat: Pick<CustomerChat, 'keep'>;
  /** The screen of a phone: the form takes the place of the chat. */
  isMobile?: boolean;
  children: ReactNode;
}

/** Stands around a chat screen: what opens a report, and the report that is open. */
export function CustomerReport({ chat, isMobile = false, children }: CustomerReportProps) {
  const address = useReportAddress();
  const { wanted, isAlone } = address;
  const isAllowed = useAllowed(address);
  const opener = useRef<Element | null>(null);
  const open = useOpen(address, opener);
  const isOpen = wanted !== null && isAllowed;
  const owner = chat.keep?.owner;
  const isCovered = isOpen && (isMobile || isAlone);
  useFocusBack(isCovered, opener);
  return (
    <OpenReport value={open}>
      {/* What one was doing in the chat stays as it is. */}
      <div className={classes.chat} hidden={isCovered}>
        {children}
      </div>
      {isOpen && address.reportId !== null && owner !== undefined && (
        <Suspense fallback={null}>
          <Report address={address} id={address.reportId} owner={owner} isMobile={isMobile} />
        </Suspense>
      )}
    </OpenReport>
  );
}

interface ReportProps {
  address: ReportAddress;
  id: number;
  owner: string;
  isMobile: boolean;
}

function Report({ address, id, owner, isMobile }: ReportProps) {
  const t = useT();
  const { isAlone, drop, close, selectTicket } = address;
  const onUnknown = useCallback(() => {
    notifyError(t('damage.unknown'), t('damage.unknownText'));
    drop();
  }, [t, drop]);
  const leave = () => {
    const shop = isAlone ? knownShopUrl() : undefined;
    if (shop === undefined) close();
    else window.location.assign(shop);
  };
  const layout = isMobile ? 'page' : isAlone ? 'panel' : 'dialog';
  const screen = (
    <ReportScreen
      key={id}
      reportId={id}
      isView={address.isView}
      layout={layout}
      owner={owner}
      onClose={leave}
      // Alone, it stays to be looked at; its Back leads to the shop.
      onSubmitted={() => !isAlone && close()}
      onTicket={selectTicket}
      onUnknown={onUnknown}
    />
  );
  return layout === 'panel' ? <div className={classes.stage}>{screen}</div> : screen;
}

/** Anonymous people have no reports: they are told so, and nothing is asked (ROLE-13, Q-89). */
function useOpen({ open }: ReportAddress, opener: RefObject<Element | null>) {
  const t = useT();
  const { isAnonymous } = useSession();
  return useCallback(
    (id: number, isView: boolean) => {
      if (isAnonymous) return void notifyError(t('damage.anonymous'));
      opener.current = document.activeElement;
      open(id, isView);
    },
    [isAnonymous, open, opener, t],
  );
}

/** Whether the report of the address may be asked for; says why not, and leaves it out of the address. */
function useAllowed({ wanted, reportId, drop }: ReportAddress): boolean {
  const t = useT();
  const { isAnonymous } = useSession();
  const isBroken = wanted !== null && reportId === null;
  const isRefused = wanted !== null && isAnonymous;
  useEffect(() => {
    if (isRefused) notifyError(t('damage.anonymous'));
    else if (isBroken) notifyError(t('damage.unknown'), t('damage.unknownText'));
    if (isRefused || isBroken) drop();
  }, [isRefused, isBroken, drop, t]);
  return !isRefused && !isBroken;
}

/** Where the form took the place of the chat, the focus returns to the button that opened it. */
function useFocusBack(isCovered: boolean, opener: RefObject<Element | null>): void {
  useEffect(() => {
    const from = opener.current;
    if (!isCovered || !(from instanceof HTMLElement)) return;
    return () => from.focus();
  }, [isCovered, opener]);
}
