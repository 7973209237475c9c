-- When the next weekly mail is due; null: at once. And up to when jobs were told of; null: of none yet.
alter table newsletter_subscription add column turn_at timestamptz, add column told_until timestamptz;

-- Subscribers whose turn it is, without reading those whose turn it is not.
create index newsletter_subscription_turn on newsletter_subscription (turn_at nulls first, login_id)
  where unsubscribed_at is null;
