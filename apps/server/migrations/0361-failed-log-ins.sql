-- Wrong passwords of an account, for support: when, and from which network, never what was typed. Kept for 30 days, and
-- at most 300 of an account.
create table failed_log_in (
  id uuid primary key,
  login_id uuid not null references login (id) on delete cascade,
  network text not null,
  -- Until when this network is refused further attempts; null while it has some left.
  refused_until timestamptz,
  -- Until when the right password, too, is answered only by an emailed link; null while it isn't.
  mailed_until timestamptz,
  created_at timestamptz not null
);
create index failed_log_in_login on failed_log_in (login_id, created_at desc, id desc);
create index failed_log_in_created on failed_log_in (created_at);

-- Attempts are counted by a key that contains this time, so that a new one starts all counters of the account afresh, in
-- each process and with or without Redis.
alter table login add column log_in_lock_lifted_at timestamptz;
