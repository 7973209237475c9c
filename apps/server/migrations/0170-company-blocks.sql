-- Pages that companies build from blocks: one draft, and the versions that were published.
create table company_layout (
  company_id uuid primary key references company (actor_id) on delete cascade,
  -- Theme and blocks; the server checks its shape when it writes and when it reads.
  draft jsonb not null,
  -- Counts the changes of the draft.
  revision integer not null default 1,
  -- The version that people see.
  published integer,
  updated_at timestamptz not null
);

create table company_layout_version (
  company_id uuid not null references company_layout on delete cascade,
  version integer not null check (version > 0),
  body jsonb not null,
  -- The pictures that it shows, so that they are kept as long as it is.
  picture_ids uuid[] not null,
  login_id uuid references login on delete set null,
  created_at timestamptz not null,
  primary key (company_id, version)
);
create index company_layout_version_login on company_layout_version (login_id) where login_id is not null;

-- What the draft and the kept versions show.
create table company_layout_picture (
  company_id uuid not null references company_layout on delete cascade,
  picture_id uuid not null references picture,
  primary key (company_id, picture_id)
);
create index company_layout_picture_picture on company_layout_picture (picture_id);

-- Whom a company asked whether its page may name them, and for what.
create table company_consent (
  id uuid primary key,
  company_id uuid not null references company (actor_id) on delete cascade,
  person_id uuid not null references actor on delete cascade,
  kind text not null check (kind in ('gettoknow', 'risingwomen')),
  state text not null default 'asked' check (state in ('asked', 'agreed', 'declined')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (company_id, person_id, kind)
);
create index company_consent_person on company_consent (person_id, asked_at desc);

-- A page's blocks of one kind without a person.
create function without_person(body jsonb, of_kind text, person uuid) returns jsonb
language sql immutable parallel safe as $$
  select jsonb_set(body, '{blocks}', coalesce((
    select jsonb_agg(
      case when block ->> 'kind' = of_kind then jsonb_set(block, '{content,people}', coalesce((
        select jsonb_agg(entry order by place)
        from jsonb_array_elements(block #> '{content,people}') with ordinality as entries (entry, place)
        where entry ->> 'person' <> person::text
      ), '[]')) else block end
      order by position)
    from jsonb_array_elements(body -> 'blocks') with ordinality as blocks (block, position)
  ), '[]'))
$$;

-- Whoever withdraws, or is erased, is gone from the draft and every version at once.
create function forget_person_of_blocks() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state <> 'declined' then
    return null;
  end if;
  update company_layout
    set draft = without_person(draft, old.kind, old.person_id), revision = revision + 1
    where company_id = old.company_id and draft::text like '%' || old.person_id || '%';
  update company_layout_version
    set body = without_person(body, old.kind, old.person_id)
    where company_id = old.company_id and body::text like '%' || old.person_id || '%';
  return null;
end
$$;
create trigger forget_person_of_blocks after update of state or delete on company_consent
  for each row execute function forget_person_of_blocks();
