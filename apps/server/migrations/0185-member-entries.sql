-- What the admin area lists and searches of each account, in one row: a search across five tables would read them all.
create extension if not exists pg_trgm;

create table member_entry (
  login_id uuid primary key references login on delete cascade,
  -- For whom the account acts after logging in; null for admins.
  actor_id uuid,
  role text not null,
  plan text not null,
  standing text not null check (standing in ('active', 'pending', 'suspended', 'deleted')),
  -- Names, addresses and slugs in lower case, each after a space.
  words text not null,
  joined_at timestamptz not null
);
create index member_entry_newest on member_entry (joined_at desc, login_id desc);
create index member_entry_role on member_entry (role, joined_at desc, login_id desc);
create index member_entry_plan on member_entry (plan, joined_at desc, login_id desc) where plan <> 'free';
create index member_entry_standing on member_entry (standing, joined_at desc, login_id desc) where standing <> 'active';
create index member_entry_words on member_entry using gin (words gin_trgm_ops);
create index member_entry_actor on member_entry (actor_id) where actor_id is not null;

create function enter_members(logins uuid[]) returns void language plpgsql as $$
begin
  -- Waits for others who change the same accounts: the next statement then reads what they wrote.
  perform from member_entry where login_id = any(logins) order by login_id for update;
  insert into member_entry (login_id, actor_id, role, plan, standing, words, joined_at)
  select login.id, actor.id,
    coalesce(login.admin_role, case when actor.kind = 'company' then 'employer' else 'professional' end),
    coalesce(actor.plan, 'free'),
    case
      when login.deleted_at is not null then 'deleted'
      when login.suspended_at is not null then 'suspended'
      when login.email_confirmed_at is null then 'pending'
      else 'active'
    end,
    lower(concat(' ', concat_ws(' ', login.email, login.first_name, login.last_name, (
      select string_agg(concat_ws(' ', named.slug, professional.first_name, professional.last_name, company.name), ' ')
      from membership
      join actor named on named.id = membership.actor_id
      left join professional on professional.actor_id = named.id
      left join company on company.actor_id = named.id
      where membership.login_id = login.id)))),
    login.created_at
  from login
  left join lateral (
    select membership.actor_id from membership where membership.login_id = login.id
    order by membership.created_at, membership.actor_id limit 1
  ) acts_for on true
  left join actor on actor.id = acts_for.actor_id
  where login.id = any(logins)
  order by login.id
  on conflict (login_id) do update set
    actor_id = excluded.actor_id, role = excluded.role, plan = excluded.plan, standing = excluded.standing,
    words = excluded.words;
end $$;

create function enter_login() returns trigger language plpgsql as $$
begin
  perform enter_members(array[new.id]);
  return null;
end $$;
create trigger enter_new_login after insert on login for each row execute function enter_login();
create trigger enter_login after
  update of email, admin_role, first_name, last_name, email_confirmed_at, suspended_at, deleted_at on login
  for each row execute function enter_login();

create function enter_membership() returns trigger language plpgsql as $$
begin
  perform enter_members(array[coalesce(new.login_id, old.login_id)]);
  return null;
end $$;
create trigger enter_membership after insert or delete on membership
  for each row execute function enter_membership();

create function enter_members_of_actor() returns trigger language plpgsql as $$
begin
  perform enter_members(array(select login_id from membership where actor_id = new.id));
  return null;
end $$;
create trigger enter_members_of_actor after update of slug, plan on actor
  for each row when (old.slug <> new.slug or old.plan <> new.plan) execute function enter_members_of_actor();

create function enter_members_of_name() returns trigger language plpgsql as $$
begin
  perform enter_members(array(select login_id from membership where actor_id = new.actor_id));
  return null;
end $$;
create trigger enter_members_of_professional after update of first_name, last_name on professional
  for each row when (old.first_name <> new.first_name or old.last_name <> new.last_name)
  execute function enter_members_of_name();
create trigger enter_members_of_company after update of name on company
  for each row when (old.name <> new.name) execute function enter_members_of_name();
create trigger enter_members_of_new_professional after insert on professional
  for each row execute function enter_members_of_name();
create trigger enter_members_of_new_company after insert on company
  for each row execute function enter_members_of_name();

select enter_members(array(select id from login));

-- What admins keep about members and companies for each other. The subject is the login of a member, the actor of a company.
create table admin_note (
  id uuid primary key,
  subject_id uuid not null,
  -- Null: an admin who is gone.
  login_id uuid references login on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index admin_note_of_subject on admin_note (subject_id, created_at desc, id desc);
create index admin_note_of_login on admin_note (login_id) where login_id is not null;

create table admin_tag (
  subject_id uuid not null,
  tag text not null,
  created_at timestamptz not null,
  primary key (subject_id, tag)
);
create index admin_tag_name on admin_tag (tag, subject_id);

create function forget_admin_words() returns trigger language plpgsql as $$
begin
  delete from admin_note where subject_id = old.id;
  delete from admin_tag where subject_id = old.id;
  return old;
end $$;
create trigger forget_admin_words before delete on login for each row execute function forget_admin_words();
create trigger forget_admin_words before delete on actor for each row execute function forget_admin_words();

-- A list of the admin area as an admin narrowed it: the query of its address.
create table admin_view (
  id uuid primary key,
  login_id uuid not null references login on delete cascade,
  list text not null,
  name text not null,
  search text not null,
  created_at timestamptz not null,
  unique (login_id, list, name)
);

-- The mails of one address, for admins who help its owner.
create index mail_of_address on mail (lower(to_address), created_at desc, id desc);

-- What one account did, newest first.
create index activity_of_login_newest on activity (login_id, created_at desc, id desc) where login_id is not null;
drop index activity_of_login;
