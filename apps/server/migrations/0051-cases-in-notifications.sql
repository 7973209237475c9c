-- An entry about several members' cases names the newest one. When one of the members goes from it, that case may have been theirs.
create function forget_case() returns trigger language plpgsql as $$
begin
  update notification set data = '{}'
  where member_id = old.member_id and id = old.notification_id and kind = 'case-published';
  return null;
end $$;
create trigger notification_subject_gone after delete on notification_subject
  for each row execute function forget_case();
