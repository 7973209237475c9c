-- The companies that answer applicants fast, for the filter of their list. The table has a row for each company with
-- ten applications, so it is small.
create index reply_figure_fast on reply_figure (company_id) where job_id is null and percent >= 70 and median_days <= 3;
