-- The catalog of courses is the installation's own: what members say of a course has no author.
alter table discussion_subject alter column author_id drop not null;

create table course (
  id uuid primary key,
  slug text not null unique,
  state text not null check (state in ('public', 'hidden', 'merged')),
  title text not null,
  provider text not null,
  -- Its page at the provider.
  link text not null,
  description text not null,
  -- Slugs of the catalog.
  categories text[] not null,
  level text check (level in ('beginner', 'intermediate', 'advanced')),
  hours numeric(6, 1) check (hours > 0),
  -- 0 is free; null is not specified.
  price numeric(10, 2) check (price >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Two letters.
  language text check (language ~ '^[a-z]{2}$'),
  -- Names as written, and the key that all spellings of each share.
  skills text[] not null,
  skill_keys text[] not null,
  audience text not null check (audience in ('everyone', 'members', 'pro', 'creator')),
  -- The link without what differs between two addresses of one course: by it an import recognises it.
  link_key text not null unique,
  -- What the last import read, so that one that says the same leaves what admins have edited.
  import_hash text,
  merged_into uuid references course on delete set null,
  -- Listed members who say so, and their ratings. Written by the triggers below alone.
  want integer not null default 0 check (want >= 0),
  doing integer not null default 0 check (doing >= 0),
  taken integer not null default 0 check (taken >= 0),
  ratings integer not null default 0 check (ratings >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Title, provider and skills.
  search_text text not null,
  members integer not null generated always as (want + doing + taken) stored,
  -- Few ratings count less: as if five others had given three and a half stars.
  score numeric(4, 3) generated always as (
    case when ratings > 0 then (rating_sum + 17.5) / (ratings + 5) end) stored,
  title_key text not null generated always as (lower(title)) stored,
  terms tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(
      regexp_replace(normalize(search_text, NFKD), '[\u0300-\u036f]', '', 'g'),
      '[-.,:;!?&/()''"@_+*|]+', ' ', 'g'))
  ) stored,
  check (currency is not null or price is null or price = 0)
);
-- One for each order of the list; unknown values come last.
create index course_popular on course (members desc, created_at desc, id desc) where state = 'public';
create index course_best_rated on course (score desc nulls last, created_at desc, id desc) where state = 'public';
create index course_newest on course (created_at desc, id desc) where state = 'public';
create index course_shortest on course (hours, created_at desc, id desc) where state = 'public';
create index course_longest on course (hours desc nulls last, created_at desc, id desc) where state = 'public';
create index course_title on course (title_key, created_at desc, id desc) where state = 'public';
-- When the catalog changed last: numbers counted since then are still right.
create index course_changed on course (updated_at);
create index course_hidden on course (created_at desc, id desc) where state = 'hidden';
create index course_categories on course using gin (categories) where state = 'public';
create index course_skills on course using gin (skill_keys) where state = 'public';
create index course_terms on course using gin (terms);
create index course_merged on course (merged_into) where merged_into is not null;

-- What a professional says of a course: one row for each, with the rating of someone who finished it.
create table course_learning (
  id uuid primary key,
  course_id uuid not null references course on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  state text not null check (state in ('want', 'doing', 'taken')),
  taken_at timestamptz,
  rating smallint check (rating between 1 and 5),
  words text not null default '',
  rated_at timestamptz,
  -- What was put on the story, to remove it again: the entry, and the skills that were not there before.
  story_entry jsonb,
  story_skills text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (course_id, actor_id),
  check ((state = 'taken') = (taken_at is not null)),
  check (rating is null or state = 'taken'),
  check ((rating is null) = (rated_at is null) and (rating is not null or words = ''))
);
create index course_learning_actor on course_learning (actor_id, updated_at desc);
create index course_learning_ratings on course_learning (course_id, rated_at desc, id desc) where rating is not null;

-- The lock puts this and hiding the member at the same moment into an order.
create function count_course_learning() returns trigger language plpgsql as $$
declare
  shown boolean;
begin
  select listed into shown from actor where id = coalesce(new.actor_id, old.actor_id) for share;
  if shown is not true then
    return null;
  end if;
  if old.id is not null then
    update course set want = want - (old.state = 'want')::int, doing = doing - (old.state = 'doing')::int,
      taken = taken - (old.state = 'taken')::int, ratings = ratings - (old.rating is not null)::int,
      rating_sum = rating_sum - coalesce(old.rating, 0)
    where id = old.course_id;
  end if;
  if new.id is not null then
    update course set want = want + (new.state = 'want')::int, doing = doing + (new.state = 'doing')::int,
      taken = taken + (new.state = 'taken')::int, ratings = ratings + (new.rating is not null)::int,
      rating_sum = rating_sum + coalesce(new.rating, 0)
    where id = new.course_id;
  end if;
  return null;
end $$;
create trigger count_new_course_learning after insert or delete on course_learning
  for each row execute function count_course_learning();
create trigger count_changed_course_learning after update of state, rating on course_learning
  for each row when (old.state <> new.state or old.rating is distinct from new.rating)
  execute function count_course_learning();

create function count_course_learning_of_listed_actor() returns trigger language plpgsql as $$
begin
  perform from course where id in (select course_id from course_learning where actor_id = new.id)
  order by id for no key update;
  update course set want = want + sign * (state_of = 'want')::int, doing = doing + sign * (state_of = 'doing')::int,
    taken = taken + sign * (state_of = 'taken')::int, ratings = ratings + sign * (stars is not null)::int,
    rating_sum = rating_sum + sign * coalesce(stars, 0)
  from (
    select course_id, state as state_of, rating as stars, case when new.listed then 1 else -1 end as sign
    from course_learning where actor_id = new.id
  ) as said where said.course_id = course.id;
  return null;
end $$;
create trigger count_course_learning_of_listed_actor after update of listed on actor
  for each row when (old.listed is distinct from new.listed) execute function count_course_learning_of_listed_actor();

-- While the actor is still there, so that it is known whether it counted.
create function end_course_learning_of_actor() returns trigger language plpgsql as $$
begin
  perform from course where id in (select course_id from course_learning where actor_id = old.id)
  order by id for no key update;
  delete from course_learning where actor_id = old.id;
  return old;
end $$;
create trigger end_course_learning_of_actor before delete on actor
  for each row execute function end_course_learning_of_actor();
