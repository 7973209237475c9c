-- News by email that a member was sent lately, of every kind: a few a week. A thing is a step of a sequence, or a
-- notification to an audience.
create table news_sent (
  login_id uuid not null references login on delete cascade,
  thing_id uuid not null,
  sent_at timestamptz not null,
  primary key (login_id, thing_id)
);
create index news_sent_lately on news_sent (login_id, sent_at desc);

-- News that waits for the end of its reader's quiet hours.
create table news_held (
  thing_id uuid not null,
  login_id uuid not null references login on delete cascade,
  until timestamptz not null,
  primary key (thing_id, login_id)
);
create index news_held_due on news_held (until);
create index news_held_of_login on news_held (login_id);

-- How many readers were left out because their week was full.
create table news_figure (
  thing_id uuid primary key,
  skipped integer not null
);

-- Where sequences ran before, their emails of this week count.
do $$ begin
  if to_regclass('mail_step_sent') is not null then
    insert into news_sent (login_id, thing_id, sent_at)
      select login_id, step_id, sent_at from mail_step_sent where sent_at > now() - interval '7 days';
  end if;
end $$;
