-- Who was emailed that an event moved or was cancelled, so that a repeated task emails no one twice.
create table event_letter (
  news_id uuid not null references event_news on delete cascade,
  actor_id uuid not null references actor on delete cascade,
  primary key (news_id, actor_id)
);
create index event_letter_actor on event_letter (actor_id);
