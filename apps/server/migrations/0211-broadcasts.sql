-- What admins tell an audience as a notification. Who of them wrote it is in admin_act.
create table broadcast (
  id uuid primary key,
  title text not null,
  text text not null,
  -- A path of this site; empty for one that leads nowhere.
  path text not null,
  -- Whether it is pushed and emailed, too, as the settings of each member say.
  also_push boolean not null,
  also_mail boolean not null,
  -- Filters of the list of members.
  audience jsonb not null,
  state text not null check (state in ('scheduled', 'sent', 'cancelled')),
  send_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Of those it was sent to: all, those who have it behind the bell or in a browser, and those it was emailed to.
  recipients integer not null default 0,
  delivered integer not null default 0,
  mailed integer not null default 0
);
create index broadcast_due on broadcast (send_at) where state = 'scheduled';
create index broadcast_order on broadcast (state, send_at desc, id desc);

-- Who receives it, settled at the moment of sending.
create table broadcast_recipient (
  broadcast_id uuid not null references broadcast on delete cascade,
  member_id uuid not null references actor on delete cascade,
  mailed_at timestamptz,
  primary key (broadcast_id, member_id)
);
create index broadcast_recipient_of_member on broadcast_recipient (member_id);
