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
