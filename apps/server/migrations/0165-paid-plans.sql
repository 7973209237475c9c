-- A plan that an admin gave, which outranks one that is paid for.
create table plan_grant (
  actor_id uuid primary key references actor on delete cascade,
  plan text not null check (plan in ('Creator', 'Pro')),
  -- Until when; null until an admin changes it.
  until timestamptz,
  created_at timestamptz not null
);
create index plan_grant_until on plan_grant (until) where until is not null;
-- Until now, admins gave every plan.
insert into plan_grant (actor_id, plan, created_at) select id, plan, now() from actor where plan <> 'free';

-- Who a professional or company is at the payment provider, and the checkout that it has begun last.
create table billing_customer (
  actor_id uuid primary key references actor on delete cascade,
  customer_id text not null unique,
  checkout_id text,
  checkout_price text,
  created_at timestamptz not null
);

-- A subscription as the payment provider described it last. Ended ones stay, for the numbers.
create table subscription (
  id text primary key,
  actor_id uuid not null references actor on delete cascade,
  plan text not null check (plan in ('Creator', 'Pro')),
  term text not null check (term in ('month', 'year')),
  -- In the smallest unit of the currency.
  amount integer not null,
  currency text not null,
  status text not null,
  cancels boolean not null,
  period_ends_at timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Since when payments fail; null again once one succeeds.
  failed_at timestamptz,
  -- Whether the last mail before the end of the grace, and that about its end, were sent.
  warned_at timestamptz,
  lapsed_at timestamptz
);
create index subscription_of_actor on subscription (actor_id);
create index subscription_failed on subscription (failed_at) where failed_at is not null and ended_at is null;

-- What the payment provider sent, stored before anything is done about it.
create table stripe_event (
  id text primary key,
  type text not null,
  -- Null for a dispute, until its charge was asked for.
  customer_id text,
  charge_id text,
  amount integer,
  currency text,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  processed_at timestamptz
);
create index stripe_event_waiting on stripe_event (customer_id) where processed_at is null;
create index stripe_event_processed on stripe_event (processed_at) where processed_at is not null;
