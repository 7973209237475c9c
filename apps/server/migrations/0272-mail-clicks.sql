-- When the first link of an email with news was opened; only of members who allow us to count that.
alter table mail add column clicked_at timestamptz;
alter table news_consent add column counts_clicks boolean not null default false;
