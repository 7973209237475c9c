-- The HTML of a company's story, made once when the story is saved.
alter table company add column story_html text;

-- Stories whose HTML is still to be made.
create index company_story_without_html on company (actor_id) where story is not null and story_html is null;

-- An older version of Rise updates only the story: its HTML is then rendered again.
create function forget_story_html() returns trigger language plpgsql as $$
begin
  new.story_html := null;
  return new;
end $$;
create trigger company_story_changed before update of story on company for each row
  when (new.story is distinct from old.story and new.story_html is not distinct from old.story_html)
  execute function forget_story_html();
