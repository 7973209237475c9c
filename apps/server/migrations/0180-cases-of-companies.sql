-- Companies have cases too. The team whose open jobs a company's case shows: a department of jobs.
alter table portfolio_case add column department text;

-- Who made what a case describes. They are named once they agree.
create table portfolio_credit (
  case_id uuid not null references portfolio_case on delete cascade,
  -- A professional.
  actor_id uuid not null references actor on delete cascade,
  -- What they did.
  part text not null,
  place smallint not null,
  -- False once the owner no longer names them; the row stays if they declined, so that they are asked once.
  wanted boolean not null default true,
  -- Null until the case is published.
  asked_at timestamptz,
  agreed_at timestamptz,
  declined_at timestamptz check (agreed_at is null or declined_at is null),
  primary key (case_id, actor_id)
);
create index portfolio_credit_of_actor on portfolio_credit (actor_id, asked_at desc);
