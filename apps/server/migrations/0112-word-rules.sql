-- Words and phrases that admins keep out: a text with one waits for review, or is refused with the reason.
create table word_rule (
  id uuid primary key,
  words text not null,
  act text not null check (act in ('hold', 'refuse')),
  -- What the author of a refused text reads.
  reason text not null default '',
  created_at timestamptz not null
);
create unique index word_rule_once on word_rule (lower(words));

-- The server itself reported it: it waits for review before anyone sees it.
alter table report add column automatic boolean not null default false;
-- Why.
alter table review add column held text;
