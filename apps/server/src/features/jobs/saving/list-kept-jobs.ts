import { MOST_SAVED, MOST_SEEN_JOBS } from '@rise/contract/jobs/saving/limits'
import type { HiddenThings, JobMarks, SavedJob, SeenJob } from '@rise/contract/jobs/saving/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { CURSOR_PAGE_ROWS, placeOf, toCursorPage } from '../../../platform/database/keyset.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'
import { readOwnJobs } from './own-jobs.ts'

/** Returns the ids of the jobs that the member saved, and of the jobs and companies that the member hid. */
export async function readMarks({ db }: Context, member: Acting): Promise<JobMarks> {
  const { actorId } = member
  const { rows } = await sql<JobMarks>`
    select array(select job_id::text from saved_job where actor_id = ${actorId}) as saved,
      array(select job_id::text from hidden_job where actor_id = ${actorId}) as hidden,
      array(select company_id::text from hidden_company where actor_id = ${actorId}) as "hiddenCompanies"`.execute(db)
  return rows[0] ?? { saved: [], hidden: [], hiddenCompanies: [] }
}

/** Returns a page of the saved jobs, last saved first, and the number of all saved jobs. */
export async function listSaved(
  { db }: Context,
  member: Acting,
  before: string | undefined,
): Promise<{ items: SavedJob[]; next: string | null; total: number }> {
  const { actorId } = member
  const place = placeOf(before)
  const { rows } = await sql<{ job_id: string; at: Date; next_on: string | null }>`
    select job_id, saved_at as at, next_on::text from saved_job where actor_id = ${actorId}
      ${place ? sql`and (saved_at, job_id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql``}
    order by saved_at desc, job_id desc limit ${sql.lit(CURSOR_PAGE_ROWS)}`.execute(db)
  const { items, next } = toCursorPage(rows, ({ at, job_id }) => ({ at, id: job_id }))
  const ids = items.map(({ job_id }) => job_id)
  const jobs = await readOwnJobs(
    db,
    actorId,
    sql`select job_id, saved_at as at, note from saved_job where actor_id = ${actorId} and job_id = any(${ids}::uuid[])`,
  )
  const { total } = await db
    .selectFrom('saved_job')
    .where('actor_id', '=', actorId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const days = new Map(items.map(({ job_id, next_on }) => [job_id, next_on]))
  const savedJobs = jobs.map(({ job, dateClosed, at, note, keptId }) => ({
    ...{ job, dateClosed, note, nextOn: days.get(keptId) ?? null },
    savedAt: at.toISOString(),
  }))
  return { items: savedJobs, next, total }
}

/** Returns the jobs that the member has seen, last seen first. */
export async function listSeen({ db }: Context, member: Acting): Promise<SeenJob[]> {
  const { actorId } = member
  const seenJobs = sql`select job_id, seen_at as at, null as note from seen_job where actor_id = ${actorId}
    order by seen_at desc, job_id desc limit ${sql.lit(MOST_SEEN_JOBS)}`
  const jobs = await readOwnJobs(db, actorId, seenJobs)
  return jobs.map(({ job, dateClosed, at }) => ({ job, dateClosed, seenAt: at.toISOString() }))
}

/** Returns the jobs and companies that the member has hidden, last hidden first. */
export async function listHidden({ db }: Context, member: Acting): Promise<HiddenThings> {
  const { actorId } = member
  const hiddenJobs = sql`select job_id, hidden_at as at, null as note from hidden_job where actor_id = ${actorId}
    order by hidden_at desc, job_id desc limit ${sql.lit(MOST_SAVED)}`
  const [jobs, companies] = await Promise.all([
    readOwnJobs(db, actorId, hiddenJobs),
    db
      .selectFrom('hidden_company')
      .innerJoin('company', 'company.actor_id', 'hidden_company.company_id')
      .innerJoin('actor', 'actor.id', 'hidden_company.company_id')
      .select(['actor.id as _id', 'actor.slug', 'company.name', photoPath.as('logo')])
      .where('hidden_company.actor_id', '=', actorId)
      .where('actor.listed', '=', true)
      .orderBy('hidden_company.hidden_at', 'desc')
      .orderBy('actor.id')
      .execute(),
  ])
  return {
    jobs: jobs.map(({ job, dateClosed }) => ({ job, dateClosed })),
    companies: companies.map(({ name, ...company }) => ({ ...company, companyName: name || NAMELESS })),
  }
}
