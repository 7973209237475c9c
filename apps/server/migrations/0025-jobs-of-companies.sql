-- The company whose team brought a board in: all that stands on it is this company's. Null for a board of the operator's.
alter table job_board add column company_id uuid references company on delete cascade;
create index job_board_of_company on job_board (company_id) where company_id is not null;

-- Jobs that a company's team wrote here, as it typed them; what is shown is made of them as of every other posting, under the
-- same key.
create table written_job (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- Counts the changes: one made to an older version is refused.
  version integer not null default 1,
  open boolean not null default true,
  -- Who wrote it for the company.
  login_id uuid references login on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index written_job_of_company on written_job (company_id, created_at desc, id desc);
create index written_job_of_login on written_job (login_id) where login_id is not null;
