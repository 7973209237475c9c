-- Who asked the admins for a plan. A later request replaces the earlier one; granting it takes it away.
create table plan_request (
  actor_id uuid primary key references actor on delete cascade,
  plan text not null check (plan in ('Creator', 'Pro')),
  message text,
  -- Who asked for the actor.
  login_id uuid references login on delete set null,
  created_at timestamptz not null
);
create index plan_request_of_login on plan_request (login_id) where login_id is not null;
