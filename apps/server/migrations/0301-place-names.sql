-- By which words a search names a place: its names in several languages and spellings, folded. A key that begins with
-- `+` is a code that counts only right behind a place in it (Austin TX).
create table place_name (
  key text not null,
  place_id uuid not null references place on delete cascade,
  primary key (key, place_id)
);
create index place_name_place on place_name (place_id);

-- The version of Rise's own names that are stored for a place; null until they are.
alter table place add column names_version smallint;
create index place_names_version on place (names_version);

-- Countries, for parts of the world.
create index place_country on place (country) where locality is null and region is null;
