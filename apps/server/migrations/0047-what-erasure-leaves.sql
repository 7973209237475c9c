-- The ids in the data of an activity: erasing an account also deletes what others did with its things.
create function ids_in(data jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(found[1]), '{}') from regexp_matches(
    data::text, '"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') as found
$$;
-- Activities of jobs name no one, and there are many of them.
create function names_people(kind text) returns boolean language sql immutable parallel safe as $$
  select kind not like 'job.%'
$$;
create index activity_naming on activity using gin (ids_in(data)) where names_people(kind) and data <> '{}';

-- As before; a key is also recounted when an unlisted member loses it, since it may then have no members.
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

-- An entry links to the member it is about, so it no longer stores a person’s address.
update notification set data = '{"author": ""}' where kind = 'case-published' and data ? 'author';
