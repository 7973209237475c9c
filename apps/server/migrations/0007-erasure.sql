-- An account that is erased takes its company's page along; a page with jobs is kept, which the jobs' own keys ensure.
alter table company
  drop constraint company_actor_id_fkey,
  add foreign key (actor_id) references actor on delete cascade;
