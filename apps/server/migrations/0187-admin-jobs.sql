-- Jobs as admins list them: open and closed ones, by any part of a title.
create index job_of_admins on job (posted_at desc, id desc) where joined_into is null;
create index job_closed_newest on job (posted_at desc, id desc) where closed_at is not null and joined_into is null;
create index job_removed on job (posted_at desc, id desc) where removed_at is not null;
create index job_title_words on job using gin (lower(' ' || title) gin_trgm_ops) where joined_into is null;
