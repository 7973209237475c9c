-- What a company says of itself beyond one industry and one place, and what lists and searches of companies read.
alter table company
  -- Counts saved changes: who saves against an older one is told.
  add column version integer not null default 1,
  -- Industries and places besides the main one, which `industry` and `headquarters` keep.
  add column more_industries text[] not null default '{}',
  add column more_places text[] not null default '{}',
  -- Every place and what its name says that it lies in, as slugs: `berlin`, `germany`, `berlin-germany`.
  add column place_keys text[] not null default '{}',
  -- Addresses elsewhere: the company's profiles at other sites.
  add column links text[] not null default '{}',
  -- The name that imports find a page by, also after it was claimed and renamed; null for one that somebody signed up.
  add column import_name text,
  add column verified_domain text,
  add column verified_at timestamptz,
  -- Added up from job_count; lists are ordered by it.
  add column open_jobs integer not null default 0,
  add check ((verified_domain is null) = (verified_at is null));
alter table company
  add column all_industries text[] not null
    generated always as (array_remove(array_prepend(industry, more_industries), null)) stored,
  -- Words of name and tagline, without accents.
  add column terms tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(
      regexp_replace(normalize(name || ' ' || coalesce(tagline, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
      '[-.,:;!?&/()''"@_+*|]+', ' ', 'g'))
  ) stored;

update company set import_name = name
where imported and not exists (select from membership where membership.actor_id = company.actor_id);
update company set open_jobs = counted.jobs
from (select company_id, count(*) as jobs from job where closed_at is null group by company_id) as counted
where counted.company_id = company.actor_id;

update company set place_keys = array(
  select distinct slug from unnest(array_prepend(headquarters, string_to_array(headquarters, ','))) as place (name)
  cross join lateral (
    select trim(both '-' from regexp_replace(lower(regexp_replace(normalize(place.name, NFKD), '[\u0300-\u036f]', '', 'g')),
      '[^a-z0-9]+', '-', 'g')) as slug
  ) as folded where slug <> '')
where headquarters is not null;

create index company_import_name on company (lower(import_name)) where import_name is not null;
create index company_hiring on company (open_jobs desc, name, actor_id);
create index company_by_name on company (name, actor_id);
create index company_newest on company (created_at desc, actor_id);
create index company_stage on company (stage, open_jobs desc, name, actor_id) where stage is not null;
create index company_team_size on company (team_size, open_jobs desc, name, actor_id) where team_size is not null;
create index company_size on company (size, open_jobs desc, name, actor_id) where size is not null;
create index company_industries on company using gin (all_industries);
create index company_place_keys on company using gin (place_keys);
create index company_terms on company using gin (terms);


-- Whether the page of the company that somebody works for may name them.
alter table membership add column shown boolean not null default false;

create table company_news (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  text text not null,
  -- Who wrote it for the company.
  login_id uuid references login on delete set null,
  created_at timestamptz not null
);
create index company_news_newest on company_news (company_id, created_at desc, id desc);
create index company_news_of_login on company_news (login_id) where login_id is not null;

-- Single-use links to act for a company or to prove its domain: only the hash of what was mailed.
create table company_ticket (
  id uuid primary key,
  hash bytea not null unique,
  company_id uuid not null references company on delete cascade,
  kind text not null check (kind in ('invitation', 'claim', 'domain')),
  email text not null check (email = lower(email)),
  -- What the invited one will be.
  role text check (role in ('owner', 'editor', 'recruiter')),
  -- Who invited, claims or proves; null for a claim by somebody who has no account yet.
  login_id uuid references login on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((kind = 'invitation') = (role is not null))
);
create unique index company_ticket_invited on company_ticket (company_id, email) where kind = 'invitation';
create index company_ticket_of_company on company_ticket (company_id, kind, created_at);
create index company_ticket_of_login on company_ticket (login_id) where login_id is not null;
create index company_ticket_expired on company_ticket (expires_at);

-- Who asks an admin for a page that an import made.
create table company_claim (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  login_id uuid not null references login on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  unique (company_id, login_id)
);
create index company_claim_oldest on company_claim (created_at, id);
create index company_claim_of_login on company_claim (login_id);
