-- The one log of what happened. A listener's effect and its row in activity_reaction are one transaction,
-- so that the effect happens once however often the task is tried.
create table activity (
  id uuid primary key,
  kind text not null,
  actor_id uuid references actor,
  login_id uuid references login,
  data jsonb not null,
  created_at timestamptz not null
);
create index activity_newest on activity (created_at desc, id desc);
create index activity_of_actor on activity (actor_id, created_at desc, id desc);

create table activity_reaction (
  activity_id uuid not null references activity on delete cascade,
  listener text not null,
  created_at timestamptz not null,
  primary key (activity_id, listener)
);
