-- What members reported. A review is what moderators decide: one is open for each thing at a time.
create table review (
  id uuid primary key,
  kind text not null,
  -- As its kind names it; empty once its author is erased.
  thing_id text not null,
  title text not null,
  path text not null,
  author_id uuid references actor on delete set null,
  opened_at timestamptz not null,
  -- Since then, reports have hidden it.
  hidden_at timestamptz,
  decided_at timestamptz,
  decision text,
  check ((decided_at is null) = (decision is null))
);
create unique index review_open on review (kind, thing_id) where decided_at is null and thing_id <> '';
create index review_queue on review (opened_at, id) where decided_at is null;
create index review_decided on review (decided_at desc, id desc) where decided_at is not null;
create index review_of_thing on review (kind, thing_id, decided_at);
create index review_of_author on review (author_id) where author_id is not null;

create table report (
  id uuid primary key,
  review_id uuid not null references review on delete cascade,
  reporter_id uuid references actor on delete set null,
  login_id uuid references login on delete set null,
  reason text not null,
  words text not null default '',
  -- Where it came from, until it is decided: several from one network count once.
  network text,
  -- It hid something that a moderator found to be fine.
  overturned boolean not null default false,
  created_at timestamptz not null,
  unique (review_id, reporter_id)
);
create index report_of_reporter on report (reporter_id) where reporter_id is not null;
create index report_of_login on report (login_id) where login_id is not null;

-- What was reported as it was then: one line, or the message with those around it. Deleted when its time is over.
create table report_line (
  report_id uuid not null references report on delete cascade,
  position smallint not null,
  author_id uuid references actor on delete set null,
  text text not null,
  reported boolean not null,
  created_at timestamptz not null,
  primary key (report_id, position)
);
create index report_line_of_author on report_line (author_id) where author_id is not null;

-- What moderators decided, and what became of it.
create table review_decision (
  id uuid primary key,
  review_id uuid not null references review on delete cascade,
  decision text not null check (decision in ('dismiss', 'hide', 'remove', 'warn', 'suspend')),
  words text not null,
  -- The author then; null after erasure, or for a dismissal, which concerns no one.
  author_id uuid references actor on delete set null,
  by_login_id uuid references login on delete set null,
  until timestamptz,
  created_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid references login on delete set null,
  appeal text,
  appealed_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by uuid references login on delete set null
);
create index review_decision_of_review on review_decision (review_id, created_at);
create index review_decision_of_author on review_decision (author_id, created_at desc) where author_id is not null;
create index review_decision_appealed on review_decision (appealed_at) where appeal is not null and answered_at is null;
create index review_decision_by on review_decision (by_login_id) where by_login_id is not null;
create index review_decision_undone_by on review_decision (undone_by) where undone_by is not null;
create index review_decision_answered_by on review_decision (answered_by) where answered_by is not null;

create table review_note (
  id uuid primary key,
  review_id uuid not null references review on delete cascade,
  login_id uuid references login on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index review_note_of_review on review_note (review_id, created_at);
create index review_note_of_login on review_note (login_id) where login_id is not null;

-- Who looked at a copy, and when.
create table review_opening (
  id uuid primary key,
  review_id uuid not null references review on delete cascade,
  login_id uuid references login on delete set null,
  opened_at timestamptz not null
);
create index review_opening_of_review on review_opening (review_id, opened_at);
create index review_opening_of_login on review_opening (login_id) where login_id is not null;

-- Returns a text without a name; longer names that begin like it stay.
create function without_name(said text, name text) returns text language sql immutable as $$
  select regexp_replace(
    said, '(?<![[:alnum:]_])' || regexp_replace(name, '([^[:alnum:]])', '\\\1', 'g') || '(?![[:alnum:]_]|-[[:alnum:]])',
    'Deleted member', 'g')
$$;

-- Erasing an account replaces its name in every copy, whoever wrote it, and closes what is still open about it. What a
-- reporter added goes.
create function forget_in_reports() returns trigger language plpgsql as $$
declare
  name text;
begin
  select coalesce(
    (select nullif(trim(first_name || ' ' || last_name), '') from professional where actor_id = old.id),
    (select company.name from company where actor_id = old.id)) into name;
  update review set
    thing_id = '', path = '', title = 'Deleted member',
    decided_at = coalesce(decided_at, now()), decision = coalesce(decision, 'dismiss')
  where author_id = old.id;
  if char_length(name) > 2 then
    update notification set data = data || jsonb_build_object('words', without_name(data ->> 'words', name))
    where data ? 'words' and thing_id in (
      select review_id from review_decision where position(name in words) > 0
      union all select id from review_decision where position(name in answer) > 0);
  end if;
  update review_decision set words = '', appeal = null, answer = null where author_id = old.id;
  update report set words = '', network = null where reporter_id = old.id;
  if char_length(name) > 2 then
    update report_line set text = without_name(text, name) where position(name in text) > 0;
    update review set title = without_name(title, name) where position(name in title) > 0;
    update report set words = without_name(words, name) where position(name in words) > 0;
    update review_note set text = without_name(text, name) where position(name in text) > 0;
    update review_decision set words = without_name(words, name) where position(name in words) > 0;
    update review_decision set appeal = without_name(appeal, name) where position(name in appeal) > 0;
    update review_decision set answer = without_name(answer, name) where position(name in answer) > 0;
  end if;
  return old;
end $$;
create trigger forget_in_reports before delete on actor for each row execute function forget_in_reports();

-- Until then an account is suspended; without it, for good.
alter table login add column suspended_until timestamptz;
alter table login add column appealed_at timestamptz;
-- What became of the appeal that did not end the suspension.
alter table login add column appeal_answer text;
create index login_suspended_until on login (suspended_until) where suspended_until is not null;
create index login_appealed on login (appealed_at) where appeal is not null and appeal_answer is null;
