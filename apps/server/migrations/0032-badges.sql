-- Which badges an actor has earned, and when. One that was earned stays.
create table badge (
  actor_id uuid not null references actor on delete cascade,
  -- Of the catalog.
  slug text not null,
  earned_at timestamptz not null,
  primary key (actor_id, slug)
);
