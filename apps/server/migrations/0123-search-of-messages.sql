-- What a message is found by: each of its words, for each of its sides, as "<side> <word>". A search then reads what its
-- member can see and nothing else, however often others use the word.
alter table message add column terms tsvector not null default '';
create index message_terms on message using gin (terms);

-- The end of an account's id; that of two may be the same, so a search also checks whose conversation it is.
create function message_term_prefix(party uuid) returns text language sql immutable
  as $$ select coalesce(right(party::text, 12), 'support') $$;

create function message_terms(words text, convo uuid) returns tsvector language sql stable as $$
  select coalesce(array_to_tsvector(array_agg(distinct message_term_prefix(side.actor_id) || ' ' || left(lexeme, 200))), '')
  from unnest(to_tsvector('simple', words)), convo_side side
  where side.convo_id = convo
$$;

create function set_message_terms() returns trigger language plpgsql as $$
begin
  new.terms := case when new.text = '' then ''::tsvector else message_terms(new.text, new.convo_id) end;
  return new;
end $$;
create trigger set_message_terms before insert or update of text on message
  for each row execute function set_message_terms();

update message set text = text where text <> '';

-- A word as it is written in a query.
create function quote_term(word text) returns text language sql immutable
  as $$ select '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''' $$;
