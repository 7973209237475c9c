-- The copilot of a professional. All of it is theirs alone.

-- What they answered in the intro, and the provider that they agreed to send facts to.
create table copilot_preference (
  actor_id uuid primary key references actor on delete cascade,
  looks_for text not null default '',
  place_wish text not null default '',
  work_types text[] not null default '{}',
  proud_of text not null default '',
  avoids text not null default '',
  introduced_at timestamptz,
  -- As the sentence named it: another provider is asked about again.
  agreed_provider text,
  agreed_at timestamptz
);

create table copilot_chat (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  title text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index copilot_chat_of_actor on copilot_chat (actor_id, changed_at desc, id desc);

create table copilot_message (
  id uuid primary key,
  -- Their order, also of those of one moment.
  place bigint generated always as identity,
  chat_id uuid not null references copilot_chat on delete cascade,
  by_side text not null check (by_side in ('member', 'copilot')),
  text text not null,
  cards jsonb not null default '[]',
  chips jsonb not null default '[]',
  wording text not null default 'rules' check (wording in ('rules', 'model', 'failed')),
  at timestamptz not null
);
create index copilot_message_of_chat on copilot_message (chat_id, place);

-- A résumé for one job: its lines with the facts that they rest on. Its PDF is among the résumés offered when applying.
create table tailored_resume (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  job_id uuid references job on delete set null,
  job_title text not null,
  company_name text not null,
  lines jsonb not null,
  resume_file_id uuid not null references resume_file on delete cascade,
  created_at timestamptz not null
);
create index tailored_resume_of_actor on tailored_resume (actor_id, created_at desc);
create index tailored_resume_of_job on tailored_resume (job_id);
create index tailored_resume_of_file on tailored_resume (resume_file_id);

-- What was sent to the model, and what it replied; for 90 days.
create table copilot_prompt (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  provider text not null,
  sent text not null,
  received text not null,
  at timestamptz not null
);
create index copilot_prompt_of_actor on copilot_prompt (actor_id, at desc);
create index copilot_prompt_of_time on copilot_prompt (at);
