-- What a coupon takes off each renewal, in the smallest unit of the currency, and until when; null without an end.
alter table subscription add column discount integer not null default 0;
alter table subscription add column discount_ends_at timestamptz;
-- Whether its owners know that its trial ends.
alter table subscription add column trial_told boolean not null default false;
create index subscription_on_trial on subscription (period_ends_at) where status = 'trialing' and not trial_told;
