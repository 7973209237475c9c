-- Jobs whose last day has passed are looked for every hour.
create index job_expiring on job (valid_through) where closed_at is null and valid_through is not null;
