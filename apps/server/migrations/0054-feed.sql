-- Posts of the feed. Their addresses are their ids: they have no titles.
create table post (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  kind text not null check (kind in ('post', 'hello', 'win')),
  audience text not null default 'everyone' check (audience in ('everyone', 'members', 'pro', 'creator')),
  -- HTML, sanitised before it is kept.
  body text not null,
  -- Its first lines, and how many characters all of it has, as plain text.
  excerpt text not null,
  length integer not null,
  -- Hashtags, in lower case.
  tags text[] not null default '{}',
  -- Counts the changes: one made to an older version is refused.
  version integer not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz
);
create index post_newest on post (created_at desc, id desc);
create index post_of_actor on post (actor_id, created_at desc, id desc);
create index post_tags on post using gin (tags);

-- The pictures in the text of a post.
create table post_picture (
  post_id uuid not null references post on delete cascade,
  picture_id uuid not null references picture,
  primary key (post_id, picture_id)
);
create index post_picture_picture on post_picture (picture_id);
