/* The drawer in which a ticket gets its agent (BENCH-30, VALID-08): search, who is on duty, then a confirm. */
import { useState } from 'react';
import { Drawer, Radio, TextInput } from '@mantine/core';
import { IconSearch } from '#icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { confirmDialog } from '../../ui/dialogs';
import { notifyError, notifySuccess } from '../../ui/notice';
import { ReturnFocus } from '../../ui/return-focus';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { Tag } from '../../ui/tag';
import { type AgentChoice, assignable } from './assign-people';
import { assignTicket, staffPeopleQuery } from './ticket-actions';
import classes from './ticket-drawer.module.css';

export interface AssignDrawerProps {
  ticket: StaffTicketDetails;
  /** Id of the agent who assigns. */
  ownId: number;
  onClose: () => void;
}

export function AssignDrawer({ ticket, ownId, onClose }: AssignDrawerProps) {
  // Who is on duty changes all day: asked anew every time.
  const query = useQuery({ ...staffPeopleQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const assign = useMutation({
    mutationFn: (agent: AgentChoice) => assignTicket(ticket.id, agent),
    onSuccess: (_, agent) => {
      notifySuccess(s('assign.done', { name: agent.name }));
      onClose();
    },
    onError: (error) => notifyError(t('common.error'), errorText(error)),
  });
  const confirm = async () => {
    const agent = query.data?.find(({ id }) => id === chosen);
    if (!agent) return notifyError(s('assign.chooseFirst'));
    setIsAsking(true);
    const isSure = await confirmDialog({
      title: s('assign.sure'),
      body: s('assign.sureBody', { title: ticket.title, name: agent.name }),
      confirm: s('assign.confirm'),
      cancel: s('assign.cancel'),
    });
    setIsAsking(false);
    if (isSure) assign.mutate(agent);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="24rem"
      title={s('assign.title')}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      // Escape answers the question first.
      closeOnEscape={!isAsking}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ReturnFocus />
      <div className={classes.main}>
        {query.data ? (
          <People
            agents={query.data}
            ownId={ownId}
            handlerId={ticket.customerId}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : query.isError ? (
          <ErrorState
            title={s('assign.error')}
            text={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loading>
            <SkeletonLines widths={[1, 0.6, 0.7, 0.5]} />
          </Loading>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {s('assign.cancel')}
        </Button>
        <Button loading={assign.isPending} onClick={() => void confirm()}>
          {s('assign.confirm')}
        </Button>
      </div>
    </Drawer>
  );
}

interface PeopleProps {
  agents: readonly AgentChoice[];
  ownId: number;
  handlerId: number | null;
  chosen: number | null;
  onChoose: (id: number) => void;
}

function People({ agents, ownId, handlerId, chosen, onChoose }: PeopleProps) {
  const [search, setSearch] = useState('');
  const shown = assignable(agents, search);
  return (
    <>
      <TextInput
        autoFocus
        data-autofocus
        aria-label={s('assign.search')}
        placeholder={s('assign.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {shown.length === 0 ? (
        <EmptyState title={s('assign.empty')} />
      ) : (
        <div className={classes.choices} role="radiogroup" aria-label={s('assign.people')}>
          {shown.map((agent) => (
            <Radio
              key={agent.id}
              className={classes.choice}
              name="assign-agent"
              value={String(agent.id)}
              checked={agent.id === chosen}
              onChange={() => onChoose(agent.id)}
              label={
                <span className={classes.person}>
                  <span className={classes.name}>
                    {agent.name}
                    {agent.id === ownId && <span className={classes.faint}>（{s('assign.self')}）</span>}
                  </span>
                  {agent.id === handlerId && <Tag tone="accent">{s('assign.current')}</Tag>}
                  <Tag tone={agent.workStatus === 1 ? 'green' : 'neutral'}>
                    {s(agent.workStatus === 1 ? 'assign.onDuty' : 'assign.offDuty')}
                  </Tag>
                </span>
              }
            />
          ))}
        </div>
      )}
    </>
  );
}
