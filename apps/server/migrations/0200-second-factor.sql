-- A login's authenticator app (RFC 6238), and the codes for when it is lost.
create table second_factor (
  login_id uuid primary key references login on delete cascade,
  -- Sealed: a copy of the database doesn't reveal it.
  secret text not null,
  -- Null until a first code has shown that the app knows the secret.
  confirmed_at timestamptz,
  -- The 30 seconds of the last accepted code: no code is accepted twice.
  last_step bigint not null default 0,
  -- Wrong codes since the first one of this hour.
  failures integer not null default 0,
  failures_since timestamptz,
  created_at timestamptz not null
);

create table recovery_code (
  login_id uuid not null references second_factor on delete cascade,
  hash bytea not null,
  primary key (login_id, hash)
);

-- When the session's holder last entered a code.
alter table session add column proven_at timestamptz;

-- A password that is right, until the code follows.
alter table ticket drop constraint ticket_kind_check;
alter table ticket add constraint ticket_kind_check check (
  kind in (
    'confirm-address', 'change-address', 'restore-address', 'reset-password', 'restore-account', 'sign-in',
    'second-factor'
  )
);
