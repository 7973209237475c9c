-- Moderators, or several reports, have hidden what members wrote: its author alone still sees it, or no one once removed.
alter table discussion_subject add column hidden_at timestamptz;
alter table discussion_subject add column removed boolean not null default false;
alter table discussion_subject add check (hidden_at is not null or not removed);

-- Few are: every list looks for its things among these alone.
create index discussion_subject_hidden on discussion_subject (id) where hidden_at is not null;
create index discussion_subject_hidden_below on discussion_subject (parent_id) where hidden_at is not null;
