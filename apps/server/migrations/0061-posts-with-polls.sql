-- A post may carry one poll.
alter table post add column poll_id uuid unique references poll on delete set null;
