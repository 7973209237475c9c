import type { MatchWish } from '@rise/contract/match/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { findStoryRowById, resumeOf } from '../professionals/index.ts'
import { readJobs } from './read-jobs.ts'
import type { MatchMember } from './scoring/facts.ts'
import { memberFacts } from './scoring/member-facts.ts'

/** Returns what a match reads of a professional, with what they look for. */
export async function readMember(
  { db, clock }: Context,
  actorId: string,
): Promise<{ readonly member: MatchMember; readonly wish: MatchWish }> {
  const [row, wished, refused] = await Promise.all([
    findStoryRowById(db, actorId),
    db.selectFrom('match_wish').selectAll().where('actor_id', '=', actorId).executeTakeFirst(),
    db
      .selectFrom('match_refusal')
      .select(['job_id', 'reason'])
      .where('actor_id', '=', actorId)
      .orderBy('refused_at', 'desc')
      .orderBy('job_id')
      .execute(),
  ])
  const wish = {
    pay:
      wished && wished.pay_amount !== null && wished.pay_currency !== null
        ? { amount: wished.pay_amount, currency: wished.pay_currency }
        : null,
    employmentTypes: wished?.employment_types ?? [],
  }
  const resume = resumeOf({ resume: row?.resume ?? null })
  const story = {
    resume,
    soughtRoles: row?.sought_roles ?? [],
    soughtWorkTypes: row?.sought_work_types ?? [],
    wish,
  }
  const { city = '', countryCode = '' } = resume.basics?.location ?? {}
  const [jobs, at] = await Promise.all([
    readJobs(
      db,
      refused.map(({ job_id }) => job_id),
    ),
    city === '' ? undefined : findCity(db, city, countryCode),
  ])
  const refusals = refused.flatMap(({ job_id, reason }) => {
    const job = jobs.get(job_id)
    return job ? [{ reason, job }] : []
  })
  const today = clock.now().toISOString().slice(0, 10)
  return { member: { ...memberFacts(story, today, at), refusals }, wish }
}

async function findCity(db: Context['db'], city: string, country: string) {
  const { rows } = await sql<{ latitude: number | null; longitude: number | null }>`
    select latitude, longitude from place
    where lower(locality) = lower(${city}) and country = upper(${country}) and latitude is not null
    order by id limit 1`.execute(db)
  return rows[0]
}

/** Returns a text that changes with everything that a match reads of a professional. */
export async function markOf({ db, clock }: Context, actorId: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ', (select version from story where actor_id = ${actorId}),
      (select wished_at from match_wish where actor_id = ${actorId}),
      (select count(*) || ' ' || coalesce(max(refused_at)::text, '') from match_refusal where actor_id = ${actorId})) as mark`.execute(
    db,
  )
  // Levels are told by years of work, so that they change with the day.
  return `${rows[0]?.mark ?? ''} ${clock.now().toISOString().slice(0, 10)}`
}
