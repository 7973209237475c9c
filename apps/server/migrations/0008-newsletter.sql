-- Who gets the jobs newsletter. It goes out only to accounts whose mailbox is confirmed.
create table newsletter_subscription (
  login_id uuid primary key references login on delete cascade,
  subscribed_at timestamptz not null,
  unsubscribed_at timestamptz
);
