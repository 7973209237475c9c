-- Accounts: how a login proves itself, what it is allowed, and where it is signed in.
alter table login
  add column password_hash text,
  add column google_subject text,
  -- Null while the account is pending.
  add column email_confirmed_at timestamptz,
  -- Null for members; otherwise `admin`, or a value that begins with it.
  add column admin_role text check (admin_role like 'admin%'),
  -- The person's names; a professional's profile has its own, shown to others.
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column suspended_at timestamptz,
  add column suspension_reason text,
  add column appeal text,
  -- Gone for everyone since then; erased after the grace period.
  add column deleted_at timestamptz,
  add column date_locale text,
  add column page_views boolean not null default true,
  add column show_inviter boolean not null default true,
  -- An address is kept in lower case, so that its plain form is the unique one.
  add check (email = lower(email)),
  add check ((suspended_at is null) = (suspension_reason is null));
create unique index login_google on login (google_subject) where google_subject is not null;
create index login_newest on login (created_at desc, id desc);
create index login_deleted on login (deleted_at) where deleted_at is not null;
create index login_suspended on login (suspended_at desc) where suspended_at is not null;

-- A pending sign-up that is replaced, and an account that is erased, take along what is theirs alone.

alter table membership
  drop constraint membership_login_id_fkey,
  drop constraint membership_actor_id_fkey,
  add foreign key (login_id) references login on delete cascade,
  add foreign key (actor_id) references actor on delete cascade;
alter table activity
  drop constraint activity_actor_id_fkey,
  drop constraint activity_login_id_fkey,
  add foreign key (actor_id) references actor on delete set null,
  add foreign key (login_id) references login on delete set null;
create index activity_of_login on activity (login_id) where login_id is not null;

-- False while the account behind it is pending, suspended or deleted: others neither find nor count it.
alter table actor add column listed boolean not null default true;
create index actor_hidden on actor (kind, id) where not listed;

create table professional (
  actor_id uuid primary key references actor on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- How somebody came to join. One for each account.
create table sign_up (
  login_id uuid primary key references login on delete cascade,
  source text,
  exact_source text,
  campaign text,
  badges text[] not null default '{}',
  invited_by uuid references actor on delete set null,
  created_at timestamptz not null
);
create index sign_up_invited_by on sign_up (invited_by, created_at desc) where invited_by is not null;

-- A signed-in device: one family of rotating refresh tokens. The tokens themselves are nowhere; they are derived from
-- the salt, the generation and a key that the database does not hold.
create table session (
  id uuid primary key,
  login_id uuid not null references login on delete cascade,
  actor_id uuid references actor on delete cascade,
  salt bytea not null,
  generation integer not null default 0,
  rotated_at timestamptz not null,
  device text not null,
  network text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_of_login on session (login_id, last_seen_at desc);
create index session_of_actor on session (actor_id) where actor_id is not null;
create index session_expired on session (expires_at);

-- Single-use links and tickets: only the hash of what was mailed.
create table ticket (
  hash bytea primary key,
  login_id uuid not null references login on delete cascade,
  kind text not null check (
    kind in ('confirm-address', 'change-address', 'restore-address', 'reset-password', 'restore-account', 'sign-in')
  ),
  -- The new address of change-address, the former one of restore-address.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index ticket_of_login on ticket (login_id, kind);
create index ticket_expired on ticket (expires_at);

-- Networks that an account was used from: a flood of wrong passwords from elsewhere does not keep its owner out.
create table known_network (
  login_id uuid not null references login on delete cascade,
  network text not null,
  last_seen_at timestamptz not null,
  primary key (login_id, network)
);

-- ID tokens of third parties that were used, until they expire: each signs in once.
create table used_id_token (
  hash bytea primary key,
  expires_at timestamptz not null
);

create table conversion (
  id uuid primary key,
  referral text,
  source text,
  created_at timestamptz not null
);

create table page_view (
  id uuid primary key,
  path text not null,
  login_id uuid references login on delete set null,
  utm_campaign text,
  utm_source text,
  utm_medium text,
  created_at timestamptz not null
);
create index page_view_newest on page_view (created_at desc);
create index page_view_of_login on page_view (login_id) where login_id is not null;
