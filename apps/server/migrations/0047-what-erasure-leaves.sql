-- Whom the data of an activity names, by their ids: what is erased takes along what others did with it.
create function ids_in(data jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(found[1]), '{}') from regexp_matches(
    data::text, '"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') as found
$$;
-- Jobs name nobody, and there are many of them.
create function names_people(kind text) returns boolean language sql immutable parallel safe as $$
  select kind not like 'job.%'
$$;
create index activity_naming on activity using gin (ids_in(data)) where names_people(kind) and data <> '{}';

-- As before, and a key is also looked at again when somebody who is not listed has it no more: nobody may have it then.
create or replace function list_professional() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if tg_op = 'UPDATE' then
      if old.listed and new.listed and old.keys = new.keys and old.joined_at = new.joined_at then
        update professional_listing set followers = new.followers
        where key_id = any(old.keys) and joined_at = old.joined_at and actor_id = old.actor_id;
        return null;
      end if;
    end if;
    if old.listed then
      delete from professional_listing
      where key_id = any(old.keys) and joined_at = old.joined_at and actor_id = old.actor_id;
    end if;
    insert into professional_key_change select key, case when old.listed then -1 else 0 end from unnest(old.keys) as key;
  end if;
  if tg_op <> 'DELETE' then
    if new.listed then
      insert into professional_listing (key_id, joined_at, actor_id, followers)
      select key, new.joined_at, new.actor_id, new.followers from unnest(new.keys) as key;
      insert into professional_key_change select key, 1 from unnest(new.keys) as key;
    end if;
  end if;
  return null;
end $$;
insert into professional_key_change select id, 0 from professional_key where people = 0;

-- What an entry leads to is known from whom it speaks of; the address of a person is not kept in it any more.
update notification set data = '{"author": ""}' where kind = 'case-published' and data ? 'author';
