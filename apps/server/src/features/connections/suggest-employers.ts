import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import { sql } from 'kysely'
import type { Database } from '../../platform/database.ts'
import { NAMELESS } from '../session/index.ts'
import type { Proposal } from './proposal.ts'

const MOST_FOLLOWED = 50
const MOST_DEPARTMENTS = 3
const MOST_PLACES = 2
/** Jobs that are looked at, the newest of each department or place. */
const MOST_JOBS = 300
const MOST = 40

const departmentName = new Map(departments.map(({ slug, name }) => [slug, name]))

interface Row {
  readonly id: string
  readonly rank: number
  readonly department: string | null
  readonly place: string | null
  readonly because_of: string | null
  readonly jobs: number
}

/**
 * Companies to follow: first those that hire in the departments of companies one follows, then in their places, then
 * those with most new jobs. What is looked at is bounded, however many jobs there are.
 */
export async function suggestEmployers(db: Database, actorId: string): Promise<Proposal[]> {
  const { rows } = await sql<Row>`
    with followed as (
      select followed_id as id from follow join actor on actor.id = followed_id and kind = 'company' and listed
      where follower_id = ${actorId} order by follow.created_at desc limit ${sql.lit(MOST_FOLLOWED)}
    ), theirs as (
      select recent.* from followed cross join lateral (
        select id, company_id, department from job where company_id = followed.id and closed_at is null
        order by posted_at desc, id desc limit 100
      ) recent
    ), wanted_department as (
      select department, (array_agg(company_id order by company_id))[1] as because_of from theirs
      where department is not null group by department order by count(*) desc, department limit ${sql.lit(MOST_DEPARTMENTS)}
    ), wanted_place as (
      select place_id, (array_agg(company_id order by company_id))[1] as because_of from theirs
      join job_place on job_place.job_id = theirs.id
      group by place_id order by count(*) desc, place_id limit ${sql.lit(MOST_PLACES)}
    ), candidate as (
      select found.company_id as id, 1 as rank, wanted_department.department, null::uuid as place_id,
        wanted_department.because_of, count(*)::int as jobs
      from wanted_department cross join lateral (
        select company_id from job where job.department = wanted_department.department and closed_at is null
        order by posted_at desc, id desc limit ${sql.lit(MOST_JOBS)}
      ) found group by 1, 3, 5
      union all
      select job.company_id, 2, null, wanted_place.place_id, wanted_place.because_of, count(*)::int
      from wanted_place cross join lateral (
        select job_id from job_place where job_place.place_id = wanted_place.place_id limit ${sql.lit(MOST_JOBS)}
      ) found join job on job.id = found.job_id and job.closed_at is null group by 1, 4, 5
      union all
      select company_id, 3, null, null, null, count(*)::int from (
        select company_id from job where closed_at is null order by posted_at desc, id desc limit ${sql.lit(MOST_JOBS)}
      ) newest group by 1
    ), best as (
      select distinct on (id) * from candidate where id <> ${actorId} order by id, rank, jobs desc
    )
    select best.id, rank, department, place.name as place, reason.name as because_of, jobs
    from best
    join actor on actor.id = best.id and actor.listed
    left join place on place.id = place_id
    left join company reason on reason.actor_id = best.because_of
    where not exists (select from follow where follower_id = ${actorId} and followed_id = best.id)
      and not exists (select from mute where muter_id = ${actorId} and muted_id = best.id)
    order by rank, jobs desc, best.id
    limit ${sql.lit(MOST)}`.execute(db)
  return rows.map((row) => ({ id: row.id, reason: reasonOf(row) }))
}

function reasonOf({ rank, department, place, because_of, jobs }: Row): string {
  const company = because_of || NAMELESS
  if (rank === 1) return `because you follow ${company}, which hires in ${nameOf(department)}, too`
  if (rank === 2) return `because you follow ${company}, which hires in ${place}, too`
  return `because they have ${jobs === 1 ? 'a new job' : `${jobs} new jobs`}`
}

function nameOf(department: string | null): string {
  return departmentName.get(department ?? '') ?? 'the same department'
}
