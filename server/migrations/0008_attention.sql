-- What concerns one person of staff: unread for that person until they have read the ticket, whatever the flag that
-- all agents share says (Q-177).
create table ticket_attention (
  ticket_id integer not null references ticket (id) on delete cascade,
  person_id integer not null references person (id) on delete cascade,
  since bigint not null,
  primary key (ticket_id, person_id)
);
create index ticket_attention_person on ticket_attention (person_id);

-- What one side did last beside writing, after which message, and when: it counts as that side's turn (Q-177, Q-178).
-- `last_sender` is the side whose turn was last, `waiting_since` the customer's first turn without an answer.
alter table ticket
  add column turn text check (turn in ('reopened', 'submitted', 'reviewed')),
  add column turn_seq integer,
  add column turn_at bigint;

-- Tickets that were opened without a message wait, too.
update ticket set waiting_since = created_at
where is_solved = 0 and last_sender is null and waiting_since is null;

-- Cards that were sent are answers.
with spoken as (
  select distinct on (ticket_id) ticket_id, type from message
  where type in (4, 10) and is_delete = 0 and sender <> 'system'
  order by ticket_id, seq desc
)
update ticket set last_sender = 'admin', waiting_since = null
from spoken where spoken.ticket_id = ticket.id and spoken.type = 10;

-- Reports that were submitted or reviewed after the last message.
with act as (
  select ticket_id, 'submitted' as turn, submitted_at as at from damage_report where submitted_at is not null
  union all
  select ticket_id, 'reviewed', reviewed_at from damage_report where reviewed_at is not null
), latest as (
  select distinct on (ticket_id) ticket_id, turn, at from act order by ticket_id, at desc, turn
)
update ticket set
  turn = latest.turn,
  turn_seq = ticket.last_seq,
  turn_at = latest.at,
  last_sender = case latest.turn when 'submitted' then 'user' else 'admin' end,
  waiting_since = case
    when ticket.is_solved = 1 or latest.turn = 'reviewed' then null
    else coalesce(ticket.waiting_since, latest.at)
  end
from latest
where latest.ticket_id = ticket.id and not exists (
  select from message
  where message.ticket_id = latest.ticket_id and message.created_at > latest.at
    and message.type in (4, 10) and message.is_delete = 0 and message.sender <> 'system'
);
