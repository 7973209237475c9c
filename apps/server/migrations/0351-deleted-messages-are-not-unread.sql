-- The same, and what an erased account had written is no longer unread.
create or replace function end_convos_of(erased uuid) returns void language plpgsql as $$
begin
  perform from convo where id in (select convo_id from convo_side where actor_id = erased) order by id for update;
  delete from convo
  where id in (select convo_id from convo_side where actor_id = erased)
    and (with_support or not exists (
      select from convo_side where convo_id = convo.id and actor_id is not null and actor_id <> erased));
  delete from message_reaction using convo_side own
  where own.actor_id = erased and message_reaction.convo_id = own.convo_id and message_reaction.side = own.side;
  update message_file set state = 'removed', name = '', actor_id = null, login_id = null, convo_id = null, seq = null
  where actor_id = erased;
  update convo set revision = revision + 1
  where id in (select convo_id from convo_side where actor_id = erased);
  update message set text = '', link = null, login_id = null, deleted_at = coalesce(deleted_at, now()),
    revision = convo.revision
  from convo_side own join convo on convo.id = own.convo_id
  where own.actor_id = erased and message.convo_id = own.convo_id and message.side = own.side;
  update convo_side set requested_at = null, unread = 0, unread_since = null
  where convo_id in (select convo_id from convo_side where actor_id = erased);
  delete from convo_side where actor_id = erased;
end $$;
