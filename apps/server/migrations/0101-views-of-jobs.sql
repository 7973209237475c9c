-- How often a job's page was seen, day by day (UTC), without those who act for its company. It names no one.
create table job_view_day (
  job_id uuid not null references job on delete cascade,
  day date not null,
  views integer not null,
  primary key (job_id, day)
);

create function count_job_view() returns trigger language plpgsql as $$
begin
  insert into job_view_day (job_id, day, views)
  select job.id, (new.created_at at time zone 'UTC')::date, 1 from job
  where job.slug = substr(new.path, 7)
    and not exists (
      select from membership where membership.login_id = new.login_id and membership.actor_id = job.company_id)
  on conflict (job_id, day) do update set views = job_view_day.views + 1;
  return null;
end $$;
create trigger page_view_of_job after insert on page_view
  for each row when (new.path like '/jobs/%') execute function count_job_view();
