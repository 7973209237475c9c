-- The language that a posting is written in, as a condition of lists; 'und' where it is unknown, and until the row is
-- rebuilt.
alter table job_search add column language text not null default 'und';
create index job_search_language on job_search (language, posted_at desc, job_id desc);

create or replace view job_facet as
select job.job_id, job.company_id, facet.dimension, facet.key, job.work_type, coalesce(job.department, '') as department
from job_search as job
cross join lateral (
  values
    ('all', ''),
    ('seniority', job.seniority),
    ('employmentType', job.employment_type),
    ('language', job.language),
    ('applicationType', job.application_type),
    ('company', job.company_id::text),
    -- days since 1970
    ('day', floor(extract(epoch from job.posted_at) / 86400)::integer::text),
    ('pay', job.pay_currency || ' ' || job_pay_step(job.pay_yearly)::bigint)
  union all
  select 'place', area::text from unnest(job.areas) as area
) as facet (dimension, key)
where facet.key is not null;

insert into job_count_change (dimension, key, work_type, department, jobs)
select dimension, key, work_type, department, count(*) from job_facet
where dimension = 'language' group by dimension, key, work_type, department;
