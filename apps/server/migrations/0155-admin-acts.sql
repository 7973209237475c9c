-- What admins did, with what was there before and after. It outlives the admin's login, and names nobody who was erased.
create table admin_act (
  id uuid primary key,
  act text not null,
  -- Null: the command line, the system, or an admin who is gone.
  login_id uuid references login on delete set null,
  -- Null, like its name, once the subject was erased.
  subject_id uuid,
  subject_name text,
  before jsonb,
  after jsonb,
  created_at timestamptz not null
);
create index admin_act_order on admin_act (created_at desc, id desc);
create index admin_act_of_login on admin_act (login_id, created_at desc, id desc);
create index admin_act_of_subject on admin_act (subject_id, created_at desc, id desc);
