-- The cases of a professional's portfolio.
create table portfolio_case (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  title text not null,
  summary text not null default '',
  role text not null default '',
  -- As exactly as they are known: `2024`, `2024-05` or `2024-05-17`.
  start_date text,
  end_date text,
  url text,
  skills text[] not null default '{}',
  cover_id uuid references picture,
  -- HTML, sanitised before it is kept.
  body text not null default '',
  -- What the pages that it links to say of themselves: text, and ids of pictures.
  links jsonb not null default '[]' check (jsonb_typeof(links) = 'array'),
  position integer not null,
  -- Counts the changes: one made to an older version is refused.
  version integer not null default 1,
  -- Null for a draft.
  published_at timestamptz,
  -- Its addresses are kept from then on.
  first_published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index portfolio_case_of_actor on portfolio_case (actor_id, position, id);
create index portfolio_case_published on portfolio_case (id) where published_at is not null;
create index portfolio_case_cover on portfolio_case (cover_id) where cover_id is not null;

-- The addresses of cases, over the whole site: one is the present one of each, the others lead to it.
create table portfolio_slug (
  slug text primary key check (slug = lower(slug)),
  case_id uuid not null references portfolio_case on delete cascade,
  present boolean not null
);
create unique index portfolio_slug_present on portfolio_slug (case_id) where present;
create index portfolio_slug_of_case on portfolio_slug (case_id);

-- What a case shows: its cover, those in its text, those of its links.
create table portfolio_case_picture (
  case_id uuid not null references portfolio_case on delete cascade,
  picture_id uuid not null references picture,
  primary key (case_id, picture_id)
);
create index portfolio_case_picture_picture on portfolio_case_picture (picture_id);
