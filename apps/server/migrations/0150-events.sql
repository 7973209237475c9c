-- Events that members host.
create table event (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  title text not null,
  -- The first lines of its text.
  summary text not null default '',
  cover_id uuid references picture,
  -- HTML, sanitised before it is kept.
  body text not null default '',
  topic text not null,
  -- What clocks show where it takes place, and the instants that this means.
  starts_local timestamp not null,
  ends_local timestamp not null,
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  manner text not null check (manner in ('onsite', 'online', 'hybrid')),
  venue text not null default '',
  city text not null default '',
  -- The slug of the city, by which it is filtered.
  city_key text,
  link text not null default '',
  -- Null: no limit.
  capacity integer check (capacity > 0),
  -- A list of { id, text, required }.
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  audience text not null default 'everyone' check (audience in ('everyone', 'members', 'pro', 'creator')),
  -- What was shared, after the event; HTML as the text.
  note text not null default '',
  -- Counts the changes: one made to an older version is refused.
  version integer not null default 1,
  -- Counts the changes that calendars are told.
  sequence integer not null default 0,
  -- Of the present start, whether the reminder has been sent.
  reminded_day boolean not null default false,
  reminded_hour boolean not null default false,
  -- People with a place and on the waiting list. Kept right by the triggers below.
  going integer not null default 0 check (going >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  cancelled_at timestamptz,
  -- Null for a draft.
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  terms tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(
      regexp_replace(normalize(title, NFKD), '[\u0300-\u036f]', '', 'g'),
      '[-.,:;!?&/()''"@_+*|]+', ' ', 'g'))
  ) stored,
  check (ends_at > starts_at)
);
-- Read in both directions: upcoming events by their start, past ones backwards.
create index event_by_start on event (starts_at, id) where published_at is not null;
create index event_by_topic on event (topic, starts_at, id) where published_at is not null;
create index event_by_manner on event (manner, starts_at, id) where published_at is not null;
create index event_by_city on event (city_key, starts_at, id) where published_at is not null;
create index event_of_actor on event (actor_id, starts_at desc, id desc);
create index event_cover on event (cover_id) where cover_id is not null;
create index event_terms on event using gin (terms) where published_at is not null;
create index event_to_remind on event (starts_at)
  where published_at is not null and cancelled_at is null and not (reminded_day and reminded_hour);
create index event_with_waiting on event (starts_at) where waiting > 0 and cancelled_at is null;

-- The addresses of events: one is the present one of each, the others lead to it.
create table event_slug (
  slug text primary key check (slug = lower(slug)),
  event_id uuid not null references event on delete cascade,
  present boolean not null
);
create unique index event_slug_present on event_slug (event_id) where present;
create index event_slug_of_event on event_slug (event_id);

-- What an event shows: its cover, and the pictures in its text.
create table event_picture (
  event_id uuid not null references event on delete cascade,
  picture_id uuid not null references picture,
  primary key (event_id, picture_id)
);
create index event_picture_picture on event_picture (picture_id);

-- Members whom the author asked to co-host, and which of them agreed.
create table event_host (
  event_id uuid not null references event on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  place smallint not null,
  agreed_at timestamptz,
  primary key (event_id, actor_id)
);
create index event_host_of_actor on event_host (actor_id);

create table event_participant (
  event_id uuid not null references event on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  state text not null check (state in ('going', 'waiting')),
  -- Whether others see that they take part.
  shown boolean not null,
  -- A list of { id, text }, by the ids of the questions.
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  -- The order of the waiting list.
  turn bigint generated always as identity,
  joined_at timestamptz not null,
  checked_in_at timestamptz,
  primary key (event_id, actor_id)
);
create index event_participant_of_actor on event_participant (actor_id);
create index event_participant_in_turn on event_participant (event_id, state, turn);

-- What everyone who takes part is told: each row once.
create table event_news (
  id uuid primary key,
  event_id uuid not null references event on delete cascade,
  kind text not null check (kind in ('day', 'hour', 'changed', 'cancelled', 'note')),
  created_at timestamptz not null
);
create index event_news_of_event on event_news (event_id);

-- The secret addresses of members' calendars; of an address only the hash is kept.
create table event_calendar (
  actor_id uuid primary key references actor on delete cascade,
  hash bytea not null unique,
  created_at timestamptz not null
);

create function count_event_participant() returns trigger language plpgsql as $$
begin
  update event set
    going = going + case when tg_op <> 'DELETE' and new.state = 'going' then 1 else 0 end
      - case when tg_op <> 'INSERT' and old.state = 'going' then 1 else 0 end,
    waiting = waiting + case when tg_op <> 'DELETE' and new.state = 'waiting' then 1 else 0 end
      - case when tg_op <> 'INSERT' and old.state = 'waiting' then 1 else 0 end
  where id = coalesce(new.event_id, old.event_id);
  return null;
end $$;
create trigger count_event_participant after insert or delete or update of state on event_participant
  for each row execute function count_event_participant();

-- In one order, so that two who are erased at the same moment do not wait for each other.
create function lock_events_of_participant() returns trigger language plpgsql as $$
begin
  perform from event where id in (select event_id from event_participant where actor_id = old.id)
  order by id for no key update;
  return old;
end $$;
create trigger lock_events_of_participant before delete on actor
  for each row execute function lock_events_of_participant();
