// /admin/chat: filter and directories | list | conversation | context (001 §2.3). The open ticket and the filter
// stand in the address.
import { type CSSProperties, useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PersonalInfo } from '#contract/identity/schemas';
import { useChatLive } from '../../features/chat/chat.live';
import { useKeep } from '../../features/chat/keep';
import { useTicketNotFound } from './admin-chat-page-ticket';
import { unreadTotalQuery } from '../../features/tickets/tickets.queries';
import { CarryOver } from '../../features/workbench/carry-over';
import { useCommands } from '../../features/workbench/command-store';
import { useContextCommands } from '../../features/workbench/context-tab';
import { emptyFilter, isFiltered } from '../../features/workbench/filter';
import { useStaffFilter } from '../../features/workbench/filter-state';
import { useFilterCommands } from '../../features/workbench/filter-commands';
import { useRecentTicket } from '../../features/workbench/recent-tickets';
import { StaffListPanel } from '../../features/workbench/staff-list-panel';
import { usePanes } from '../../features/workbench/staff-panes';
import { StaffSide } from '../../features/workbench/staff-side';
import { StaffSplitter } from '../../features/workbench/staff-splitter';
import { useOpenStaffTicket } from '../../features/workbench/use-open-staff-ticket';
import { useWorkbenchLive } from '../../features/workbench/workbench.live';
import { useAddressQuery } from '../../lib/address-query';
import { useChatChannel } from '../../lib/chat-channel';
import { s } from '../../lib/i18n/staff';
import { useSession } from '../../lib/session';
import { useTabTitle } from '../../lib/tab-title';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { staffActionsId } from '../layouts/staff-layout';
import { StaffTicketPane } from './admin-chat-page-pane';
import classes from './admin-chat-page.module.css';

export function AdminChatPage() {
  const { staff } = useSession();
  return staff ? <Workbench key={staff.id} staff={staff} /> : null;
}

/** Id of the ticket in the address; null where there is none. */
function ticketOfAddress(query: URLSearchParams): number | null {
  const text = query.get('questionRecordId') ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

function Workbench({ staff }: { staff: PersonalInfo }) {
  const client = useQueryClient();
  const [query, setQuery] = useAddressQuery();
  const { filter, change } = useStaffFilter(staff.id);
  const openId = ticketOfAddress(query);
  const open = useOpenStaffTicket(openId, filter);
  const { data: unread = 0 } = useQuery(unreadTotalQuery('admin'));
  const panes = usePanes();
  const { toggle } = panes;
  const { isSideOpen, isContextOpen } = panes.state;
  // Also without an open ticket: what was not sent before a reload goes out now.
  const keep = useKeep('admin', `admin:${staff.id}`);
  useTabTitle(s('bench.page'), unread);
  useChatLive('admin');
  useChatChannel('admin', `admin:${staff.id}`, open.ticket?.id ?? null);
  useTicketNotFound(open.isMissing);
  useWorkbenchLive({
    isFiltered: filter !== null && isFiltered(filter),
    onUnreadTotal: useCallback(
      (total: number) => client.setQueryData(unreadTotalQuery('admin').queryKey, total),
      [client],
    ),
    onReturn: useCallback(
      () => void client.invalidateQueries({ queryKey: unreadTotalQuery('admin').queryKey }),
      [client],
    ),
  });
  useRecentTicket(open.ticket?.id ?? null);
  useFilterCommands(filter, change, staff.id);
  const toggleSide = useCallback(() => toggle('isSideOpen'), [toggle]);
  const toggleContext = useCallback(() => toggle('isContextOpen'), [toggle]);
  useCommands({ side: toggleSide, context: toggleContext });
  useContextCommands(() => panes.open('isContextOpen'));
  const onOpen = useCallback(
    (id: number) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.set('questionRecordId', String(id));
        return next;
      }),
    [setQuery],
  );
  return (
    <div
      className={classes.page}
      data-side={isSideOpen || undefined}
      data-context={isContextOpen || undefined}
      style={widthsOf(panes)}
    >
      <VisuallyHidden component="h1">{s('bench.page')}</VisuallyHidden>
      <CarryOver place={staffActionsId} isReadonly={staff.is_readonly === 1} />
      {isSideOpen && (
        <StaffSide
          filter={filter ?? emptyFilter}
          onFilter={change}
          isFilterOpen={panes.state.isFilterOpen}
          isTreeOpen={panes.state.isTreeOpen}
          onFold={toggle}
        />
      )}
      <StaffListPanel
        filter={filter}
        onFilter={change}
        openId={openId}
        onOpen={onOpen}
        isSideOpen={isSideOpen}
        onSide={toggleSide}
      />
      <StaffTicketPane
        ticket={open.ticket}
        marks={open.marks}
        staff={staff}
        keep={keep}
        isAwaited={open.ticket === null && openId !== null && !open.isMissing}
        isContextOpen={isContextOpen}
        onContext={toggleContext}
      />
      <Splitters panes={panes} />
    </div>
  );
}

type Panes = ReturnType<typeof usePanes>;

/** Widths of the panes as variables of the grid. */
function widthsOf({ widths }: Panes): CSSProperties {
  const names = {
    '--side': widths.side.width,
    '--list': widths.list.width,
    '--context': widths.context.width,
  };
  return Object.fromEntries(Object.entries(names).map(([name, width]) => [name, `${width}px`]));
}

function Splitters({ panes }: { panes: Panes }) {
  const { state, widths, resize } = panes;
  return (
    <>
      {state.isSideOpen && (
        <StaffSplitter
          name={s('list.sideName')}
          className={classes.afterSide}
          {...widths.side}
          onResize={(width) => resize('side', width)}
        />
      )}
      <StaffSplitter
        name={s('bench.list')}
        className={classes.afterList}
        {...widths.list}
        onResize={(width) => resize('list', width)}
      />
      {state.isContextOpen && (
        <StaffSplitter
          name={s('bench.context')}
          className={classes.beforeContext}
          isAfter
          {...widths.context}
          onResize={(width) => resize('context', width)}
        />
      )}
    </>
  );
}
