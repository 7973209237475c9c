-- Searches for jobs that a professional keeps, with notice of what is new in them.
create table saved_search (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  name text not null,
  rhythm text not null check (rhythm in ('daily', 'weekly', 'never')),
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  saved_at timestamptz not null,
  -- When new jobs were last looked for; at first when it was saved.
  looked_at timestamptz not null
);
-- The same search twice is one.
create unique index saved_search_once on saved_search (actor_id, md5(filter::text));
create index saved_search_due on saved_search (rhythm, looked_at) where rhythm <> 'never';
