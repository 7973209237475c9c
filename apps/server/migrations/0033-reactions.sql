-- What members talk about: a question, an answer, a headline. Its id is that of the thing itself, whose feature opens and
-- closes it; reactions stand and fall with it.
create table discussion_subject (
  id uuid primary key,
  kind text not null,
  author_id uuid not null references actor on delete cascade,
  -- What it belongs to, as an answer to its question.
  parent_id uuid references discussion_subject on delete cascade,
  -- What it is called, and where it is, for whoever tells of it.
  title text not null,
  path text not null,
  created_at timestamptz not null
);
create index discussion_subject_author on discussion_subject (author_id);
create index discussion_subject_parent on discussion_subject (parent_id) where parent_id is not null;

-- One of each member.
create table reaction (
  subject_id uuid not null references discussion_subject on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  reaction text not null,
  login_id uuid references login on delete set null,
  created_at timestamptz not null,
  primary key (subject_id, actor_id)
);
create index reaction_of_actor on reaction (actor_id, created_at desc);
create index reaction_of_login on reaction (login_id) where login_id is not null;

-- How many members who are listed chose which. Kept right by the triggers below, whoever writes.
create table reaction_count (
  subject_id uuid not null references discussion_subject on delete cascade,
  reaction text not null,
  members integer not null check (members >= 0),
  primary key (subject_id, reaction)
);

-- The lock puts this and hiding the member at the same moment into an order. Counters are changed in the order of their
-- names, so that two who change their minds at once do not wait for one another.
create function count_reaction() returns trigger language plpgsql as $$
declare
  shown boolean;
begin
  select listed into shown from actor where id = coalesce(new.actor_id, old.actor_id) for share;
  if shown is not true then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into reaction_count as known (subject_id, reaction, members) values (new.subject_id, new.reaction, 1)
    on conflict (subject_id, reaction) do update set members = known.members + 1;
  elsif tg_op = 'DELETE' then
    update reaction_count set members = members - 1
    where subject_id = old.subject_id and reaction = old.reaction;
  else
    insert into reaction_count as known (subject_id, reaction, members)
    select new.subject_id, change.reaction, 0
    from (values (old.reaction), (new.reaction)) change (reaction) order by change.reaction
    on conflict (subject_id, reaction) do update set members = known.members;
    update reaction_count set members = members + case when reaction = new.reaction then 1 else -1 end
    where subject_id = new.subject_id and reaction in (old.reaction, new.reaction);
  end if;
  return null;
end $$;
create trigger count_new_reaction after insert or delete on reaction for each row execute function count_reaction();
create trigger count_changed_reaction after update of reaction on reaction
  for each row when (old.reaction <> new.reaction) execute function count_reaction();

create function count_reactions_of_listed_actor() returns trigger language plpgsql as $$
begin
  perform from reaction_count
  where (subject_id, reaction) in (select subject_id, reaction from reaction where actor_id = new.id)
  order by subject_id, reaction for no key update;
  update reaction_count set members = members + case when new.listed then 1 else -1 end
  from reaction
  where reaction.actor_id = new.id and reaction_count.subject_id = reaction.subject_id
    and reaction_count.reaction = reaction.reaction;
  insert into reaction_count (subject_id, reaction, members)
  select subject_id, reaction, 1 from reaction where actor_id = new.id and new.listed
  order by subject_id, reaction
  on conflict do nothing;
  return null;
end $$;
create trigger count_reactions_of_listed_actor after update of listed on actor
  for each row when (old.listed is distinct from new.listed) execute function count_reactions_of_listed_actor();

-- While the actor is still there, so that it is known whether it counted.
create function end_reactions_of_actor() returns trigger language plpgsql as $$
begin
  perform from reaction_count
  where (subject_id, reaction) in (select subject_id, reaction from reaction where actor_id = old.id)
  order by subject_id, reaction for no key update;
  delete from reaction where actor_id = old.id;
  return old;
end $$;
create trigger end_reactions_of_actor before delete on actor for each row execute function end_reactions_of_actor();

-- What a notification is about besides members, such as a question: several about one thing are one entry of a day.
alter table notification add column thing_id uuid;
create index notification_thing on notification (thing_id, kind) where thing_id is not null;
