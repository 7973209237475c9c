-- How often and how soon a company answers, from ten applications on: of all its jobs (without a job), or of one.
create table reply_figure (
  company_id uuid not null references company on delete cascade,
  job_id uuid references job on delete cascade,
  applications integer not null,
  percent smallint not null,
  median_days real,
  unique nulls not distinct (company_id, job_id)
);
create index reply_figure_of_job on reply_figure (job_id);
