-- By what a job is found for a member: numbers of its skills and of the words of its title (jobs/search/keys). Null until a task
-- has made them, after an update.
alter table job_search add column match_keys integer[], add column match_skills smallint not null default 0;
create index job_search_match on job_search using gin (match_keys);
create index job_search_unmatched on job_search (job_id) where match_keys is null;

-- What a professional looks for and their story doesn't say. Only they see it.
create table match_wish (
  actor_id uuid primary key references actor on delete cascade,
  -- a year's, in whole units
  pay_amount integer check (pay_amount > 0),
  pay_currency text check (length(pay_currency) = 3),
  employment_types text[] not null default '{}',
  wished_at timestamptz not null,
  check ((pay_amount is null) = (pay_currency is null))
);

-- Jobs that are not for a professional, and why: they lower the match of similar ones. Only they see it.
create table match_refusal (
  actor_id uuid not null references actor on delete cascade,
  job_id uuid not null references job on delete cascade,
  reason text not null check (reason in ('too-junior', 'too-senior', 'wrong-place', 'pay', 'wrong-field', 'other')),
  refused_at timestamptz not null,
  primary key (actor_id, job_id)
);
create index match_refusal_of_job on match_refusal (job_id);
