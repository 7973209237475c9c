-- An entry about several members quotes the newest of them: the title of a case, the words of an answer or a comment. When a
-- member leaves the entry, their quote leaves with them. An entry that does not name the author (`by`) loses its quote when
-- any member leaves.
drop trigger notification_subject_gone on notification_subject;
drop function forget_case();

create function forget_quote() returns trigger language plpgsql as $$
begin
  update notification
  set data = case
    when kind = 'case-published' then '{}'
    when data ? 'by' then data || '{"by": "", "said": ""}'
    else data - 'said'
  end
  where member_id = old.member_id and id = old.notification_id
    and (kind = 'case-published' or data ? 'said')
    and coalesce(data ->> 'by', old.actor_id::text) = old.actor_id::text;
  return null;
end $$;
create trigger notification_subject_gone after delete on notification_subject
  for each row execute function forget_quote();
