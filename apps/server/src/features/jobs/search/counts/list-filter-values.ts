import type { JobFilter } from '@rise/contract/jobs/search/fields'
import type { FilterOfManyValues } from '@rise/contract/jobs/search/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import type { Requester } from '../../../../platform/http/requester.ts'
import { ttlCache } from '../../../../platform/ttl-cache.ts'
import { countryName } from '../../../professionals/index.ts'
import { COUNTED } from '../find-matches.ts'
import { inAnyPlace } from '../places/place-term.ts'
import { LAST, suggestionKey } from '../words/suggest.ts'
import { isCountedList } from './count-jobs.ts'
import { countedValues } from './counted-tallies.ts'
import { type ReadFilter, readFilter, type SearchedSelection } from './read-filter.ts'
import { someJobs } from './tally-jobs.ts'

/** The maximum number of values that begin with the typed text and are counted: those with the most jobs overall. */
const MOST_VALUES = 40
const CACHE_SECONDS = 60

const dimensionOf = { location: 'place', company: 'company' } as const
type Dimension = (typeof dimensionOf)[FilterOfManyValues]

interface Value {
  readonly id: string
  readonly value: string
  readonly name: string
  readonly country: string | null
}

interface FilterValues {
  exact: boolean
  options: { value: string; name: string; group: string | null; jobs: number }[]
}

/**
 * Returns the places or companies whose name, or a word of it, begins with the typed text, each with its number of jobs
 * in the list, most first. Ignores the filter's own current value, and leaves out values without jobs.
 */
export async function listFilterValues(
  ctx: Context,
  { of, q, ...filter }: JobFilter & { readonly of: FilterOfManyValues; readonly q: string },
  viewer: Requester = { kind: 'guest' },
): Promise<FilterValues> {
  const dimension = dimensionOf[of]
  const otherFilters =
    of === 'location' ? { ...filter, location: undefined, radius: undefined } : { ...filter, company: undefined }
  const [searchedValues, values] = await Promise.all([
    readFilter(ctx, otherFilters, viewer),
    valuesByPrefix(ctx, `${dimension} ${suggestionKey(q)}`),
  ])
  if (searchedValues === undefined || values.length === 0) return { exact: true, options: [] }
  const ids = values.map(({ id }) => id)
  const { counted, exact } = await countValues(ctx, withTypedPlace(searchedValues), dimension, ids)
  const jobsOf = new Map(counted.map(({ id, jobs }) => [id, jobs]))
  const options = values.flatMap(({ id, value, name, country }) => {
    const jobs = jobsOf.get(id) ?? 0
    return jobs > 0 ? [{ value, name, group: country && countryName(country), jobs }] : []
  })
  return { exact, options: options.toSorted((a, b) => b.jobs - a.jobs || (a.name < b.name ? -1 : 1)) }
}

/** Returns values whose name, or a word of it, begins with the text. The key is a dimension and the text. */
const valuesByPrefix = ttlCache(CACHE_SECONDS, async ({ db }, key: string): Promise<readonly Value[]> => {
  const [kind, ...words] = key.split(' ')
  const prefix = words.join(' ')
  const { rows } = await sql<Value>`
    with begun as (
      select target_id as id, max(jobs) as jobs from job_suggestion
      where kind = ${kind} and key ~>=~ ${prefix} and key ~<~ ${prefix + LAST} and target_id is not null
      group by target_id order by jobs desc, target_id limit ${sql.lit(MOST_VALUES)}
    )
    select begun.id, place.slug as value, place.name, place.country from begun join place on place.id = begun.id
    where ${kind} = 'place'
    union all
    select begun.id, actor.slug, company.name, null from begun
    join actor on actor.id = begun.id and actor.listed join company on company.actor_id = begun.id
    where ${kind} = 'company'`.execute(db)
  return rows
})

/** Moves places named by the keywords into the keywords' query, so that they also limit the places to choose from. */
function withTypedPlace({ selection, isPlaceTyped }: ReadFilter): SearchedSelection {
  const { placeIds, words: _, ...others } = selection
  return isPlaceTyped && placeIds ? { ...others, words: inAnyPlace(placeIds) } : selection
}

async function countValues(
  ctx: Context,
  selection: SearchedSelection,
  dimension: Dimension,
  ids: readonly string[],
): Promise<{ counted: readonly { readonly id: string; readonly jobs: number }[]; exact: boolean }> {
  if (isCountedList(selection)) return { counted: await countedValues(ctx, selection, dimension, ids), exact: true }
  const narrowedSelection = dimension === 'place' ? { ...selection, placeIds: ids } : { ...selection, companyIds: ids }
  const { found, candidates, mayBeWhole } = await someJobs(ctx, narrowedSelection)
  const source =
    dimension === 'place'
      ? sql`(select unnest(areas) as id from found) as area`
      : sql`(select company_id as id from found) as own`
  const { rows } = await sql<{ id: string; jobs: number }>`
    with ${found}
    select id::text, count(*) as jobs from ${source} where id = any(${ids}::uuid[]) group by id
    union all select 'all', count(*) from found
    union all select 'read', count(*) from candidates`.execute(ctx.db)
  const numberOf = (id: string) => rows.find((row) => row.id === id)?.jobs ?? 0
  return { counted: rows, exact: mayBeWhole && numberOf('all') <= COUNTED && numberOf('read') < candidates }
}
