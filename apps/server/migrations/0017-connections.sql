-- Who follows, blocks and mutes whom, among actors. The login that did it is noted.
create table follow (
  follower_id uuid not null references actor on delete cascade,
  followed_id uuid not null references actor on delete cascade,
  login_id uuid references login on delete set null,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follow_of_follower on follow (follower_id, created_at desc, followed_id desc);
create index follow_of_followed on follow (followed_id, created_at desc, follower_id desc);
create index follow_of_login on follow (login_id) where login_id is not null;

-- Neither sees anything of the other.
create table block (
  blocker_id uuid not null references actor on delete cascade,
  blocked_id uuid not null references actor on delete cascade,
  login_id uuid references login on delete set null,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index block_of_blocker on block (blocker_id, created_at desc, blocked_id desc);
create index block_of_blocked on block (blocked_id, blocker_id);
create index block_of_login on block (login_id) where login_id is not null;

-- The one who mutes is not told of what the other does; the other does not notice.
create table mute (
  muter_id uuid not null references actor on delete cascade,
  muted_id uuid not null references actor on delete cascade,
  login_id uuid references login on delete set null,
  created_at timestamptz not null,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mute_of_muter on mute (muter_id, created_at desc, muted_id desc);
create index mute_of_muted on mute (muted_id);
create index mute_of_login on mute (login_id) where login_id is not null;

-- Newest members, of each kind and together; companies that nobody acts for are none.
create index membership_newest on membership (created_at desc, actor_id desc);

-- How many an actor follows and is followed by, of those that are listed: hidden ones are in no count. The rows are made
-- with the first follow and kept right by the triggers below, whoever writes.
create table follow_count (
  actor_id uuid primary key references actor on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following_companies integer not null default 0 check (following_companies >= 0),
  following_professionals integer not null default 0 check (following_professionals >= 0)
);

-- All that change counters lock them in the order of their ids, so that two who follow each other at once do not wait
-- for one another.
create function count_new_follow() returns trigger language plpgsql as $$
begin
  insert into follow_count as known (actor_id, followers, following_companies, following_professionals)
  select actor_id, followers, companies, professionals
  from (
    select new.followed_id as actor_id, listed::int as followers, 0 as companies, 0 as professionals
    from actor where id = new.follower_id
    union all
    select new.follower_id, 0, (listed and kind = 'company')::int, (listed and kind = 'professional')::int
    from actor where id = new.followed_id
  ) change
  order by actor_id
  on conflict (actor_id) do update set
    followers = known.followers + excluded.followers,
    following_companies = known.following_companies + excluded.following_companies,
    following_professionals = known.following_professionals + excluded.following_professionals;
  return null;
end $$;
create trigger count_new_follow after insert on follow for each row execute function count_new_follow();

create function count_ended_follow() returns trigger language plpgsql as $$
begin
  perform from follow_count where actor_id in (old.follower_id, old.followed_id) order by actor_id for no key update;
  update follow_count set followers = followers - 1
  from actor
  where actor.id = old.follower_id and actor.listed and actor_id = old.followed_id;
  update follow_count set
    following_companies = following_companies - (actor.kind = 'company')::int,
    following_professionals = following_professionals - (actor.kind = 'professional')::int
  from actor
  where actor.id = old.followed_id and actor.listed and actor_id = old.follower_id;
  return null;
end $$;
create trigger count_ended_follow after delete on follow for each row execute function count_ended_follow();

create function count_listed_actor() returns trigger language plpgsql as $$
declare
  change integer := case when new.listed then 1 else -1 end;
begin
  perform from follow_count
  where actor_id in (
    select follower_id from follow where followed_id = new.id
    union select followed_id from follow where follower_id = new.id
  )
  order by actor_id for no key update;
  update follow_count set
    following_companies = following_companies + change * (new.kind = 'company')::int,
    following_professionals = following_professionals + change * (new.kind = 'professional')::int
  from follow
  where follow.followed_id = new.id and actor_id = follow.follower_id;
  update follow_count set followers = followers + change
  from follow
  where follow.follower_id = new.id and actor_id = follow.followed_id;
  return null;
end $$;
create trigger count_listed_actor after update of listed on actor
  for each row when (old.listed is distinct from new.listed) execute function count_listed_actor();

-- While the actor is still there, so that its kind and whether it counted are known.
create function end_follows_of_actor() returns trigger language plpgsql as $$
begin
  perform from follow_count
  where actor_id = old.id or actor_id in (
    select follower_id from follow where followed_id = old.id
    union select followed_id from follow where follower_id = old.id
  )
  order by actor_id for no key update;
  delete from follow where follower_id = old.id or followed_id = old.id;
  return old;
end $$;
create trigger end_follows_of_actor before delete on actor for each row execute function end_follows_of_actor();
