-- Pages that the installation writes itself: one draft, its addresses, and the versions that were published.
create table site_page (
  id uuid primary key,
  title text not null,
  description text not null,
  -- Sanitised HTML.
  body text not null,
  audience text not null check (audience in ('everyone', 'members', 'pro', 'creator')),
  -- Counts the changes of the draft.
  version integer not null default 1,
  -- Versions up to this one are no longer public.
  withdrawn integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index site_page_order on site_page (updated_at desc, id desc);

create table site_page_slug (
  slug text primary key,
  page_id uuid not null references site_page on delete cascade,
  -- The others redirect to it.
  present boolean not null
);
create index site_page_slug_page on site_page_slug (page_id);
create unique index site_page_slug_present on site_page_slug (page_id) where present;

create table site_page_version (
  page_id uuid not null references site_page on delete cascade,
  number integer not null check (number > 0),
  title text not null,
  description text not null,
  body text not null,
  audience text not null check (audience in ('everyone', 'members', 'pro', 'creator')),
  login_id uuid references login on delete set null,
  -- Later than its creation for a version that is scheduled.
  live_at timestamptz not null,
  created_at timestamptz not null,
  primary key (page_id, number)
);
create index site_page_version_login on site_page_version (login_id) where login_id is not null;
