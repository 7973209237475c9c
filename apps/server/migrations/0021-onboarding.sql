-- How far a professional came with telling their story for the first time; gone when that is finished, or after 90 days.
create table onboarding (
  actor_id uuid primary key references actor on delete cascade,
  entry text not null,
  done text[] not null,
  skipped text[] not null,
  -- What was answered and is in no story yet.
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 131072),
  -- Counts the changes: one made to an older version is refused.
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index onboarding_old on onboarding (updated_at);
