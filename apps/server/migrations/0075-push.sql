-- Browsers that show notifications while no page is open. One belongs to a session, and goes with it: at log-out, when the session
-- is ended elsewhere, with the account.
create table push_subscription (
  id uuid primary key,
  endpoint text not null unique check (length(endpoint) <= 1000),
  member_id uuid not null references actor on delete cascade,
  session_id uuid not null references session on delete cascade,
  -- The browser's public key and secret, base64url: payloads are encrypted for it.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_of_member on push_subscription (member_id, created_at desc, id desc);
create index push_subscription_of_session on push_subscription (session_id);

-- Null: as the kind says.
alter table notification_setting add column push boolean;

-- False: not in the bell and not in the list, only pushed, or waiting for a mail.
alter table notification add column in_app boolean not null default true;
