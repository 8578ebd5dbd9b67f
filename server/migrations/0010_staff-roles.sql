-- Roles of staff (Q-181): owner, lead, agent, reader. Read-only is what a reader is; nothing else writes it.
-- The program names the first owner of a shop that has none when it starts: it knows ADMIN_ACCOUNT, this file does not.

alter table person add column role text not null default 'agent'
  check (role in ('owner', 'lead', 'agent', 'reader'));
update person set role = 'reader' where is_readonly;
alter table person drop column is_readonly;
alter table person add column is_readonly boolean not null generated always as (role = 'reader') stored;

-- A shop that has an active owner keeps one, whoever writes. Checked at the end of a transaction, so that an owner may
-- hand over in one; one transaction at a time, so that two owners cannot each take the other's place.
create function person_keep_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4711003);
  if not exists (select from person where role = 'owner' and active) then
    raise exception 'one active owner must remain'
      using errcode = 'check_violation', table = 'person', constraint = 'person_owner_remains';
  end if;
  return null;
end
$$;

create constraint trigger person_owner_remains_after_update
  after update on person deferrable initially deferred for each row
  when (old.role = 'owner' and old.active and not (new.role = 'owner' and new.active))
  execute function person_keep_owner();

create constraint trigger person_owner_remains_after_delete
  after delete on person deferrable initially deferred for each row
  when (old.role = 'owner' and old.active)
  execute function person_keep_owner();
