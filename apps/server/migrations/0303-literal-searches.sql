-- Saved searches of before places in the words were read keep their words literal until their owner opens them. A constant
-- default rewrites nothing.
alter table saved_search add column is_literal boolean not null default true;
alter table saved_search alter column is_literal set default false;
