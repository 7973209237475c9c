-- A picture that is no longer shown anywhere is no longer served; one that was just uploaded is.
alter table picture add column released boolean not null default false;
-- What waits for its removal was shown before, unless it was uploaded and never chosen.
update picture set released = true where unused_since > created_at;
