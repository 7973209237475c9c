import { workTypes } from '@rise/contract/jobs/kinds'
import type { HomeAreas } from '../best/home-areas.ts'
import { countriesOf, type MatchMember } from '../scoring/facts.ts'
import type { FreshJobs } from './fresh-jobs.ts'

/** The bits of an area's mark, which describe its meaning for a member. */
export const IN_COUNTRY = 1
export const NEAR = 2
const IN_REACH = 4
const WIDE = 8
const TO_MOVE = 16
const REMOTE_FROM = 32
const REMOTE = workTypes.indexOf('Remote')
const UNKNOWN = workTypes.indexOf('Unknown')

/** Marks the areas of a member while `work` runs. `work` must be synchronous, because the marks are shared. */
export function withMarks<T>(
  { columns: { worldParts }, scratch: { marks } }: FreshJobs,
  { areas, home, moveTo }: Pick<MatchMember, 'home' | 'moveTo'> & { readonly areas: HomeAreas<number> },
  work: () => T,
): T {
  const ownCountries = [...(home === null ? [] : [home]), ...moveTo].flatMap(countriesOf)
  const parts = worldParts.filter(({ countries }) => countries.some((country) => ownCountries.includes(country)))
  const bits: readonly (readonly [readonly number[], number])[] = [
    [parts.map(({ area }) => area), TO_MOVE],
    [areas.country, IN_COUNTRY],
    [areas.near, NEAR],
    [areas.inReach, IN_REACH],
    [areas.wide, WIDE],
    [areas.moveTo, TO_MOVE],
    [areas.remoteFrom, REMOTE_FROM],
  ]
  for (const [numbers, bit] of bits) for (const area of numbers) marks[area] = (marks[area] ?? 0) | bit
  try {
    return work()
  } finally {
    for (const [numbers] of bits) for (const area of numbers) marks[area] = 0
  }
}

/**
 * Returns a function that tells whether a fresh job, by its position, is in a member's reach and has a work type that
 * they want, as far as the columns show. Mark the member's areas first.
 */
export function reachOfFresh(
  { columns, scratch }: FreshJobs,
  { home, workTypes: sought }: Pick<MatchMember, 'home' | 'workTypes'>,
): (at: number) => boolean {
  const isSought = workTypes.map((type) => sought.length === 0 || type === 'Unknown' || sought.includes(type))
  return (at) => {
    const type = columns.workTypes[at] ?? UNKNOWN
    if (!isSought[type]) return false
    const from = columns.areasFrom[at] ?? 0
    const to = columns.areasFrom[at + 1] ?? 0
    if (home === null || from === to) return true
    let any = 0
    let all = WIDE
    for (let index = from; index < to; index++) {
      const area = columns.areas[index] ?? 0
      if (columns.isUnknown[area] === 1) return true
      const mark = scratch.marks[area] ?? 0
      any |= mark
      all &= mark
    }
    if ((any & TO_MOVE) !== 0) return true
    if (type === REMOTE) return (any & REMOTE_FROM) !== 0
    return (any & IN_REACH) !== 0 || all !== 0 || (type === UNKNOWN && (any & IN_COUNTRY) !== 0)
  }
}

/** Whether a fresh job is remote. */
export function isRemote({ columns }: FreshJobs, at: number): boolean {
  return columns.workTypes[at] === REMOTE
}
