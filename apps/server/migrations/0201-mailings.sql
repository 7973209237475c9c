-- What became of an email after the mail server took it, as the provider's events and delivery reports say.
alter table mail add column delivered_at timestamptz;
alter table mail add column bounced_at timestamptz;
alter table mail add column complained_at timestamptz;
-- A template with sample data, sent to the admin who looks at it.
alter table mail add column sample boolean not null default false;
create index mail_order on mail (created_at desc, id desc);

-- Addresses that get no more email.
create table mail_suppression (
  -- In lower case.
  address text primary key,
  reason text not null check (reason in ('bounced', 'complained', 'manual')),
  detail text,
  -- Goes with the account; null for an address without one.
  login_id uuid references login on delete cascade,
  created_at timestamptz not null
);
create index mail_suppression_order on mail_suppression (created_at desc, address);
create index mail_suppression_of_login on mail_suppression (login_id);

-- Who agreed to news by email: when, and to which words.
create table news_consent (
  login_id uuid primary key references login on delete cascade,
  agreed_at timestamptz not null,
  wording text not null,
  withdrawn_at timestamptz
);

-- Emails that an audience gets one after the other.
create table mail_sequence (
  id uuid primary key,
  name text not null,
  state text not null check (state in ('draft', 'running', 'paused')),
  -- start: everyone of the audience when it starts; join: everyone who joins while it runs.
  trigger text not null check (trigger in ('start', 'join')),
  audience jsonb not null,
  stops text[] not null,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  time_zone text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  started_at timestamptz,
  -- When everyone of a start was entered.
  entered_at timestamptz
);
create index mail_sequence_running on mail_sequence (state);

create table mail_step (
  id uuid primary key,
  sequence_id uuid not null references mail_sequence on delete cascade,
  position integer not null,
  delay_hours integer not null check (delay_hours between 0 and 8760),
  subject text not null,
  body text not null,
  -- A step that was removed while somebody had got it.
  removed_at timestamptz
);
create index mail_step_of_sequence on mail_step (sequence_id, position);

-- Where a member is in a sequence.
create table mail_run (
  sequence_id uuid not null references mail_sequence on delete cascade,
  login_id uuid not null references login on delete cascade,
  -- The step that comes next; null at the end.
  step_id uuid references mail_step on delete cascade,
  state text not null check (state in ('waiting', 'finished', 'stopped')),
  -- Why it was stopped.
  why text,
  entered_at timestamptz not null,
  due_at timestamptz not null,
  primary key (sequence_id, login_id)
);
create index mail_run_due on mail_run (due_at) where state = 'waiting';
create index mail_run_of_login on mail_run (login_id);
create index mail_run_of_step on mail_run (step_id) where state = 'waiting';

-- Which steps a member was sent: each once, and so many a week.
create table mail_step_sent (
  login_id uuid not null references login on delete cascade,
  step_id uuid not null references mail_step on delete cascade,
  sent_at timestamptz not null,
  primary key (login_id, step_id)
);
create index mail_step_sent_lately on mail_step_sent (login_id, sent_at desc);
create index mail_step_sent_of_step on mail_step_sent (step_id);
