-- Forgetting "@Ann Lee" leaves "@Ann Leeds" and "@Ann Lee-Smith" alone.
create or replace function without_mention(said text, name text) returns text language plpgsql immutable as $$
declare
  literal text := regexp_replace(name, '([^[:alnum:]])', '\\\1', 'g');
  kept text := regexp_replace(said, '@' || literal || '(?![[:alnum:]_]|-[[:alnum:]])', '@Deleted member', 'g');
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
