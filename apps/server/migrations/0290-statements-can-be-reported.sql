-- A company's words at a layoff, and those beside the jobs that it offers there, can be reported one by one. Moderators hide
-- them from everyone but the company.
alter table layoff_answer
  add column id uuid not null unique default gen_random_uuid(),
  add column hidden_at timestamptz;
alter table layoff_hiring
  add column id uuid not null unique default gen_random_uuid(),
  add column hidden_at timestamptz;
