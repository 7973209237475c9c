-- A conversation of two sides. Its id is made from theirs, so that a pair has one, and everything of it has the id in its
-- key: a distributed database keeps it in one place.
create table convo (
  id uuid primary key,
  -- Between an account and the installation's support, whose side has no actor.
  with_support boolean not null default false,
  last_seq integer not null default 0,
  -- Grows with each message and each change of one.
  revision bigint not null default 0,
  created_at timestamptz not null,
  last_at timestamptz not null
);

-- What a conversation is to one of its sides. Side 1 began it. The side of an erased account is deleted.
create table convo_side (
  convo_id uuid not null references convo on delete cascade,
  side smallint not null check (side in (1, 2)),
  actor_id uuid references actor,
  folder text not null check (folder in ('inbox', 'archived', 'request', 'declined')),
  -- While a stranger's messages wait for an answer: on their side.
  requested_at timestamptz,
  muted boolean not null default false,
  pinned_at timestamptz,
  unread integer not null default 0 check (unread >= 0),
  -- Of the first unread message, and when the member was told of one in vain.
  unread_since timestamptz,
  told_at timestamptz,
  marked_unread boolean not null default false,
  read_seq integer not null default 0,
  draft text not null default '',
  -- Of the conversation, for the order of lists.
  last_at timestamptz not null,
  primary key (convo_id, side)
);
create index convo_side_list on convo_side (actor_id, folder, last_at desc, convo_id desc) where pinned_at is null;
create index convo_side_pinned on convo_side (actor_id, pinned_at) where pinned_at is not null;
create index convo_side_of_actor on convo_side (actor_id);
create index convo_side_missed on convo_side (actor_id) where folder = 'inbox' and not muted and (unread > 0 or marked_unread);
create index convo_side_unread on convo_side (unread_since) where unread_since is not null;
create index convo_side_requested on convo_side (actor_id, requested_at) where requested_at is not null;

create table message (
  convo_id uuid not null references convo on delete cascade,
  -- The order of the conversation, without gaps.
  seq integer not null check (seq > 0),
  side smallint not null check (side in (1, 2)),
  -- Who of a team wrote it.
  login_id uuid references login on delete set null,
  -- Made by the browser, which sends it until it is acknowledged.
  client_id uuid not null,
  text text not null,
  reply_to integer,
  revision bigint not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (convo_id, seq),
  unique (convo_id, side, client_id),
  check (deleted_at is null or text = '')
);
create index message_revision on message (convo_id, revision);
create index message_of_login on message (login_id) where login_id is not null;

create table message_reaction (
  convo_id uuid not null,
  seq integer not null,
  side smallint not null check (side in (1, 2)),
  reaction text not null,
  primary key (convo_id, seq, side),
  foreign key (convo_id, seq) references message on delete cascade
);

-- Ends an actor's part of its conversations: what it wrote keeps its place without its words. A conversation without
-- another account goes.
create function end_convos_of(erased uuid) returns void language plpgsql as $$
begin
  perform from convo where id in (select convo_id from convo_side where actor_id = erased) order by id for update;
  delete from convo
  where id in (select convo_id from convo_side where actor_id = erased)
    and (with_support or not exists (
      select from convo_side where convo_id = convo.id and actor_id is not null and actor_id <> erased));
  delete from message_reaction using convo_side own
  where own.actor_id = erased and message_reaction.convo_id = own.convo_id and message_reaction.side = own.side;
  update convo set revision = revision + 1
  where id in (select convo_id from convo_side where actor_id = erased);
  update message set text = '', login_id = null, deleted_at = coalesce(deleted_at, now()), revision = convo.revision
  from convo_side own join convo on convo.id = own.convo_id
  where own.actor_id = erased and message.convo_id = own.convo_id and message.side = own.side;
  update convo_side set requested_at = null
  where convo_id in (select convo_id from convo_side where actor_id = erased);
  delete from convo_side where actor_id = erased;
end $$;

create function end_convos_of_actor() returns trigger language plpgsql as $$
begin
  perform end_convos_of(old.id);
  return old;
end $$;
create trigger end_convos_of_actor before delete on actor for each row execute function end_convos_of_actor();
