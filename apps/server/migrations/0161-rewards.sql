-- Rewards that members claimed for points: a queue for admins, with what was asked for and what was answered.
create table reward_claim (
  id uuid primary key,
  actor_id uuid not null references actor on delete cascade,
  login_id uuid references login on delete set null,
  gift text not null check (gift in ('points50', 'points75', 'points100')),
  state text not null check (state in ('waiting', 'fulfilled', 'declined')),
  -- What the member asks for: texts, times, a style.
  wish jsonb not null,
  -- The photo to draw from, or the illustration that was drawn at once.
  picture_id uuid references picture,
  answer text not null default '',
  link text not null default '',
  decided_by uuid references login on delete set null,
  claimed_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
-- Each reward once for each member; one that was declined can be claimed again.
create unique index reward_claim_once on reward_claim (actor_id, gift) where state <> 'declined';
create index reward_claim_of_actor on reward_claim (actor_id, claimed_at desc, id desc);
create index reward_claim_queue on reward_claim (state, claimed_at desc, id desc);
create index reward_claim_picture on reward_claim (picture_id) where picture_id is not null;
create index reward_claim_of_login on reward_claim (login_id) where login_id is not null;
create index reward_claim_decided_by on reward_claim (decided_by) where decided_by is not null;
