-- What admins changed in the catalogs, or added to them. Entries without a row are as the files of the contract have them.
create table catalog_entry (
  catalog text not null,
  slug text not null,
  name text not null,
  group_name text not null,
  aliases text[] not null,
  -- No longer offered in forms.
  retired boolean not null default false,
  -- The entry that this one became part of; never one that is merged itself.
  merged_into text,
  version integer not null,
  -- The order in which entries were added; null for one of the files.
  added_at timestamptz,
  changed_at timestamptz not null,
  primary key (catalog, slug),
  check (merged_into <> slug)
);

-- Raised by each change: processes read the catalogs again when it is not the one that they know.
create table catalog_revision (
  id boolean primary key default true check (id),
  revision bigint not null default 0
);
insert into catalog_revision default values;
