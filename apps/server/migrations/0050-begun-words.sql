-- What the header's search finds headlines and questions by: the words of their titles, as those of companies are kept.
alter table headline add column terms tsvector not null generated always as (
  to_tsvector('simple', regexp_replace(
    regexp_replace(normalize(title, NFKD), '[\u0300-\u036f]', '', 'g'),
    '[-.,:;!?&/()''"@_+*|]+', ' ', 'g'))
) stored;
create index headline_terms on headline using gin (terms) where published_at is not null;

alter table question add column terms tsvector not null generated always as (
  to_tsvector('simple', regexp_replace(
    regexp_replace(normalize(text, NFKD), '[\u0300-\u036f]', '', 'g'),
    '[-.,:;!?&/()''"@_+*|]+', ' ', 'g'))
) stored;
create index question_terms on question using gin (terms);
