-- Applications to jobs that a company's team wrote here.

-- A résumé file that a professional keeps. One that an application was sent with stays when it is no longer offered.
create table resume_file (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  name text not null,
  bytes integer not null,
  ending text not null check (ending in ('pdf', 'docx')),
  -- What was read in it, as JSON Resume.
  reading jsonb not null,
  kept boolean not null default true,
  created_at timestamptz not null
);
create index resume_file_of_actor on resume_file (actor_id, created_at desc);

-- Files whose row is gone, until a task has deleted them.
create table gone_resume_file (key text primary key);

create function note_gone_resume_file() returns trigger language plpgsql as $$
begin
  insert into gone_resume_file (key) values ('application-files/' || old.id || '/resume.' || old.ending)
  on conflict do nothing;
  return null;
end $$;
create trigger resume_file_gone after delete on resume_file for each row execute function note_gone_resume_file();

-- That someone applied, and where it stands. It outlives the person, for the counts: who they are stands in the receipt.
create table application (
  id uuid primary key,
  written_job_id uuid not null references written_job on delete cascade,
  company_id uuid not null references company on delete cascade,
  actor_id uuid references actor on delete set null,
  stage text not null default 'received'
    check (stage in ('received', 'review', 'interview', 'offer', 'hired', 'declined', 'withdrawn')),
  version integer not null default 1,
  -- An answer misses what the job needs.
  knocked_out boolean not null,
  decline_reason text,
  applied_at timestamptz not null,
  changed_at timestamptz not null,
  opened_at timestamptz,
  -- The team's first answer: a move, a message, a proposal or a decline.
  answered_at timestamptz,
  -- Since when it is hired, declined or withdrawn.
  ended_at timestamptz,
  -- When both sides were told that it has no answer.
  reminded_at timestamptz,
  -- When the employer's view of the person's data ended.
  forgotten_at timestamptz,
  unique (written_job_id, actor_id)
);
create index application_of_job on application (written_job_id, applied_at desc, id desc);
create index application_of_company on application (company_id);
create index application_of_actor on application (actor_id, changed_at desc, id desc);
create index application_unanswered on application (applied_at)
  where answered_at is null and reminded_at is null and ended_at is null;
create index application_ended on application (ended_at) where ended_at is not null and forgotten_at is null;

-- Exactly what was sent. It never changes, and goes with the person; all that was said about it goes with it.
create table application_receipt (
  application_id uuid primary key references application on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  job_title text not null,
  company_name text not null,
  content jsonb not null,
  resume_file_id uuid references resume_file on delete set null
);
create index application_receipt_of_actor on application_receipt (actor_id);
create index application_receipt_of_file on application_receipt (resume_file_id);

-- What happened, for both sides.
create table application_step (
  id uuid primary key,
  -- Their order, also of those of one moment.
  place bigint generated always as identity,
  application_id uuid not null references application_receipt on delete cascade,
  kind text not null,
  by_side text not null check (by_side in ('candidate', 'team', 'system')),
  -- Of the team.
  login_id uuid references login on delete set null,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index application_step_of_application on application_step (application_id, place);
create index application_step_of_login on application_step (login_id);

create table application_interview (
  id uuid primary key,
  application_id uuid not null references application_receipt on delete cascade,
  login_id uuid references login on delete set null,
  minutes integer not null,
  zone text not null,
  place text not null,
  times timestamptz[] not null,
  picked timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null
);
create index application_interview_of_application on application_interview (application_id);
create index application_interview_of_login on application_interview (login_id);

-- The team's own: the candidate never sees it.
create table application_note (
  id uuid primary key,
  application_id uuid not null references application_receipt on delete cascade,
  login_id uuid not null references login on delete cascade,
  text text not null,
  at timestamptz not null
);
create index application_note_of_application on application_note (application_id, at);
create index application_note_of_login on application_note (login_id);

create table application_rating (
  application_id uuid not null references application_receipt on delete cascade,
  login_id uuid not null references login on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  primary key (application_id, login_id)
);
create index application_rating_of_login on application_rating (login_id);

-- Who exported the applicants of a job.
create table application_export (
  id uuid primary key,
  written_job_id uuid not null references written_job on delete cascade,
  login_id uuid references login on delete set null,
  applicants integer not null,
  at timestamptz not null
);
create index application_export_of_job on application_export (written_job_id);
create index application_export_of_login on application_export (login_id);
