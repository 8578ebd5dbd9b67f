// /admin/chat: list | conversation | context (001 §2.3). The open ticket and the filter stand in the address.
import { useCallback, useState } from 'react';
import { IconMessages } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PersonalInfo } from '#contract/identity/schemas';
import { useChatLive } from '../../features/chat/chat.live';
import { useKeep } from '../../features/chat/keep';
import { useTicketNotFound } from './admin-chat-page-ticket';
import { unreadTotalQuery } from '../../features/tickets/tickets.queries';
import { filterOfAddress, isFiltered, withFilter } from '../../features/workbench/filter';
import { StaffTicketList } from '../../features/workbench/staff-ticket-list';
import { useOpenStaffTicket } from '../../features/workbench/use-open-staff-ticket';
import { useWorkbenchLive } from '../../features/workbench/workbench.live';
import { useChatChannel } from '../../lib/chat-channel';
import { s } from '../../lib/i18n/staff';
import { useSession } from '../../lib/session';
import { useTabTitle } from '../../lib/tab-title';
import { EmptyState } from '../../ui/states';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { StaffTicketPane } from './admin-chat-page-pane';
import classes from './admin-chat-page.module.css';

export function AdminChatPage() {
  const { staff } = useSession();
  return staff ? <Workbench staff={staff} /> : null;
}

/** Id of the ticket in the address; null where there is none. */
function ticketOfAddress(query: URLSearchParams): number | null {
  const text = query.get('questionRecordId') ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

function Workbench({ staff }: { staff: PersonalInfo }) {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const filter = filterOfAddress(query);
  const openId = ticketOfAddress(query);
  const open = useOpenStaffTicket(openId, filter);
  const { data: unread = 0 } = useQuery(unreadTotalQuery('admin'));
  const [isContextOpen, setIsContextOpen] = useState(() => window.matchMedia('(min-width: 75em)').matches);
  // Also without an open ticket: what was not sent before a reload goes out now.
  const keep = useKeep('admin', `admin:${staff.id}`);
  useTabTitle(s('bench.page'), unread);
  useChatLive('admin');
  useChatChannel('admin', `admin:${staff.id}`, open.ticket?.id ?? null);
  useTicketNotFound(open.isMissing);
  useWorkbenchLive({
    isFiltered: isFiltered(filter),
    onUnreadTotal: useCallback(
      (total: number) => client.setQueryData(unreadTotalQuery('admin').queryKey, total),
      [client],
    ),
  });
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
    <div className={classes.page} data-context={(isContextOpen && open.ticket !== null) || undefined}>
      <VisuallyHidden component="h1">{s('bench.page')}</VisuallyHidden>
      <StaffTicketList
        filter={filter}
        onFilter={(next) => setQuery((before) => withFilter(before, next), { replace: true })}
        openId={openId}
        onOpen={onOpen}
      />
      {open.ticket ? (
        <StaffTicketPane
          ticket={open.ticket}
          staff={staff}
          keep={keep}
          isContextOpen={isContextOpen}
          onContext={() => setIsContextOpen((before) => !before)}
        />
      ) : (
        <div className={classes.none}>
          {openId === null && (
            <EmptyState
              icon={<IconMessages size={24} />}
              title={s('bench.none.title')}
              text={s('bench.none.text')}
            />
          )}
        </div>
      )}
    </div>
  );
}
