/*
 * 100,000 tickets as a busy shop has them after some years: most solved, some hundreds waiting, a few customers with
 * very many, spread over types, regions, shifts, handlers and directories. Where the customer spoke last nobody has
 * read it. The same rows each time.
 */
import type pg from 'pg';

export const seeded = { tickets: 100_000, customers: 20_000 } as const;

/** Adds them to the demo shop with three messages each, in the order of their updates, newest today. */
export async function seedTickets(pool: pg.Pool): Promise<void> {
  await pool.query(customers, [seeded.customers]);
  await pool.query(tickets, [seeded.tickets, seeded.customers]);
  await pool.query(messages);
  await pool.query('vacuum analyze');
}

const customers = `
  insert into customer (account, store, name, password_hash, created_at)
  select 'bench' || i || '@example.com', case when i % 3 = 0 then 'cn' else 'global' end,
    (array['Avery','Birk','Chiara','Daan','Elif','Femi','Greta','Hugo'])[1 + i % 8] || ' ' ||
    (array['Novak','Okafor','Petersen','Quist','Rossi','Sato','Tanaka','Urban','Vance'])[1 + i % 9] || ' ' || i,
    'no login', 0
  from generate_series(1, $1::int) as i`;

// Every tenth ticket belongs to one of a hundred customers who write often. Two minutes between updates.
const tickets = `
  with people as (select min(id) as first from customer where account like 'bench%'),
  kinds as (select array_agg(id order by id) as ids from question_type where not deleted),
  agents as (select array_agg(id order by id) as ids from person),
  folders as (select array_agg(id order by id) as ids from sop_directory where not deleted),
  times as (select floor(extract(epoch from now()) * 1000)::bigint as now),
  rows as (
    select i, mod(i::bigint * 7919 + 13, 100003)::int as h, mod(i::bigint * 104729 + 7, 99991)::int as k,
      -- the newest are open, and one in two hundred of the rest
      i <= 1000 or i % 200 = 0 as open
    from generate_series(1, $1::int) as i
  )
  insert into ticket (customer_id, question_type_id, type_title, staff_type_title, title, created_at, updated_at,
    completed_at, is_solved, admin_unread, comment, handler_id, sop_directory_id, score_status, score_num, urgency,
    mark, shift, step_record, rev, last_seq, last_message_at, last_sender, last_message, waiting_since,
    admin_read_seq, admin_delivered_seq, user_read_seq)
  select people.first + case when i % 10 = 0 then h % 100 else h % $2::int end,
    kinds.ids[1 + k % cardinality(kinds.ids)], 'Bench', '操纵杆 / 校准', 'The axis ' || i || ' drifts after the update',
    now - i * 120000::bigint - 3600000, now - i * 120000::bigint,
    case when open then null else now - i * 120000::bigint end, case when open then 0 else 1 end,
    case when i % 2 = 0 then 1 else 0 end, case when i % 20 = 0 then 'VIP' else '' end,
    case when i % 4 = 0 then null else agents.ids[1 + h % cardinality(agents.ids)] end,
    case when i % 3 = 0 then folders.ids[1 + k % cardinality(folders.ids)] end,
    case when not open and i % 2 = 0 then 3 else 0 end, case when not open and i % 2 = 0 then 1 + h % 5 end,
    'P' || 1 + h % 4, case when h % 3 = 0 then 'cn' else 'global' end, 1 + h % 3,
    '<p>Which axis?</p><ul>' || repeat('<li>Throttle, after the update of the firmware</li>', 10) || '</ul>', 3, 3, now - i * 120000::bigint,
    case when i % 2 = 0 then 'user' else 'admin' end, 'It begins after a few minutes, number ' || i,
    case when open and i % 2 = 0 then now - i * 120000::bigint end,
    case when i % 2 = 0 then 0 else 3 end, case when i % 2 = 0 then 0 else 3 end, 3
  from rows, people, kinds, agents, folders, times`;

const messages = `
  insert into message (ticket_id, seq, rev, sender, sender_id, type, content, created_at)
  select t.id, n, n, case when (n = 2) = (t.last_sender = 'user') then 'admin' else 'user' end,
    case when (n = 2) = (t.last_sender = 'user') then coalesce(t.handler_id, (select min(id) from person))
      else t.customer_id end,
    4, '<p>' || t.last_message || ', line ' || n || '</p>', t.updated_at - (3 - n) * 60000
  from ticket t cross join generate_series(1, 3) as n
  where t.last_message like 'It begins after%'`;
