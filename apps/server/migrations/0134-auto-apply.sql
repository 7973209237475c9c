-- A professional's rules for applications that are queued and sent for them.
create table auto_apply (
  actor_id uuid primary key references actor on delete cascade,
  rules jsonb not null,
  active boolean not null default false,
  version integer not null default 1,
  -- When the queue was filled last; null before the first time.
  looked_at timestamptz
);
create index auto_apply_active on auto_apply (looked_at) where active;

-- An application in the queue, or one that left it. Its id is that of the application, so that none is sent twice.
create table auto_item (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  job_id uuid not null references job on delete cascade,
  company_id uuid not null references company on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'skipped')),
  reason text,
  match smallint not null,
  here boolean not null,
  -- Questions without an answer when it was last looked at.
  missing smallint not null default 0,
  -- How long the server was there to hear an objection: only this time counts.
  waited_minutes integer not null default 0,
  queued_at timestamptz not null,
  changed_at timestamptz not null,
  unique (actor_id, job_id)
);
create index auto_item_of_actor on auto_item (actor_id, state, changed_at desc);
create index auto_item_of_job on auto_item (job_id);
create index auto_item_of_company on auto_item (company_id);
create index auto_item_sending on auto_item (changed_at) where state = 'sending';

-- When the server last counted the time that applications wait: one row.
create table auto_beat (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
);
