import type { Context } from '../../../platform/context.ts'
import { type HomeAreas, homeAreas } from '../best/home-areas.ts'
import type { MatchMember } from '../scoring/facts.ts'
import type { FreshJobs } from './fresh-jobs.ts'
import { reachOfFresh, withMarks } from './fresh-reach.ts'

/**
 * Returns a function that calls `work` with a predicate. The predicate tells whether the fresh job at a position is in
 * the member's reach and of a work type that they want. `work` must be synchronous.
 */
export async function freshReach(
  ctx: Context,
  fresh: FreshJobs,
  member: MatchMember,
): Promise<<T>(work: (isInReach: (at: number) => boolean) => T) => T> {
  const areas = await areasOf(ctx, fresh, member)
  return (work) => withMarks(fresh, { ...member, areas }, () => work(reachOfFresh(fresh, member)))
}

/** Returns the numbers of the places that decide a member's reach. */
export async function areasOf(
  { db }: Context,
  { homes, areaNumbers }: FreshJobs,
  member: Pick<MatchMember, 'home' | 'moveTo'>,
): Promise<HomeAreas<number>> {
  const name = [member.home, ...member.moveTo].map((place) => place?.slug ?? '').join(' ')
  const home = homes.get(name)
  if (home) return home
  const { countries, near, inReach, country, wide, remoteFrom, moveTo } = await homeAreas(db, member)
  const numbersOf = (ids: readonly string[]) => ids.flatMap((id) => areaNumbers.get(id) ?? [])
  const areas = {
    ...{ countries: numbersOf(countries), near: numbersOf(near), inReach: numbersOf(inReach) },
    ...{ country: numbersOf(country), wide: numbersOf(wide) },
    ...{ remoteFrom: numbersOf(remoteFrom), moveTo: numbersOf(moveTo) },
  }
  homes.set(name, areas)
  return areas
}
