-- What the header's search finds posts by: the words of their first lines, as those of headlines are kept.
alter table post add column terms tsvector not null generated always as (
  to_tsvector('simple', regexp_replace(
    regexp_replace(normalize(excerpt, NFKD), '[\u0300-\u036f]', '', 'g'),
    '[-.,:;!?&/()''"@_+*|]+', ' ', 'g'))
) stored;
create index post_terms on post using gin (terms) where deleted_at is null;
