-- A job that a team writes here is a draft before it is posted, may wait for its day, pause, and end by itself.
alter table written_job
  add column state text not null default 'open'
    check (state in ('draft', 'scheduled', 'open', 'paused', 'closed', 'expired')),
  add column publish_at timestamptz check ((publish_at is null) = (state <> 'scheduled')),
  -- Null for one that was never posted.
  add column opened_at timestamptz,
  -- When it ends by itself: after its closing date, or after 60 days.
  add column ends_at timestamptz,
  add column close_reason text check (close_reason in ('hired-here', 'hired-elsewhere', 'cancelled')),
  -- When the team was told that it ends soon.
  add column warned_at timestamptz,
  -- Fields with values that were guessed from a text and not confirmed yet.
  add column guessed text[] not null default '{}';

update written_job set state = case when open then 'open' else 'closed' end, opened_at = created_at,
  ends_at = case when open then now() + interval '60 days' end;

-- The version before this one knows `open` alone: what it closes or opens again is closed or open here, too.
create function align_written_job() returns trigger language plpgsql as $$
begin
  if new.open is distinct from (new.state = 'open') then
    new.state := case when new.open then 'open' else 'closed' end;
    new.publish_at := null;
  end if;
  if new.open and new.ends_at is null then
    new.opened_at := coalesce(new.opened_at, new.updated_at);
    new.ends_at := new.updated_at + interval '60 days';
  end if;
  return new;
end $$;
create trigger written_job_aligned before insert or update on written_job
  for each row execute function align_written_job();

create index written_job_scheduled on written_job (publish_at) where publish_at is not null;
create index written_job_ending on written_job (ends_at) where state in ('open', 'paused');

-- A company's own list shows all of its jobs, newest first.
create index job_of_company on job (company_id, posted_at desc, id desc) where joined_into is null;
