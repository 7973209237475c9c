-- E-mails: what is to be sent, and what became of it. The props, the address to unsubscribe and the rendered e-mail
-- carry one-time links; they go once the mail server has taken the e-mail or refused it for good.
create table mail (
  id uuid primary key,
  name text not null,
  to_address text not null,
  props jsonb,
  unsubscribe_url text,
  subject text,
  html text,
  text text,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
-- How many of a kind went to an address lately.
create index mail_recent on mail (name, lower(to_address), created_at);
-- The outbox, and what is old enough to go.
create index mail_created on mail (created_at);
