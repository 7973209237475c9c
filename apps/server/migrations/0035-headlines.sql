-- Headlines: articles that are written here, and links to pages elsewhere.
create table headline (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  title text not null,
  -- Of a link: what its author says about it. Of an article: its first words.
  summary text not null default '',
  -- Of a link: the picture of the page.
  cover_id uuid references picture,
  -- HTML, sanitised before it is kept.
  body text not null default '',
  -- About how long an article takes to read.
  minutes integer,
  -- Null for an article. What the page says of itself: address, title, description, name of the site.
  link jsonb check (jsonb_typeof(link) = 'object'),
  -- Counts the changes: one made to an older version is refused.
  version integer not null default 1,
  -- Null for a draft.
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((link is null) = (minutes is not null))
);
create index headline_newest on headline (published_at desc, id desc) where published_at is not null;
create index headline_of_actor on headline (actor_id, published_at desc, id desc);
create index headline_cover on headline (cover_id) where cover_id is not null;

-- The addresses of headlines: one is the present one of each, the others lead to it.
create table headline_slug (
  slug text primary key check (slug = lower(slug)),
  headline_id uuid not null references headline on delete cascade,
  present boolean not null
);
create unique index headline_slug_present on headline_slug (headline_id) where present;
create index headline_slug_of_headline on headline_slug (headline_id);

-- What a headline shows: its cover, and the pictures in its text.
create table headline_picture (
  headline_id uuid not null references headline on delete cascade,
  picture_id uuid not null references picture,
  primary key (headline_id, picture_id)
);
create index headline_picture_picture on headline_picture (picture_id);
