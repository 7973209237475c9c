-- Words of titles in languages that write compounds as one word, so that searches split and find those.
alter table job_word add column compounding boolean not null default false;
