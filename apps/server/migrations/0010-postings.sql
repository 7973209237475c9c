-- What each source says of a job, as it was read. A job shows what its postings say together: the same role in several
-- places, or on several boards, is several postings of one job.
create table posting (
  id uuid primary key,
  source_id uuid not null references job_source,
  company_id uuid not null references company,
  -- the source's own name for it
  key text not null,
  -- deferred: postings are written first, then the job that is made of them
  job_id uuid not null references job on delete cascade deferrable initially deferred,
  -- its page at the source
  url text,
  -- of the posting as read; equal hash, nothing to write. Null: to be read anew
  hash text,
  -- the facts that were read, cleaned; null until read again
  content jsonb,
  -- what tells it from others of its company: the title in comparable words, and a signature of the text
  role_key text not null,
  signature integer[],
  -- somebody said that it is a job of its own: it is never joined to another again
  kept_apart boolean not null default false,
  posted_at timestamptz not null,
  -- when it left its board
  closed_at timestamptz,
  created_at timestamptz not null,
  unique (source_id, key)
);
create index posting_of_job on posting (job_id);
create index posting_role on posting (company_id, role_key);

insert into posting (id, source_id, company_id, key, job_id, url, role_key, posted_at, closed_at, created_at)
select gen_random_uuid(), source_id, company_id, source_key, id, source_url, '', posted_at, closed_at, created_at
from job where source_id is not null and source_key is not null;

alter table job
  drop column source_id,
  drop column source_key,
  drop column source_url,
  drop column posting_hash,
  -- ISO 639-1
  add column language text check (language ~ '^[a-z]{2}$'),
  -- its postings stand in another job now, where its address leads
  add column joined_into uuid references job on delete cascade;
create index job_joined on job (joined_into) where joined_into is not null;

-- A board on which most is missing is read a second time before anything closes.
alter table job_source add column vanishing_since timestamptz;

alter table place
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add check ((latitude is null) = (longitude is null));

-- The region and the country that a place lies in.
create table place_ancestor (
  place_id uuid not null references place on delete cascade,
  ancestor_id uuid not null references place on delete cascade,
  primary key (place_id, ancestor_id)
);
create index place_ancestor_within on place_ancestor (ancestor_id);
