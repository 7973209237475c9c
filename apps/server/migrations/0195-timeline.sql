-- The timeline of admins and the system, narrowed by the kind of thing, the kind of act, or words of the subject's name.
alter table admin_act add column thing text not null generated always as (split_part(act, '.', 1)) stored;
create index admin_act_of_thing on admin_act (thing, created_at desc, id desc);
create index admin_act_of_kind on admin_act (act, created_at desc, id desc);
create index admin_act_words on admin_act using gin (lower(' ' || subject_name) gin_trgm_ops);
