-- Companies that an admin has hidden: no restored or confirmed member of the team lists them again.
create table company_hiding (
  company_id uuid primary key references actor on delete cascade,
  reason text not null,
  -- Null: an admin who is gone.
  login_id uuid references login on delete set null,
  created_at timestamptz not null
);
create index company_hiding_login on company_hiding (login_id) where login_id is not null;

create function keep_company_hidden() returns trigger language plpgsql as $$
begin
  if exists (select from company_hiding where company_id = new.id) then
    new.listed := false;
  end if;
  return new;
end $$;
create trigger keep_company_hidden before update of listed on actor
  for each row when (new.listed and not old.listed and new.kind = 'company') execute function keep_company_hidden();

-- How admins find a company: by any part of its name or website.
create index company_words on company using gin (lower(' ' || name || ' ' || coalesce(website, '')) gin_trgm_ops);
create index company_by_arrival on company (created_at desc, actor_id desc);
