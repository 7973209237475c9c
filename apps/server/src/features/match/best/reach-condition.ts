import { type RawBuilder, sql } from 'kysely'
import type { MatchMember } from '../scoring/facts.ts'
import type { HomeAreas } from './home-areas.ts'

/**
 * Returns the condition that a row of `job_search`, called `job`, is in a member's reach and has a work type that they
 * want, as far as the row's columns show. Returns undefined if the member has no limits. The exact match decides later,
 * because it also knows which of a job's places are in a known country.
 */
export function reachCondition(
  { home, workTypes }: Pick<MatchMember, 'home' | 'workTypes'>,
  { countries, inReach, country, wide, remoteFrom, moveTo }: HomeAreas,
): RawBuilder<boolean> | undefined {
  const isSought =
    workTypes.length > 0 && sql<boolean>`(job.work_type = 'Unknown' or job.work_type = any(${workTypes}::text[]))`
  const overlaps = (ids: readonly string[]) => sql<boolean>`job.areas && ${ids}::uuid[]`
  const isReached =
    home !== null &&
    sql<boolean>`(not ${overlaps(countries)} or ${overlaps(moveTo)}
      or case job.work_type when 'Remote' then ${overlaps(remoteFrom)} when 'Unknown' then ${overlaps(country)} or ${overlaps(inReach)}
        else ${overlaps(inReach)} or job.areas <@ ${wide}::uuid[] end)`
  if (isSought && isReached) return sql<boolean>`(${isSought} and ${isReached})`
  return isReached || isSought || undefined
}
