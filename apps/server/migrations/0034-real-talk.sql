-- Questions of real talk. Creators ask them, professionals answer, each once.
create table question (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  login_id uuid references login on delete set null,
  -- Made of its first words; it stays when they change.
  slug text not null unique,
  text text not null,
  background text not null default '',
  -- Of members who are listed. Kept right by the triggers below, whoever writes.
  answers integer not null default 0 check (answers >= 0),
  created_at timestamptz not null,
  changed_at timestamptz
);
create index question_newest on question (created_at desc, id desc);
create index question_most_answered on question (answers desc, created_at desc, id desc);
create index question_of_author on question (actor_id, created_at desc, id desc);
-- Sent twice at once it is one.
create unique index question_once on question (actor_id, md5(lower(text)));
create index question_of_login on question (login_id) where login_id is not null;

create table answer (
  id uuid primary key,
  question_id uuid not null references question on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  login_id uuid references login on delete set null,
  text text not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  unique (question_id, actor_id)
);
create index answer_newest on answer (question_id, created_at desc, id desc);
create index answer_of_actor on answer (actor_id, created_at desc, id desc);
create index answer_of_login on answer (login_id) where login_id is not null;

-- How many questions a member has answered; kept right by the trigger below.
create table answer_count (
  actor_id uuid primary key references actor on delete cascade,
  answers integer not null check (answers >= 0)
);

-- The lock puts this and hiding the member at the same moment into an order.
create function count_answer() returns trigger language plpgsql as $$
declare
  change integer := case when tg_op = 'INSERT' then 1 else -1 end;
  answered uuid := case when tg_op = 'INSERT' then new.question_id else old.question_id end;
  author uuid := case when tg_op = 'INSERT' then new.actor_id else old.actor_id end;
  shown boolean;
begin
  select listed into shown from actor where id = author for share;
  if shown is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into answer_count as known (actor_id, answers) values (author, 1)
    on conflict (actor_id) do update set answers = known.answers + 1;
  else
    update answer_count set answers = answers - 1 where actor_id = author;
  end if;
  if shown then
    update question set answers = answers + change where id = answered;
  end if;
  return null;
end $$;
create trigger count_answer after insert or delete on answer for each row execute function count_answer();

create function count_answers_of_listed_actor() returns trigger language plpgsql as $$
begin
  perform from question
  where id in (select question_id from answer where actor_id = new.id)
  order by id for no key update;
  update question set answers = answers + case when new.listed then 1 else -1 end
  where id in (select question_id from answer where actor_id = new.id);
  return null;
end $$;
create trigger count_answers_of_listed_actor after update of listed on actor
  for each row when (old.listed is distinct from new.listed) execute function count_answers_of_listed_actor();

-- While the actor is still there, so that it is known whether it counted.
create function end_answers_of_actor() returns trigger language plpgsql as $$
begin
  perform from question
  where id in (select question_id from answer where actor_id = old.id)
  order by id for no key update;
  delete from answer where actor_id = old.id;
  return old;
end $$;
create trigger end_answers_of_actor before delete on actor for each row execute function end_answers_of_actor();
