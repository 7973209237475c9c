-- A professional's story: the résumé as JSON Resume, kept as it came, and what Rise adds to it. A professional who has
-- written nothing yet has no row.
create table story (
  actor_id uuid primary key references actor on delete cascade,
  resume jsonb not null default '{}' check (jsonb_typeof(resume) = 'object'),
  time_zone text,
  open_to_work text not null default 'off' check (open_to_work in ('off', 'employers', 'public')),
  sought_roles text[] not null default '{}',
  sought_work_types text[] not null default '{}',
  -- Companies whose members are never told that the professional is open to work.
  hidden_from text[] not null default '{}',
  -- Slugs of the catalogs.
  expertises text[] not null default '{}',
  hats text[] not null default '{}',
  sought_values text[] not null default '{}',
  sought_benefits text[] not null default '{}',
  interests text[] not null default '{}',
  mentoring_topics text[] not null default '{}',
  email_shown_to text not null default 'nobody'
    check (email_shown_to in ('nobody', 'employers', 'members', 'everyone')),
  phone_shown_to text not null default 'nobody'
    check (phone_shown_to in ('nobody', 'employers', 'members', 'everyone')),
  search_engines boolean not null default true,
  -- Counts the changes: one made to an older version is refused.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Addresses that an actor had before: they lead to the present one, and nobody else gets them.
create table former_slug (
  kind text not null check (kind in ('professional', 'company')),
  slug text not null check (slug = lower(slug)),
  actor_id uuid not null references actor on delete cascade,
  created_at timestamptz not null,
  primary key (kind, slug)
);
create index former_slug_of_actor on former_slug (actor_id);

-- Who looked at whose story: one row for each day. Forgotten after 90 days.
create table story_view (
  story_id uuid not null references actor on delete cascade,
  viewer_id uuid not null references actor on delete cascade,
  day date not null,
  viewed_at timestamptz not null,
  primary key (story_id, viewer_id, day)
);
create index story_view_newest on story_view (story_id, viewed_at desc);
create index story_view_of_viewer on story_view (viewer_id);
create index story_view_old on story_view (day);

-- Guests, and members who look unseen: only counted. The mark tells two of them apart on one day and nothing else; it is
-- made with a key that the database does not hold.
create table story_view_unnamed (
  story_id uuid not null references actor on delete cascade,
  day date not null,
  mark bytea not null,
  primary key (story_id, day, mark)
);
create index story_view_unnamed_old on story_view_unnamed (day);

-- Members who look at stories unseen.
create table unseen_viewer (
  actor_id uuid primary key references actor on delete cascade,
  created_at timestamptz not null
);

-- Who asked whom for mentoring. The words went out by mail and are not kept.
create table mentoring_request (
  id uuid primary key,
  mentor_id uuid not null references actor on delete cascade,
  asker_id uuid not null references actor on delete cascade,
  topic text not null,
  created_at timestamptz not null
);
create index mentoring_request_of_asker on mentoring_request (asker_id, created_at desc);
create index mentoring_request_of_mentor on mentoring_request (mentor_id, created_at desc);

-- Where the answer to a mail goes, when it is not to us.
alter table mail add column reply_to text;
