-- A board on the web that is read again every hour.
create table job_board (
  id uuid primary key,
  kind text not null,
  -- where people see it; what is fetched follows from kind and address
  address text not null,
  -- the company of all its jobs, where the operator named one
  company_name text,
  -- the off switch
  enabled boolean not null default true,
  -- under which names its jobs were stored, so that they can be found when the board is empty
  companies text[] not null default '{}',
  -- what the board called its last whole reading: an unchanged board need not be sent again
  etag text,
  last_modified text,
  whole_read_at timestamptz,
  -- since when it has been without a single job
  empty_since timestamptz,
  -- the process that reads it says until when at the latest; a dead one's word runs out
  reading_until timestamptz,
  created_at timestamptz not null,
  next_read_at timestamptz not null,
  last_read_at timestamptz,
  last_success_at timestamptz,
  consecutive_failures integer not null default 0,
  unique (kind, address)
);
create index job_board_due on job_board (next_read_at) where enabled;

-- What each reading of a board came to.
create table job_board_read (
  id uuid primary key,
  board_id uuid not null references job_board on delete cascade,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  outcome text not null check (outcome in ('ok', 'unchanged', 'held', 'failed')),
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  closed integer not null,
  rejected integer not null,
  message text
);
create index job_board_read_newest on job_board_read (board_id, started_at desc);

-- Postings of boards whose list leaves out the text: fetched once, and again when the list says something else of them.
create table job_board_detail (
  board_id uuid not null references job_board on delete cascade,
  key text not null,
  listed_hash text not null,
  detail jsonb not null,
  primary key (board_id, key)
);
