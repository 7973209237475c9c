-- A batch takes the turns that are due in this order, and many are due at the same moment.
create index digest_turn_in_order on digest_turn (due_at, actor_id);
drop index digest_turn_due;
