-- What the installation adds to the frame around every page.
create table site_footer (
  -- There is one row.
  id boolean primary key default true check (id),
  -- Labels and addresses, in their order.
  links jsonb not null,
  version integer not null default 1
);
insert into site_footer (links) values ('[]');

create table site_announcement (
  id uuid primary key,
  text text not null,
  -- Label and address.
  link jsonb,
  audience text not null check (audience in ('everyone', 'members', 'professionals', 'employers')),
  tone text not null check (tone in ('info', 'success', 'warning')),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  version integer not null default 1,
  created_at timestamptz not null
);
create index site_announcement_order on site_announcement (starts_at desc, id desc);
