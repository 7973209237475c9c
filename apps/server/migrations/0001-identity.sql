-- Who signs in (login), who acts and is seen (actor), and which login acts for which actor (membership).
-- Content points to actors and notes the login that did it; a company found by an import is an actor without a login.
create table login (
  id uuid primary key,
  email text not null,
  created_at timestamptz not null
);
create unique index login_email on login (lower(email));

create table actor (
  id uuid primary key,
  kind text not null check (kind in ('professional', 'company')),
  slug text not null check (slug = lower(slug)),
  plan text not null default 'free' check (plan in ('free', 'Creator', 'Pro')),
  created_at timestamptz not null,
  unique (kind, slug)
);

create table membership (
  login_id uuid not null references login,
  actor_id uuid not null references actor,
  role text not null check (role in ('owner', 'editor', 'recruiter')),
  created_at timestamptz not null,
  primary key (login_id, actor_id)
);
create index membership_actor on membership (actor_id);
