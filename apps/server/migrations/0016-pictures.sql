-- Pictures that people uploaded, each with its files in several sizes, and those that stand for an actor.
create table picture (
  id uuid primary key,
  -- Null when the account is erased: picture and files are then removed.
  actor_id uuid references actor on delete set null,
  login_id uuid references login on delete set null,
  purpose text not null check (purpose in ('photo', 'cover', 'gallery', 'content')),
  alt text not null,
  -- Of the largest size.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- One file of each type for each of them, the smallest first.
  widths integer[] not null check (cardinality(widths) between 1 and 8),
  -- `making` until all files are kept; `removed` while they are being removed.
  state text not null check (state in ('making', 'ready', 'removed')),
  -- How many things show it.
  uses integer not null default 0 check (uses >= 0),
  -- Null while something shows it.
  unused_since timestamptz,
  created_at timestamptz not null,
  check ((uses = 0) = (unused_since is not null))
);
create index picture_actor on picture (actor_id);
create index picture_login on picture (login_id);
create index picture_unused on picture (unused_since) where unused_since is not null;
create index picture_nobodys on picture (id) where actor_id is null;

create table actor_picture (
  actor_id uuid not null references actor on delete cascade,
  kind text not null check (kind in ('photo', 'cover')),
  picture_id uuid not null references picture,
  primary key (actor_id, kind)
);
create index actor_picture_picture on actor_picture (picture_id);
