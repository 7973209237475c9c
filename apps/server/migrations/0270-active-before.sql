-- How many logins were used within the seven days before a day was counted last; null for days that nobody counted then.
alter table counted_day add column active_week integer;
-- Applications of a range of days, without an index that applying would have to keep in order.
create index application_of_days on application using brin (applied_at) with (pages_per_range = 16);
