create table company (
  actor_id uuid primary key references actor,
  name text not null,
  tagline text,
  story text,
  website text,
  industry text,
  stage text,
  size text check (size in ('Startup', 'Enterprise')),
  team_size integer,
  founding_year integer,
  headquarters text,
  "values" text[] not null default '{}',
  benefits text[] not null default '{}',
  -- true for a page that an import made and nobody has claimed
  imported boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- An import finds the company that it met before by its name, letter case aside.
create index company_name on company (lower(name));

create table place (
  id uuid primary key,
  slug text not null unique check (slug = lower(slug)),
  name text not null,
  locality text,
  region text,
  country text check (country ~ '^[A-Z]{2}$')
);

-- A board that jobs were read from: one per kind of source and company.
create table job_source (
  id uuid primary key,
  kind text not null,
  company_id uuid not null references company,
  last_import_at timestamptz,
  unique (kind, company_id)
);

create table job (
  id uuid primary key,
  slug text not null unique check (slug = lower(slug)),
  company_id uuid not null references company,
  title text not null,
  description text not null,
  department text,
  seniority text,
  employment_type text,
  work_type text not null default 'Unknown' check (work_type in ('Remote', 'Hybrid', 'Onsite', 'Unknown')),
  application_type text not null default 'Apply Directly',
  apply_url text,
  pay_min numeric check (pay_min >= 0),
  pay_max numeric check (pay_max >= 0),
  pay_currency text check (pay_currency ~ '^[A-Z]{3}$'),
  pay_period text check (pay_period in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
  skills text[] not null default '{}',
  benefits text[] not null default '{}',
  posted_at timestamptz not null,
  valid_through timestamptz,
  closed_at timestamptz,
  source_id uuid references job_source,
  -- the source's own name for this job, and its page there
  source_key text,
  source_url text,
  -- [{field, value, path, rule, quote}]
  provenance jsonb not null default '[]',
  -- of the posting as read; equal hash, nothing to write
  posting_hash text,
  -- what the plain keyword search looks through: title, company, skills
  search tsvector not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (source_id, source_key),
  check ((pay_min is null and pay_max is null) = (pay_currency is null)),
  check ((pay_currency is null) = (pay_period is null))
);
create index job_newest on job (posted_at desc, id desc) where closed_at is null;
create index job_work_type on job (work_type, posted_at desc, id desc) where closed_at is null;
create index job_department on job (department, posted_at desc, id desc) where closed_at is null;
create index job_work_type_department on job (work_type, department, posted_at desc, id desc) where closed_at is null;
create index job_company on job (company_id, posted_at desc, id desc) where closed_at is null;
create index job_search on job using gin (search) where closed_at is null;

create table job_place (
  job_id uuid not null references job on delete cascade,
  place_id uuid not null references place,
  -- the order in which the posting names its places
  position integer not null,
  primary key (job_id, place_id)
);
create index job_place_place on job_place (place_id, job_id);
