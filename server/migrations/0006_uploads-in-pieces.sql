-- Files on their way in pieces. A broken connection costs at most one piece: the row says how much is kept, and
-- only who holds the row writes to the part on disk. What nobody continues for a day is removed.

create table upload (
  -- random
  id text primary key,
  uploader_side text not null check (uploader_side in ('user', 'admin')),
  uploader_id integer not null,
  original_name text not null,
  declared_type text not null,
  -- the tool that sends it
  kind text not null check (kind in ('image', 'video', 'file')),
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  -- the stored file once it is finished: asked again, the answer is the same
  file_name text references file (name) on delete set null,
  touched_at bigint not null
);
create index upload_touched_at on upload (touched_at);
