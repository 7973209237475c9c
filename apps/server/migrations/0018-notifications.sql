-- What members are told, keyed by the member. One entry of a kind and a day holds all whom it is about.
create table notification (
  member_id uuid not null references actor on delete cascade,
  id uuid not null,
  kind text not null,
  -- What belongs into one entry: the day for kinds that are grouped, else the id.
  group_key text not null,
  -- Members are named in notification_subject; without one that is still seen the entry is not shown.
  about_members boolean not null,
  data jsonb not null default '{}',
  -- Of what was added last.
  at timestamptz not null,
  -- Null while it is behind the bell.
  cleared_at timestamptz,
  primary key (member_id, id),
  unique (member_id, kind, group_key)
);
create index notification_newest on notification (member_id, at desc, id desc);
create index notification_fresh on notification (member_id, at desc, id desc) where cleared_at is null;
create index notification_old on notification (at);

create table notification_subject (
  member_id uuid not null,
  notification_id uuid not null,
  actor_id uuid not null references actor on delete cascade,
  at timestamptz not null,
  primary key (member_id, notification_id, actor_id),
  foreign key (member_id, notification_id) references notification on delete cascade
);
create index notification_subject_newest on notification_subject (member_id, notification_id, at desc, actor_id);
create index notification_subject_actor on notification_subject (actor_id, member_id);

-- What a member wants to be told, and how; without a row as the kind says.
create table notification_setting (
  member_id uuid not null references actor on delete cascade,
  kind text not null,
  app boolean not null,
  mail boolean not null,
  primary key (member_id, kind)
);

-- When the last mail of a kind went to a member.
create table notification_mail (
  member_id uuid not null references actor on delete cascade,
  kind text not null,
  sent_at timestamptz not null,
  primary key (member_id, kind)
);

-- Where people end mails of this kind; unsubscribe_url is for mail programs.
alter table mail add column unsubscribe_page text;
