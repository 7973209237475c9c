-- Moderators, or several reports, have hidden a picture: its address serves no one.
alter table picture add column hidden_at timestamptz;

-- What a copy shows. The picture stays as long as the copy, also where nothing else shows it; it goes with its account.
alter table report_line add column picture_id uuid references picture on delete set null;
create index report_line_of_picture on report_line (picture_id) where picture_id is not null;
