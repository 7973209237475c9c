-- The layoff tracker: what sources say of companies that let people go.
create table layoff (
  id uuid primary key,
  slug text not null unique,
  state text not null check (state in ('waiting', 'public', 'hidden', 'merged')),
  -- As the source writes it.
  company_name text not null,
  name_key text not null generated always as (lower(company_name)) stored,
  -- Only once an admin has confirmed that it is the same company.
  company_id uuid references company (actor_id) on delete set null,
  announced_on date not null,
  people integer check (people > 0),
  -- Of the company's people, in percent.
  share numeric(5, 2) check (share > 0 and share <= 100),
  place text,
  -- The slug of the place, by which it is filtered.
  place_key text,
  -- A slug of the catalog.
  industry text,
  source text,
  -- Company, day and place of the row as it came: by these it is recognised when it comes again. Null while it waits.
  import_key text unique,
  -- What the last import read, so that one that says the same leaves what admins have edited.
  import_hash text,
  sender_id uuid references actor on delete set null,
  merged_into uuid references layoff on delete set null,
  -- People affected who said here that they have found a job. A number, so that it outlives them.
  landed integer not null default 0 check (landed >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  terms tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(
      regexp_replace(normalize(company_name, NFKD), '[\u0300-\u036f]', '', 'g'),
      '[-.,:;!?&/()''"@_+*|]+', ' ', 'g'))
  ) stored
);
create index layoff_newest on layoff (announced_on desc, id desc) where state = 'public';
-- One for each order of the list; unknown values come last in either direction.
create index layoff_largest on layoff (people desc nulls last, announced_on desc, id desc) where state = 'public';
create index layoff_smallest on layoff (people, announced_on desc, id desc) where state = 'public';
create index layoff_largest_share on layoff (share desc nulls last, announced_on desc, id desc) where state = 'public';
create index layoff_smallest_share on layoff (share, announced_on desc, id desc) where state = 'public';
create index layoff_place on layoff (place_key, announced_on desc, id desc) where state = 'public';
create index layoff_place_desc on layoff (place_key desc nulls last, announced_on desc, id desc) where state = 'public';
create index layoff_industry on layoff (industry, announced_on desc, id desc) where state = 'public';
create index layoff_industry_desc on layoff (industry desc nulls last, announced_on desc, id desc) where state = 'public';
create index layoff_name on layoff (name_key, announced_on desc, id desc);
create index layoff_name_desc on layoff (name_key desc, announced_on desc, id desc) where state = 'public';
create index layoff_of_company on layoff (company_id, announced_on desc) where company_id is not null;
create index layoff_waiting on layoff (created_at) where state = 'waiting';
create index layoff_sender on layoff (sender_id) where sender_id is not null;
create index layoff_merged on layoff (merged_into) where merged_into is not null;
create index layoff_terms on layoff using gin (terms);

-- Names that an admin has confirmed to be a company's: later imports follow them.
create table layoff_match (
  name_key text primary key,
  company_id uuid not null references company (actor_id) on delete cascade,
  created_at timestamptz not null
);
create index layoff_match_company on layoff_match (company_id);

-- A company's own words.
create table layoff_answer (
  layoff_id uuid primary key references layoff on delete cascade,
  company_id uuid not null references company (actor_id) on delete cascade,
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index layoff_answer_company on layoff_answer (company_id);

-- People affected, and who can find them.
create table layoff_person (
  layoff_id uuid not null references layoff on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  audience text not null default 'no-one' check (audience in ('everyone', 'employers', 'no-one')),
  ends_at timestamptz not null,
  landed_at timestamptz,
  created_at timestamptz not null,
  primary key (layoff_id, actor_id)
);
create index layoff_person_actor on layoff_person (actor_id);
create index layoff_person_ends on layoff_person (ends_at) where landed_at is null;

-- Employers that hire people affected, and for which jobs.
create table layoff_hiring (
  layoff_id uuid not null references layoff on delete cascade,
  company_id uuid not null references company (actor_id) on delete cascade,
  words text not null,
  jobs uuid[] not null,
  created_at timestamptz not null,
  primary key (layoff_id, company_id)
);
create index layoff_hiring_company on layoff_hiring (company_id);
