-- Members who want to be notified of each post of an author.
create table post_alert (
  member_id uuid not null references actor on delete cascade,
  author_id uuid not null references actor on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, author_id),
  check (member_id <> author_id)
);
create index post_alert_of_author on post_alert (author_id, member_id);
