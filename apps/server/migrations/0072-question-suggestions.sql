-- Questions that professionals propose, until an admin decides. A published one is a question of the one who proposed it.
create table question_suggestion (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  login_id uuid references login on delete set null,
  text text not null,
  background text not null default '',
  created_at timestamptz not null
);
create index question_suggestion_oldest on question_suggestion (created_at, id);
-- Sent twice, it is one.
create unique index question_suggestion_same on question_suggestion (actor_id, md5(lower(text)));
create index question_suggestion_of_login on question_suggestion (login_id) where login_id is not null;
