-- Those of a job's skills that its posting calls nice to have; empty until the posting is read again. A constant default
-- rewrites nothing.
alter table job add column preferred_skills text[] not null default '{}';
