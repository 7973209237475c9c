-- What was said of a thing while it was hidden, for the notifications that follow once it is shown.
create table notification_withheld (
  activity_id uuid not null references activity on delete cascade,
  kind text not null,
  thing_id uuid not null references discussion_subject on delete cascade,
  primary key (activity_id, kind)
);
create index notification_withheld_thing on notification_withheld (thing_id);

-- It waited for review from the start: no one but its author has seen it.
alter table discussion_subject add column unseen boolean not null default false;
alter table discussion_subject add check (hidden_at is not null or not unseen);
