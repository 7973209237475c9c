-- When a member wants to be left alone, and when to be told what they missed; minutes after midnight in their zone (IANA).
create table notification_schedule (
  member_id uuid primary key references actor on delete cascade,
  zone text not null,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  -- Null: no summary.
  summary_at smallint check (summary_at between 0 and 1439),
  -- When the next summary is due, and of what came since when.
  summary_due timestamptz,
  summary_since timestamptz,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until),
  check ((summary_at is null) = (summary_due is null)),
  check ((summary_at is null) = (summary_since is null))
);
create index notification_schedule_due on notification_schedule (summary_due) where summary_due is not null;

-- Entries whose push or mail waits for the end of the quiet hours.
create table notification_held (
  member_id uuid not null,
  notification_id uuid not null,
  push boolean not null,
  mail boolean not null,
  -- For a company, the login that gets the mail; else the first of its team.
  mail_to uuid references login on delete set null,
  until timestamptz not null,
  primary key (member_id, notification_id),
  foreign key (member_id, notification_id) references notification on delete cascade
);
create index notification_held_mail_to on notification_held (mail_to) where mail_to is not null;
create index notification_held_until on notification_held (until, member_id);
