-- The day of a professional's next step with a saved job, beside their note.
alter table saved_job add column next_on date;
