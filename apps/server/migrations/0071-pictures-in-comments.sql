-- The picture of a comment.
create table comment_picture (
  comment_id uuid primary key references comment on delete cascade,
  picture_id uuid not null references picture on delete cascade
);
create index comment_picture_picture on comment_picture (picture_id);

-- A deleted comment that keeps its place shows nothing.
create function end_picture_of_comment() returns trigger language plpgsql as $$
begin
  delete from comment_picture where comment_id = new.id;
  return null;
end $$;
create trigger end_picture_of_comment after update of deleted_at on comment
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function end_picture_of_comment();

-- Comments also go with what they were said to, and with their author: whatever the way, their pictures are given back.
create function release_picture_of_comment() returns trigger language plpgsql as $$
begin
  update picture set
    uses = uses - 1,
    unused_since = case when uses = 1 then now() end,
    released = uses = 1
  where id = old.picture_id;
  return null;
end $$;
create trigger release_picture_of_comment after delete on comment_picture
  for each row execute function release_picture_of_comment();

-- Who reacted to something, the newest first: all, and those with one reaction.
create index reaction_of_subject on reaction (subject_id, created_at desc, actor_id desc);
create index reaction_of_subject_each on reaction (subject_id, reaction, created_at desc, actor_id desc);
