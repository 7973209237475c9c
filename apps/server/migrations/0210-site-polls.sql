-- Polls of the installation itself: without an author, and opened at a chosen time.
alter table poll alter column actor_id drop not null;
-- When a poll of the site opens; null once it is open. Until then it is withdrawn.
alter table poll add column opens_at timestamptz;
create index poll_to_open on poll (opens_at, id) where opens_at is not null;
create index poll_of_site on poll (created_at desc, id desc) where actor_id is null;
