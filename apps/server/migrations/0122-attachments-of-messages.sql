-- A file that one side of a conversation sends to the other. It is uploaded first, and attached by the message.
create table message_file (
  id uuid primary key,
  -- Whose upload it is; null for support, and once the account is erased.
  actor_id uuid references actor on delete set null,
  login_id uuid references login on delete set null,
  -- The message that shows it; null before it is sent, and once the message is gone.
  convo_id uuid,
  seq integer,
  -- As the upload was called; it is shown, and never part of a path.
  name text not null,
  -- Its extension in the store: of a document its kind, of a picture `picture`.
  kind text not null,
  bytes integer not null check (bytes > 0),
  -- Of a picture: its largest size, and the widths that are stored.
  width integer,
  height integer,
  widths integer[] not null default '{}',
  -- From `removed` on, nothing serves it, and a task deletes its files.
  state text not null check (state in ('making', 'ready', 'removed')),
  created_at timestamptz not null,
  foreign key (convo_id, seq) references message on delete set null,
  unique (convo_id, seq),
  check ((convo_id is null) = (seq is null))
);
create index message_file_of_actor on message_file (actor_id) where actor_id is not null;
create index message_file_of_login on message_file (login_id) where login_id is not null;
create index message_file_unused on message_file (created_at) where convo_id is null;

-- What the first linked page of a message says about itself; read by the server, never sent by a browser.
alter table message add column link jsonb;

create or replace function end_convos_of(erased uuid) returns void language plpgsql as $$
begin
  perform from convo where id in (select convo_id from convo_side where actor_id = erased) order by id for update;
  delete from convo
  where id in (select convo_id from convo_side where actor_id = erased)
    and (with_support or not exists (
      select from convo_side where convo_id = convo.id and actor_id is not null and actor_id <> erased));
  delete from message_reaction using convo_side own
  where own.actor_id = erased and message_reaction.convo_id = own.convo_id and message_reaction.side = own.side;
  update message_file set state = 'removed', name = '', actor_id = null, login_id = null, convo_id = null, seq = null
  where actor_id = erased;
  update convo set revision = revision + 1
  where id in (select convo_id from convo_side where actor_id = erased);
  update message set text = '', link = null, login_id = null, deleted_at = coalesce(deleted_at, now()),
    revision = convo.revision
  from convo_side own join convo on convo.id = own.convo_id
  where own.actor_id = erased and message.convo_id = own.convo_id and message.side = own.side;
  update convo_side set requested_at = null
  where convo_id in (select convo_id from convo_side where actor_id = erased);
  delete from convo_side where actor_id = erased;
end $$;
