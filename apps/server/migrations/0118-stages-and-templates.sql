-- Stages of a company's own. Each belongs to a kind, so that where a candidate stands is clear.
create table hiring_stage (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  kind text not null check (kind in ('review', 'interview', 'offer')),
  name text not null,
  position smallint not null
);
create index hiring_stage_of_company on hiring_stage (company_id, position);

-- Texts that a team uses again.
create table message_template (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  purpose text not null check (purpose in ('message', 'decline')),
  name text not null,
  text text not null,
  changed_at timestamptz not null
);
create index message_template_of_company on message_template (company_id);

-- Without one of the company's own, an application is in the first of its kind.
alter table application add column stage_id uuid references hiring_stage on delete set null;
create index application_of_stage on application (stage_id) where stage_id is not null;

-- How well what was sent fitted the job then: the score from 0 to 100, and its parts.
alter table application_receipt add column match smallint;
alter table application_receipt add column match_parts jsonb;

-- A file that answers a question, beside the résumés: sent with one application, and not offered again.
alter table resume_file add column purpose text not null default 'resume' check (purpose in ('resume', 'answer'));
create table application_answer_file (
  application_id uuid not null references application_receipt on delete cascade,
  question_id uuid not null,
  resume_file_id uuid not null references resume_file on delete cascade,
  primary key (application_id, question_id)
);
create index application_answer_file_of_file on application_answer_file (resume_file_id);
create index resume_file_unsent on resume_file (created_at) where purpose = 'answer';

-- Searches that notify at once.
alter table saved_search drop constraint saved_search_rhythm_check;
alter table saved_search add constraint saved_search_rhythm_check
  check (rhythm in ('at-once', 'daily', 'weekly', 'never'));
