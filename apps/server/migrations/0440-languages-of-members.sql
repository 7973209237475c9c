-- The language that a member chose, as a BCP 47 tag; null for the installation's own.
alter table login add column language text;
-- The language of the request that sent the email, for receivers without an account; null for emails from tasks.
alter table mail add column language text;
