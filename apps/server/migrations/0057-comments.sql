-- Its author has withdrawn it, and may publish it again: what was said to it waits.
alter table discussion_subject add column published boolean not null default true;
-- Its author has closed the discussion: it takes no more comments.
alter table discussion_subject add column closed boolean not null default false;
-- Of members who are listed, replies too. Kept right by the triggers below.
alter table discussion_subject add column comments integer not null default 0 check (comments >= 0);

-- What members say to a subject, and what they reply. Each is a subject of the same id, until it is deleted.
create table comment (
  id uuid primary key,
  subject_id uuid not null references discussion_subject on delete cascade,
  -- The comment that it replies to, which is no reply itself.
  reply_to uuid references comment on delete cascade,
  actor_id uuid references actor on delete cascade,
  login_id uuid references login on delete set null,
  text text not null,
  created_at timestamptz not null,
  changed_at timestamptz,
  -- Only what others replied to is kept then, without text and author.
  deleted_at timestamptz,
  check ((deleted_at is null) = (actor_id is not null)),
  check (deleted_at is null or text = '')
);
create index comment_of_subject on comment (subject_id, created_at desc, id desc) where reply_to is null;
create index comment_replies on comment (reply_to, created_at, id) where reply_to is not null;
create index comment_of_actor on comment (actor_id, created_at desc, id desc);
create index comment_by_actor_of_subject on comment (subject_id, actor_id);
create index comment_of_login on comment (login_id) where login_id is not null;

-- The one that the author of the thing shows above the others.
alter table discussion_subject add column pinned_id uuid references comment on delete set null;
create index discussion_subject_pinned on discussion_subject (pinned_id) where pinned_id is not null;

-- The lock orders this with a change of the same actor’s visibility at the same moment.
create function count_comment() returns trigger language plpgsql as $$
declare
  shown boolean;
begin
  select listed into shown from actor
  where id = case when tg_op = 'INSERT' then new.actor_id else old.actor_id end for share;
  if shown then
    update discussion_subject set comments = comments + case when tg_op = 'INSERT' then 1 else -1 end
    where id = case when tg_op = 'INSERT' then new.subject_id else old.subject_id end;
  end if;
  return null;
end $$;
create trigger count_comment after insert or delete on comment for each row execute function count_comment();
create trigger count_deleted_comment after update of deleted_at on comment
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function count_comment();

create function count_comments_of_listed_actor() returns trigger language plpgsql as $$
begin
  perform from discussion_subject
  where id in (select subject_id from comment where actor_id = new.id)
  order by id for no key update;
  update discussion_subject set comments = comments + case when new.listed then 1 else -1 end * own.said
  from (select subject_id, count(*) as said from comment where actor_id = new.id group by subject_id) own
  where id = own.subject_id;
  return null;
end $$;
create trigger count_comments_of_listed_actor after update of listed on actor
  for each row when (old.listed is distinct from new.listed) execute function count_comments_of_listed_actor();

-- While the actor is still there, so that it is known whether it counted. What others replied to keeps its place.
create function end_comments_of_actor() returns trigger language plpgsql as $$
begin
  perform from discussion_subject
  where id in (select subject_id from comment where actor_id = old.id)
  order by id for no key update;
  delete from comment where actor_id = old.id and reply_to is not null;
  delete from comment where actor_id = old.id
    and not exists (select from comment reply where reply.reply_to = comment.id);
  update comment set actor_id = null, login_id = null, text = '', deleted_at = now() where actor_id = old.id;
  return old;
end $$;
create trigger end_comments_of_actor before delete on actor for each row execute function end_comments_of_actor();
