-- How much of what happened in a week, for the admin area: each count reads the entries of that week alone.
create index message_newest on message (created_at);
create index application_newest on application (applied_at);
create index report_newest on report (created_at);
create index mail_failed on mail (failed_at) where failed_at is not null;
create index session_newest on session (last_seen_at);
