-- Lists read first what was written last, and look each of its rows up until a vacuum has noted that it is there for all. By
-- default one comes when a fifth of all rows are new; it takes about a second, so here it comes after a two-hundred-fiftieth.
alter table job_search set (autovacuum_vacuum_insert_scale_factor = 0.004);
alter table job_area set (autovacuum_vacuum_insert_scale_factor = 0.004);
