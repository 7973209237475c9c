-- A stranger's first message that waits for review, or that a moderator refused: the other side has nothing of it.
alter table convo_side drop constraint convo_side_folder_check;
alter table convo_side add constraint convo_side_folder_check
  check (folder in ('inbox', 'archived', 'request', 'declined', 'held', 'refused'));

-- Actors that a moderator has slowed down: until when, and when each last published.
create table slowed_actor (
  actor_id uuid primary key references actor on delete cascade,
  until timestamptz not null,
  published_at timestamptz
);

alter table review_decision drop constraint review_decision_decision_check;
alter table review_decision add constraint review_decision_decision_check
  check (decision in ('dismiss', 'hide', 'remove', 'warn', 'slow', 'suspend'));
