-- What admins set of the installation's appearance, in place of what the environment configures.
create table site_brand (
  -- There is one row.
  id boolean primary key default true check (id),
  -- The product's name; null for the configured one.
  name text check (length(name) between 1 and 40),
  version integer not null default 1
);
insert into site_brand default values;
