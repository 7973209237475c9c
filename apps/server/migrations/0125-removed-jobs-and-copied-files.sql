-- A moderator removed it: it stays closed, whatever its postings say.
alter table job add column removed_at timestamptz;

-- The file of a copied message stays as long as the copy; it goes with its account.
alter table report_line add column message_file_id uuid references message_file on delete set null;
create index report_line_of_message_file on report_line (message_file_id) where message_file_id is not null;
