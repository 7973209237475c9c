import { daysOfRhythm } from '@rise/contract/jobs/saved-searches/kinds'
import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import { formatInteger } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { jobCardsOf } from '../cards/job-cards.ts'
import { jobThing } from '../cards/job-thing.ts'
import { savedFilterOf } from '../index.ts'

/** The number of searches to name; further ones are only counted. */
const NAMED_SEARCHES = 2
/** The maximum number of jobs that the notification's email shows. */
const MOST_SHOWN = 5

const storedData = z.object({
  /**
   * For each search, its name, the number of new jobs, whether there are more of them, the address of their list, and
   * the ids of the newest. Older entries have the number in words: "2 new jobs".
   */
  searches: z.array(
    z.object({
      name: z.string(),
      jobs: z.union([z.int(), z.string()]),
      capped: z.boolean().default(false),
      to: z.string(),
      newest: z.array(z.string()).optional(),
    }),
  ),
})
type StoredSearch = z.output<typeof storedData>['searches'][number]

/** New jobs in the member's saved searches: one notification each morning, or immediately. */
export const savedSearch = defineNotice({
  grouped: false,
  stored: storedData,
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
    const searches = data.searches.flatMap(({ searchId, jobs, capped, newest = [] }) => {
      const row = rows.find(({ id }) => id === searchId)
      if (!row || row.rhythm === 'never') return []
      const to = listOf(savedFilterOf(row), daysOfRhythm[row.rhythm])
      return [{ name: row.name, jobs, capped, newest, to }]
    })
    const mailedEachTime = rows.some(({ rhythm }) => rhythm === 'at-once')
    return searches.length === 0 ? [] : [{ memberId: actorId, mailedEachTime, data: { searches } }]
  },
  text({ data: { searches } }) {
    const found = searches
      .slice(0, NAMED_SEARCHES)
      .map((search) => t('{jobs} for “{name}”', { jobs: newJobsOf(search), name: search.name }))
      .join(', ')
    const more = searches.length - NAMED_SEARCHES
    return more > 0
      ? t('{more, plural, one {{found} and # more search} other {{found} and # more searches}}', { found, more })
      : found
  },
  action: msg('See the jobs'),
  path({ data }) {
    const [first, ...others] = data.searches
    return first && others.length === 0 ? first.to : '/professional/jobs?show=searches'
  },
  mail: {
    async things({ db, data: { searches } }) {
      const ids = [...new Set(searches.flatMap(({ newest = [] }) => newest))].slice(0, MOST_SHOWN)
      return (await jobCardsOf(db, ids)).map(jobThing)
    },
  },
})

/** Returns "1 new job" or "1,000+ new jobs". */
function newJobsOf({ jobs, capped }: StoredSearch): string {
  if (typeof jobs === 'string') return jobs
  return t('{jobs, plural, one {{shown} new job} other {{shown} new jobs}}', {
    jobs,
    shown: `${formatInteger(jobs)}${capped ? '+' : ''}`,
  })
}

/** Returns the query form of a list's address, which redirects to the list's own address. */
function listOf({ keyword, list, ...filter }: SavedFilter, days: number): string {
  const postedWithin = Math.min(filter.postedWithin ?? days, days)
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ q: keyword, list, ...filter, postedWithin })) {
    // Leaves out “all”, the default work type.
    for (const one of [value].flat()) if (one !== undefined && one !== 'all') params.append(name, String(one))
  }
  if (keyword) params.set('sort', 'newest')
  return `/jobs?${params}`
}
