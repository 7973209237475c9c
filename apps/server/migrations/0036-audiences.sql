-- Whom a headline is written for. Whoever is not among them sees its first lines.
alter table headline add column audience text not null default 'everyone'
  check (audience in ('everyone', 'members', 'pro', 'creator'));

-- The same of whatever members talk about: what is said to it is for the same readers.
alter table discussion_subject add column audience text not null default 'everyone'
  check (audience in ('everyone', 'members', 'pro', 'creator'));
