-- Where a professional would move to for a job: names of places. Jobs there aren't out of their reach.
alter table match_wish add column move_to text[] not null default '{}';
