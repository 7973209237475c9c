-- Polls, alone or as a part of a post.
create table poll (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  audience text not null default 'everyone' check (audience in ('everyone', 'members', 'pro', 'creator')),
  question text not null,
  multiple boolean not null,
  anonymous boolean not null,
  -- The page of the post that it is a part of; null for one that stands alone.
  post_path text,
  closes_at timestamptz not null,
  -- When it was told that it had closed: a little after its time.
  closed_at timestamptz,
  -- Counts the changes: one made to an older version is refused.
  version integer not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- The members who voted. Kept right by the triggers below.
  voters integer not null default 0 check (voters >= 0),
  -- Of an anonymous poll: how many had voted when its results were last shown.
  shown_voters integer not null default 0,
  terms tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(
      regexp_replace(normalize(question, NFKD), '[\u0300-\u036f]', '', 'g'),
      '[-.,:;!?&/()''"@_+*|]+', ' ', 'g'))
  ) stored
);
create index poll_newest on poll (created_at desc, id desc);
create index poll_of_actor on poll (actor_id, created_at desc, id desc);
create index poll_to_close on poll (closes_at, id) where closed_at is null;
create index poll_terms on poll using gin (terms);

-- What one chooses from. Options get new ids when the poll changes, so that no vote means another question.
create table poll_option (
  id uuid primary key,
  poll_id uuid not null references poll on delete cascade,
  place smallint not null,
  text text not null,
  votes integer not null default 0 check (votes >= 0),
  -- Of an anonymous poll: the votes when its results were last shown.
  shown_votes integer not null default 0,
  unique (poll_id, place)
);

-- That a member voted: nothing else is kept of an anonymous vote, and no time of either.
create table poll_voter (
  poll_id uuid not null references poll on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  primary key (poll_id, actor_id)
);
create index poll_voter_of_actor on poll_voter (actor_id);

-- What a member chose, in polls that are not anonymous.
create table poll_ballot (
  poll_id uuid not null,
  actor_id uuid not null,
  option_id uuid not null references poll_option on delete cascade,
  created_at timestamptz not null,
  primary key (option_id, actor_id),
  foreign key (poll_id, actor_id) references poll_voter on delete cascade
);
create index poll_ballot_of_option on poll_ballot (option_id, created_at desc, actor_id desc);
create index poll_ballot_of_voter on poll_ballot (poll_id, actor_id);

create function refuse_anonymous_ballot() returns trigger language plpgsql as $$
begin
  if (select anonymous from poll where id = new.poll_id) then
    raise exception 'An anonymous poll keeps no ballots.';
  end if;
  return new;
end $$;
create trigger refuse_anonymous_ballot before insert on poll_ballot
  for each row execute function refuse_anonymous_ballot();

-- Of a member who is erased, an anonymous vote stays counted: no one knows which options to take it from.
create function count_poll_voter() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update poll set voters = voters + 1 where id = new.poll_id;
  else
    update poll set voters = voters - 1 where id = old.poll_id and not anonymous;
  end if;
  return null;
end $$;
create trigger count_poll_voter after insert or delete on poll_voter
  for each row execute function count_poll_voter();

create function count_poll_ballot() returns trigger language plpgsql as $$
begin
  update poll_option set votes = votes + case when tg_op = 'INSERT' then 1 else -1 end
  where id = case when tg_op = 'INSERT' then new.option_id else old.option_id end;
  return null;
end $$;
create trigger count_poll_ballot after insert or delete on poll_ballot
  for each row execute function count_poll_ballot();

-- In one order, so that two who are erased at the same moment do not wait for each other.
create function lock_polls_of_voter() returns trigger language plpgsql as $$
begin
  perform from poll where id in (select poll_id from poll_voter where actor_id = old.id)
  order by id for no key update;
  return old;
end $$;
create trigger lock_polls_of_voter before delete on actor for each row execute function lock_polls_of_voter();
