-- Random secrets that processes on this database share, where none is configured.
create table kept_secret (
  name text primary key,
  value text not null
);
