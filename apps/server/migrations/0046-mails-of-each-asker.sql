-- The account (or network of a guest) that had a mail sent, where any may do so: each has a count of its own.
alter table mail add column asked_by text;
