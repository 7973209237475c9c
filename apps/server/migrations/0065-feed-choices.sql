-- A deleted post disappears at once and is purged a little later. Until then, the member who deleted it can restore it.
alter table post
  add column deleted_at timestamptz,
  add column deleted_by text check (deleted_by in ('author', 'admin')),
  -- The page of its first link: address, title, description and site. Its picture is one of the post's.
  add column link jsonb,
  add column link_picture_id uuid references picture,
  add constraint post_deleted check ((deleted_at is null) = (deleted_by is null));
create index post_deleted on post (deleted_at) where deleted_at is not null;
create index post_link_picture on post (link_picture_id) where link_picture_id is not null;

-- Posts that members saved.
create table saved_post (
  actor_id uuid not null references actor on delete cascade,
  post_id uuid not null references post on delete cascade,
  created_at timestamptz not null,
  primary key (actor_id, post_id)
);
create index saved_post_newest on saved_post (actor_id, created_at desc, post_id desc);
create index saved_post_of_post on saved_post (post_id);

-- What a member chose about the feed; without a row, nothing yet.
create table feed_choice (
  actor_id uuid primary key references actor on delete cascade,
  for_you boolean not null default true,
  -- Since when the first steps are no longer offered.
  welcomed_at timestamptz
);
