-- Facts of a job that admins corrected: they stand whatever its postings say.
create table job_correction (
  job_id uuid primary key references job on delete cascade,
  -- By field: title, workType, employmentType, places (slug and name), pay.
  facts jsonb not null,
  corrected_at timestamptz not null
);
