-- Whether a professional may be named on the page of the company where they work.
alter table story add column shown_at_work boolean not null default false;

-- Where professionals who chose so work now, by what a company is recognised by: its name, its site, or a site above it.
create table story_workplace (
  actor_id uuid not null references story on delete cascade,
  key text not null,
  -- The last day that they work there, as far as it is known; null where no end is.
  until date,
  primary key (actor_id, key)
);
create index story_workplace_of_company on story_workplace (key, actor_id);
