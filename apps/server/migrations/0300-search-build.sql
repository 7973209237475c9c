-- The version of Rise's own reading by which all rows of job_search and job_text were last rebuilt, and the job that a
-- rebuild under way has reached. A task rebuilds them when the version is older than the present one.
create table job_search_build (
  id boolean primary key default true check (id),
  version integer not null default 0,
  rebuilt_to uuid
);
insert into job_search_build default values;
