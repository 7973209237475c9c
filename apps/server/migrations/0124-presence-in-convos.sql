-- What a member keeps to themselves in conversations; without a row, nothing. Whoever hides something doesn't see it of
-- others either.
create table convo_privacy (
  actor_id uuid primary key references actor on delete cascade,
  hides_presence boolean not null,
  hides_seen boolean not null,
  hides_typing boolean not null
);

-- When an account was last at a visible page. A hint, which is no harm to lose.
create unlogged table presence (
  actor_id uuid primary key references actor on delete cascade,
  at timestamptz not null
);
