-- A company may have two boards of one kind: what one of them lacks does not miss on the other.
alter table job_source
  -- the registered board that fills it, also when that is gone; null for files
  add column board_id uuid,
  drop constraint job_source_kind_company_id_key,
  add unique nulls not distinct (kind, company_id, board_id);
