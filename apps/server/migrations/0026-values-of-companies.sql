-- By which slugs a company is found in what it holds to: those of the catalog match what professionals look for.
alter table company add column value_keys text[] not null default '{}';

update company set value_keys = array(
  select distinct slug from unnest(values) as value (name)
  cross join lateral (
    select trim(both '-' from regexp_replace(lower(regexp_replace(normalize(value.name, NFKD), '[\u0300-\u036f]', '', 'g')),
      '[^a-z0-9]+', '-', 'g')) as slug
  ) as folded where slug <> '')
where cardinality(values) > 0;

create index company_value_keys on company using gin (value_keys);
