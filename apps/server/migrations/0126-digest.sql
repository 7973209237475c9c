-- How a professional wants their digest, and when the next one is due. Who gets one at all is in newsletter_subscription; a
-- row is made for each subscriber.
create table digest_turn (
  actor_id uuid primary key references actor on delete cascade,
  -- A wish: a day's digest needs the plan at the moment that it is made.
  rhythm text not null default 'weekly' check (rhythm in ('daily', 'weekly')),
  -- From 1, Monday, to 7.
  weekday smallint not null default 2 check (weekday between 1 and 7),
  -- Of the day, in the member's zone.
  minute smallint not null default 480 check (minute between 0 and 1439),
  zone text,
  paused_until timestamptz,
  due_at timestamptz not null,
  -- When the last digest was made, or the first one became due.
  looked_since timestamptz not null,
  -- When the last email was made, with jobs or without; else when the first one became due.
  mailed_at timestamptz not null
);
create index digest_turn_due on digest_turn (due_at);

-- Newsletter subscribers get what came after its last email.
insert into digest_turn (actor_id, due_at, looked_since, mailed_at)
select distinct on (professional.actor_id) professional.actor_id, coalesce(subscription.turn_at, now()),
  coalesce(subscription.told_until, now() - interval '7 days'), coalesce(subscription.told_until, now())
from newsletter_subscription as subscription
join membership on membership.login_id = subscription.login_id
join professional on professional.actor_id = membership.actor_id
where subscription.unsubscribed_at is null
order by professional.actor_id;
drop index newsletter_subscription_turn;

-- What was made for a turn: one for each, however often it is tried.
create table digest (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  turn_at timestamptz not null,
  -- What the choice rested on; a note says why there were no jobs.
  basis text not null check (basis in ('story', 'searches', 'seen', 'newest', 'note')),
  made_at timestamptz not null,
  -- When the email was filled; a digest that waits for it is shown nowhere.
  sent_at timestamptz,
  -- Of a note: how many new jobs were looked at, and the best match among them.
  looked_at integer,
  best_match smallint,
  unique (actor_id, turn_at)
);
create index digest_of_actor on digest (actor_id, made_at desc, id desc);

-- No job is sent to a professional twice.
create table digest_job (
  actor_id uuid not null references actor on delete cascade,
  job_id uuid not null references job on delete cascade,
  digest_id uuid not null references digest on delete cascade,
  position smallint not null,
  match smallint,
  why text not null,
  primary key (actor_id, job_id)
);
create index digest_job_of_digest on digest_job (digest_id, position);
create index digest_job_of_job on digest_job (job_id);
