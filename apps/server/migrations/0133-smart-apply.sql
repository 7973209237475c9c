-- Who asked for smart apply, and what their forms are filled from. Only they see it.
create table smart_apply (
  actor_id uuid primary key references actor on delete cascade,
  -- Their place in the line, while smart apply is limited. Null: they saved details without asking.
  asked_at timestamptz,
  details jsonb not null default '{}',
  version integer not null default 0
);
create index smart_apply_line on smart_apply (asked_at, actor_id) where asked_at is not null;

-- What a professional said that became of an application on an employer's own site.
create table smart_apply_outcome (
  actor_id uuid not null references actor on delete cascade,
  job_id uuid not null references job on delete cascade,
  applied boolean not null,
  at timestamptz not null,
  primary key (actor_id, job_id)
);
create index smart_apply_outcome_of_job on smart_apply_outcome (job_id);
