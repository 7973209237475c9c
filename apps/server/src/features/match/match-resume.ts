import type { MatchPart } from '@rise/contract/match/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { presentPart } from './present-part.ts'
import { readJobs } from './read-jobs.ts'
import { memberFacts } from './scoring/member-facts.ts'
import { scoreMatch } from './scoring/score-match.ts'

/** Below this certainty, in percent, a match would judge people by what they left out. */
const LEAST_CERTAINTY = 40

/**
 * Returns how well a résumé alone fits a job, without what its owner wishes for or refused; null when too little is known to
 * say.
 */
export async function matchResume(
  { clock }: Pick<Context, 'clock'>,
  db: Database | Tx,
  resume: Resume,
  jobId: string,
): Promise<{ readonly score: number; readonly parts: MatchPart[] } | null> {
  const { city = '', countryCode = '' } = resume.basics?.location ?? {}
  const job = (await readJobs(db, [jobId])).get(jobId)
  if (!job) return null
  const at = city === '' ? undefined : await findCity(db, city, countryCode)
  const nothing = { soughtRoles: [], soughtWorkTypes: [], wish: { pay: null, employmentTypes: [] } }
  const member = memberFacts({ resume, ...nothing }, clock.now().toISOString().slice(0, 10), at)
  const { score, certainty, parts } = scoreMatch({ ...member, refusals: [] }, job)
  return score === null || certainty < LEAST_CERTAINTY ? null : { score, parts: parts.map(presentPart) }
}

/** Returns where a city is, as far as known. */
async function findCity(db: Database | Tx, city: string, country: string) {
  const { rows } = await sql<{ latitude: number | null; longitude: number | null }>`
    select latitude, longitude from place
    where lower(locality) = lower(${city}) and country = upper(${country}) and latitude is not null
    order by id limit 1`.execute(db)
  return rows[0]
}
