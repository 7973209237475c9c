-- What a professional keeps of the jobs: saved with a note, hidden, or seen lately. Only they see it.
create table saved_job (
  actor_id uuid not null references actor on delete cascade,
  job_id uuid not null references job on delete cascade,
  note text not null default '',
  saved_at timestamptz not null,
  primary key (actor_id, job_id)
);
create index saved_job_newest on saved_job (actor_id, saved_at desc, job_id desc);
create index saved_job_of_job on saved_job (job_id);

create table hidden_job (
  actor_id uuid not null references actor on delete cascade,
  job_id uuid not null references job on delete cascade,
  hidden_at timestamptz not null,
  primary key (actor_id, job_id)
);
create index hidden_job_of_job on hidden_job (job_id);

create table hidden_company (
  actor_id uuid not null references actor on delete cascade,
  company_id uuid not null references company on delete cascade,
  hidden_at timestamptz not null,
  primary key (actor_id, company_id)
);
create index hidden_company_of_company on hidden_company (company_id);

create table seen_job (
  actor_id uuid not null references actor on delete cascade,
  job_id uuid not null references job on delete cascade,
  seen_at timestamptz not null,
  primary key (actor_id, job_id)
);
create index seen_job_newest on seen_job (actor_id, seen_at desc, job_id desc);
create index seen_job_of_job on seen_job (job_id);
