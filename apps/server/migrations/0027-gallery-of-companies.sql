-- The pictures that a company's page shows. There are twelve places, and each holds one.
create table company_picture (
  company_id uuid not null references company on delete cascade,
  picture_id uuid not null references picture,
  position smallint not null check (position between 1 and 12),
  -- What it shows, for who does not see it.
  alt text not null,
  created_at timestamptz not null,
  primary key (company_id, picture_id),
  -- Looked at when a statement ends, so that one can move them all.
  unique (company_id, position) deferrable
);
create index company_picture_picture on company_picture (picture_id);
