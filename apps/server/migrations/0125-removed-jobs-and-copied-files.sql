-- A moderator removed it: it stays closed, whatever its postings say.
alter table job add column removed_at timestamptz;
