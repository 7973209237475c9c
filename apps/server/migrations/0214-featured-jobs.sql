-- Jobs that admins show first in their lists for a time.
create table job_feature (
  job_id uuid primary key references job on delete cascade,
  until timestamptz not null
);
create index job_feature_until on job_feature (until);
