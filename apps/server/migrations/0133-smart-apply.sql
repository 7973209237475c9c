-- Who asked for smart apply, and what their forms are filled from. Only they see it.
create table smart_apply (
  actor_id uuid primary key references actor on delete cascade,
  -- Their place in the line, while smart apply is limited. Null: they saved details without asking.
  asked_at timestamptz,
  details jsonb not null default '{}',
  version integer not null default 0
);
create index smart_apply_line on smart_apply (asked_at, actor_id) where asked_at is not null;
