import { UNKNOWN_LANGUAGE } from '@rise/contract/jobs/search/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { searchRow } from './search-row.ts'

/**
 * Rebuilds the search rows of these jobs from their state in the caller's transaction. Deletes the rows of closed and
 * deleted jobs, and records the changes to the counters. Meant for a few hundred jobs at a time. Call this last in a
 * transaction, because concurrent writers of the same jobs wait for each other in the order of the jobs' ids.
 */
export async function refreshSearch(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return
  const idArray = sql`${[...new Set(jobIds)].sort()}::uuid[]`
  await sql`select from job where id = any(${idArray}) order by id for no key update`.execute(tx)
  await sql`select from job_search where job_id = any(${idArray}) order by job_id for update`.execute(tx)
  await countChange(tx, idArray, -1)
  await sql`
    delete from job_area using job_search, unnest(job_search.areas) as area (id)
    where job_search.job_id = any(${idArray}) and job_area.place_id = area.id
      and job_area.posted_at = job_search.posted_at and job_area.job_id = job_search.job_id`.execute(tx)
  await sql`delete from job_search where job_id = any(${idArray})`.execute(tx)
  const insertedJobs = await writeSearchRows(tx, idArray)
  await sql`
    delete from job_text where job_id = any(${idArray}) and not job_id = any(${insertedJobs}::uuid[])`.execute(tx)
  if (insertedJobs.length > 0) await countChange(tx, idArray, 1)
}

/**
 * The terms of a `job`'s places, of the places that contain them, and of its work type: `placeTerm` and `workTypeTerm`.
 */
const placeTerms = sql`(
  select '''@' || lower(job.work_type) || ''' ' || coalesce(string_agg('''@' || replace(area.id::text, '-', '') || '''', ' '), '')
  from (
    select place_id as id from job_place where job_place.job_id = job.id
    union
    select ancestor_id from job_place join place_ancestor using (place_id) where job_place.job_id = job.id
  ) as area)`

/**
 * Inserts the missing search rows of open jobs, without counters. `ids` is a SQL array of uuids. Returns the inserted
 * jobs.
 */
async function writeSearchRows(tx: Tx, ids: RawBuilder<unknown>): Promise<string[]> {
  const jobs = await tx
    .selectFrom('job')
    .innerJoin('company', 'company.actor_id', 'job.company_id')
    .select(['job.id', 'job.title', 'job.skills', 'job.preferred_skills', 'job.description', 'job.language'])
    .select(['job.pay_min', 'job.pay_max', 'job.pay_period', 'company.name as company_name'])
    .where('job.closed_at', 'is', null)
    .where(sql<boolean>`job.id = any(${ids})`)
    .execute()
  if (jobs.length === 0) return []
  const rowSource = sql`json_to_recordset(${JSON.stringify(jobs.map(searchRow))}::json)
    as made (job_id uuid, pay_yearly numeric, terms text, words text, match_keys json, match_skills smallint)`
  await sql`
    with written as (
      insert into job_search (job_id, posted_at, company_id, work_type, department, seniority, employment_type,
        language, application_type, pay_currency, pay_yearly, areas, terms, match_keys, match_skills)
      select job.id, job.posted_at, job.company_id, job.work_type, job.department, job.seniority, job.employment_type,
        coalesce(job.language, ${UNKNOWN_LANGUAGE}), job.application_type, job.pay_currency, made.pay_yearly, array(
          select place_id from job_place where job_place.job_id = job.id
          union
          select ancestor_id from job_place join place_ancestor using (place_id) where job_place.job_id = job.id
        ), (made.terms || ' ' || ${placeTerms})::tsvector, array(select value::integer from json_array_elements_text(made.match_keys) as value),
        made.match_skills
      from ${rowSource} join job on job.id = made.job_id
      returning job_id, posted_at, company_id, areas
    )
    insert into job_area (place_id, posted_at, job_id, company_id)
    select area.id, posted_at, job_id, company_id from written, unnest(areas) as area (id)`.execute(tx)
  await sql`
    insert into job_text (job_id, words)
    select made.job_id, (made.words || ' ' || ${placeTerms})::tsvector from ${rowSource} join job on job.id = made.job_id
    on conflict (job_id) do update set words = excluded.words where job_text.words <> excluded.words`.execute(tx)
  return jobs.map(({ id }) => id)
}

async function countChange(tx: Tx, ids: RawBuilder<unknown>, sign: 1 | -1): Promise<void> {
  await sql`
    insert into job_count_change (dimension, key, work_type, department, jobs)
    select dimension, key, work_type, department, ${sql.lit(sign)} * count(*)
    from job_facet where job_id = any(${ids}) group by dimension, key, work_type, department`.execute(tx)
}
