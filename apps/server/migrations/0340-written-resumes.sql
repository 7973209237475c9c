-- Stories as PDF, as everyone sees them: written when first asked for, and again once something on their pages changes.
create table written_resume (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  design text not null check (design in ('classic', 'modern', 'compact')),
  paper text not null check (paper in ('A4', 'Letter')),
  -- Of everything on the pages, and of the program that set them.
  version text not null,
  -- The words that the pages can't show.
  undrawn text[] not null,
  bytes integer not null,
  created_at timestamptz not null,
  unique (actor_id, design, paper)
);
create index written_resume_by_age on written_resume (created_at);

-- Files whose row is gone or names another one, until a task has deleted them.
create table gone_written_resume (key text primary key);

create function note_gone_written_resume() returns trigger language plpgsql as $$
begin
  insert into gone_written_resume (key) values ('written-resumes/' || old.id || '/resume.pdf')
  on conflict do nothing;
  return null;
end $$;
create trigger written_resume_gone after delete or update of id on written_resume
  for each row execute function note_gone_written_resume();
