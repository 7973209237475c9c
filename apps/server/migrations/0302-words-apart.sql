-- A word as two, where titles or skills write it so (front end for frontend). Filled when words are counted next.
alter table job_word add column apart text;
