-- Members mentioned in the text of a subject, such as a post or a comment. The name is spelled as in the text.
create table mention (
  subject_id uuid not null references discussion_subject on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  -- The author of the text.
  by_id uuid not null references actor on delete cascade,
  name text not null,
  -- False after an edit removed the mention. The row stays, so that adding it again does not notify twice.
  shown boolean not null default true,
  created_at timestamptz not null,
  primary key (subject_id, actor_id)
);
create index mention_of_actor on mention (actor_id, created_at);
create index mention_by on mention (by_id, created_at);

-- The picker searches addresses by their beginning.
create index actor_slug_begun on actor (slug text_pattern_ops) where listed;

-- Returns a plain text without a mentioned name, even if the text was cut within the name.
create function without_mention(said text, name text) returns text language plpgsql immutable as $$
declare
  kept text := replace(said, '@' || name, '@Deleted member');
begin
  if right(kept, 1) = '…' then
    for length in reverse char_length(name)..1 loop
      if right(kept, length + 2) = '@' || left(name, length) || '…' then
        return left(kept, -(length + 2)) || '@Deleted member…';
      end if;
    end loop;
  end if;
  return kept;
end $$;

-- Erasing a member removes their name from what others wrote: from the texts and from excerpts of them. Any other table
-- with such texts needs a trigger like this one.
create function forget_mention() returns trigger language plpgsql as $$
begin
  if exists (select from actor where id = old.actor_id) then
    return null;
  end if;
  update post set
    body = regexp_replace(
      body, '<a href="[^"]*" data-mention="' || old.actor_id || '">[^<]*</a>', '@Deleted member', 'g'),
    excerpt = without_mention(excerpt, old.name)
  where id = old.subject_id;
  update comment set text = without_mention(text, old.name) where id = old.subject_id;
  update discussion_subject set title = without_mention(title, old.name) where id = old.subject_id;
  update notification set data = data
    || case when data ? 'title' then jsonb_build_object('title', without_mention(data ->> 'title', old.name)) else '{}' end
    || case when data ? 'said' then jsonb_build_object('said', without_mention(data ->> 'said', old.name)) else '{}' end
  where data::text like '%@%' and thing_id in (
    select id from discussion_subject where id = old.subject_id or parent_id = old.subject_id
    union all select subject_id from comment where id = old.subject_id
    union all select reply_to from comment where id = old.subject_id
  );
  return null;
end $$;
create trigger forget_mention after delete on mention for each row execute function forget_mention();
