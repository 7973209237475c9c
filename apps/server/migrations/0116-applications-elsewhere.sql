-- What professionals write down for themselves: applications made elsewhere, and a note and a date on any. No one else sees it.
create table outside_application (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  -- The job here whose employer's page they applied on.
  job_id uuid references job on delete set null,
  title text not null,
  company_name text not null,
  url text not null,
  stage text not null check (stage in ('received', 'interview', 'offer', 'hired', 'declined', 'withdrawn')),
  applied_on date not null,
  note text not null default '',
  next_on date,
  changed_at timestamptz not null,
  unique (actor_id, job_id)
);
create index outside_application_newest on outside_application (actor_id, changed_at desc, id desc);
create index outside_application_of_job on outside_application (job_id);

-- On an application that was sent here.
create table application_memo (
  application_id uuid primary key references application_receipt on delete cascade,
  note text not null,
  next_on date
);
