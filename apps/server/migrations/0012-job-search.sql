-- What lists and searches of jobs read: open jobs only, narrow, rebuilt from `job` by refresh-search.ts, which alone writes here.
drop index job_newest, job_work_type, job_department, job_work_type_department;
alter table job drop column search;

create table job_search (
  job_id uuid primary key,
  posted_at timestamptz not null,
  company_id uuid not null,
  work_type text not null,
  department text,
  seniority text,
  employment_type text,
  application_type text not null,
  -- the upper end of its pay, read as yearly, in whole units
  pay_currency text,
  pay_yearly numeric,
  -- its places and what they lie in: the keys of its rows in job_area
  areas uuid[] not null,
  -- words of title (A), skills (B) and company (C)
  terms tsvector not null
);
-- A list of one condition is read from its index alone, the check for hidden companies included.
create index job_search_newest on job_search (posted_at desc, job_id desc) include (company_id);
create index job_search_work_type on job_search (work_type, posted_at desc, job_id desc) include (company_id);
create index job_search_department on job_search (department, posted_at desc, job_id desc) include (company_id);
create index job_search_seniority on job_search (seniority, posted_at desc, job_id desc);
create index job_search_employment_type on job_search (employment_type, posted_at desc, job_id desc);
create index job_search_company on job_search (company_id, posted_at desc, job_id desc);
create index job_search_pay on job_search (pay_currency, pay_yearly) where pay_currency is not null;
create index job_search_terms on job_search using gin (terms);
alter table job_search alter column terms set statistics 1000;

-- A job stands in each of its places, their regions and their countries.
create table job_area (
  place_id uuid not null,
  posted_at timestamptz not null,
  job_id uuid not null,
  company_id uuid not null,
  primary key (place_id, posted_at, job_id) include (company_id)
);

-- All words of a job, its description's too: wide, so apart.
create table job_text (
  job_id uuid primary key,
  words tsvector not null
);
create index job_text_words on job_text using gin (words);

-- How many jobs have a value, by work type and department ('' without one): totals, and what has changed since they were
-- added up. Writers only ever add rows to the latter, so they never wait for one another.
create table job_count (
  dimension text not null,
  key text not null,
  work_type text not null,
  department text not null,
  jobs bigint not null,
  primary key (dimension, key, work_type, department)
);
create table job_count_change (
  dimension text not null,
  key text not null,
  work_type text not null,
  department text not null,
  jobs bigint not null
);

-- An amount down to its two leading digits: how many jobs pay at least a round sum is the sum of the steps from there on.
create function job_pay_step(yearly numeric) returns numeric language sql immutable parallel safe
return case when yearly < 1 then 0 else trunc(yearly, 1 - floor(log(yearly))::integer) end;

-- What a job counts for.
create view job_facet as
select job.job_id, job.company_id, facet.dimension, facet.key, job.work_type, coalesce(job.department, '') as department
from job_search as job
cross join lateral (
  values
    ('all', ''),
    ('seniority', job.seniority),
    ('employmentType', job.employment_type),
    ('applicationType', job.application_type),
    ('company', job.company_id::text),
    -- days since 1970
    ('day', floor(extract(epoch from job.posted_at) / 86400)::integer::text),
    ('pay', job.pay_currency || ' ' || job_pay_step(job.pay_yearly)::bigint)
  union all
  select 'place', area::text from unnest(job.areas) as area
) as facet (dimension, key)
where facet.key is not null;

-- Words that titles, skills and names of companies use, for typing errors.
create table job_word (
  word text primary key,
  label text not null,
  jobs integer not null
);

-- What may be meant while somebody types: a key for every word that it can be begun with.
create table job_suggestion (
  kind text not null check (kind in ('title', 'skill', 'company', 'place')),
  key text not null,
  label text not null,
  -- of a company or a place
  target_id uuid,
  jobs integer not null
);
create index job_suggestion_key on job_suggestion (kind, key text_pattern_ops);

-- Companies that are not shown: few, and asked for by every list.
create index actor_hidden_company on actor (id) where kind = 'company' and not listed;

-- Cities around a place.
create index place_latitude on place (latitude) where locality is not null and latitude is not null;
