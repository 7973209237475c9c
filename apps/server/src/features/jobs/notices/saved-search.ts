import { daysOfRhythm } from '@rise/contract/jobs/saved-searches/kinds'
import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import { formatInteger } from '@rise/contract/words'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { savedFilterOf } from '../index.ts'

/** The most searches to name; others are counted. */
const NAMED = 2

const stored = z.object({
  /** For each search, the count of its list and the address of that list. */
  searches: z.array(z.object({ name: z.string(), jobs: z.string(), to: z.string() })),
})

/** New jobs in the member's saved searches: one notification each morning, or immediately. */
export const savedSearch = defineNotice({
  grouped: false,
  stored,
  on: ['job-searches.found'],
  async recipients(tx, { actorId, data }) {
    if (actorId === null) return []
    const ids = data.searches.map(({ searchId }) => searchId)
    const rows = await tx
      .selectFrom('saved_search')
      .select(['id', 'name', 'rhythm', 'filter', 'is_literal'])
      .where('actor_id', '=', actorId)
      .where('id', 'in', ids)
      .execute()
    const searches = data.searches.flatMap(({ searchId, jobs, capped }) => {
      const row = rows.find(({ id }) => id === searchId)
      if (!row || row.rhythm === 'never') return []
      const count = `${formatInteger(jobs)}${capped ? '+' : ''} new ${jobs === 1 ? 'job' : 'jobs'}`
      return [{ name: row.name, jobs: count, to: listOf(savedFilterOf(row), daysOfRhythm[row.rhythm]) }]
    })
    const urgent = rows.some(({ rhythm }) => rhythm === 'at-once')
    return searches.length === 0 ? [] : [{ memberId: actorId, urgent, data: { searches } }]
  },
  text({ data: { searches } }) {
    const named = searches.slice(0, NAMED).map(({ name, jobs }) => `${jobs} for “${name}”`)
    const more = searches.length - NAMED
    const others = more > 0 ? ` and ${more} more ${more === 1 ? 'search' : 'searches'}` : ''
    return named.join(', ') + others
  },
  action: 'See the jobs',
  path({ data }) {
    const [first, ...others] = data.searches
    return first && others.length === 0 ? first.to : '/professional/jobs?show=searches'
  },
})

/** The plain form of the list's address, which leads to its own. */
function listOf({ keyword, list, ...filter }: SavedFilter, days: number): string {
  const postedWithin = Math.min(filter.postedWithin ?? days, days)
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ q: keyword, list, ...filter, postedWithin })) {
    // Every work type is what an address without one means.
    for (const one of [value].flat()) if (one !== undefined && one !== 'all') params.append(name, String(one))
  }
  if (keyword) params.set('sort', 'newest')
  return `/jobs?${params}`
}
