-- Applications of jobs that are over are deleted for the employer in time, decided or not.
create index written_job_over on written_job (state, updated_at) where state in ('closed', 'expired');
