import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { remember } from '../../../platform/remember.ts'
import { type CompanyFilter, isSeenBeside, narrowingOf } from './company-conditions.ts'
import { MOST_FOUND } from './find-companies.ts'

/** The filters that companies are counted by. */
export const tallied = ['industry', 'stage', 'teamSize', 'size', 'place', 'hiring'] as const
export type Tallied = (typeof tallied)[number]

/** A company's values, for a `select` on the matches. */
const values: Readonly<Record<Tallied, string>> = {
  industry: 'unnest(all_industries)',
  stage: 'stage',
  teamSize: 'team_size::text',
  size: 'size',
  place: 'unnest(place_keys)',
  hiring: "case when open_jobs > 0 then 'true' end",
}
const columns = sql.raw('all_industries, stage, team_size, size, place_keys, open_jobs, headquarters, more_places')

/** More keys of places than are shown, because a name is also one of the keys of the place that contains it. */
const PLACE_KEYS = 40
/** Large tallies are cached for some seconds. */
const KEPT_SECONDS = 10
const KEPT_SECONDS_OF_ALL = 60

/** How many companies have a value, or, with `all` in place of a filter's name, the total. */
export interface CompanyTally {
  readonly filter: Tallied | 'all'
  readonly value: string
  readonly companies: number
  /** For a place: the words in which one of these companies states it. */
  readonly places: readonly string[] | null
}

export interface CompanyTallies {
  readonly rows: readonly CompanyTally[]
  /** Filters whose counts cover only the first matches. */
  readonly open: readonly (Tallied | 'all')[]
}

interface Asked {
  readonly filter: CompanyFilter
  readonly hidden: readonly string[]
}

/**
 * Tallies the companies that a filter leaves and, for each of its conditions, those that the other conditions leave: a
 * thousand each, or 10,000 without conditions. Large tallies are cached for some seconds for all viewers without
 * blocks.
 */
export async function tallyCompanies(
  ctx: Context,
  filter: CompanyFilter,
  hidden: readonly string[],
): Promise<CompanyTallies> {
  const tallyOf = hidden.length === 0 ? (narrowingOf(filter) ? cachedTallies : keptOfAll) : tally
  return tallyOf(ctx, { filter, hidden })
}

const remembered = {
  nameOf: ({ filter }: Asked) => JSON.stringify(filter),
  isKept: ({ rows }: CompanyTallies) => rows.some((row) => row.filter === 'all' && row.companies >= MOST_FOUND),
}
const cachedTallies = remember(KEPT_SECONDS, tally, remembered)
const keptOfAll = remember(KEPT_SECONDS_OF_ALL, tallyInOne, remembered)

/** Without its only condition, all companies remain, and these are already tallied. */
async function tally(ctx: Context, { filter, hidden }: Asked): Promise<CompanyTallies> {
  const [alone, another] = tallied.filter((name) => filter[name] !== undefined)
  if (alone === undefined || another !== undefined || narrowingOf({ ...filter, [alone]: undefined })) {
    return tallyInOne(ctx, { filter, hidden })
  }
  const [found, all] = await Promise.all([tallyInOne(ctx, { filter, hidden }, []), tallyCompanies(ctx, {}, hidden)])
  return {
    rows: [...found.rows, ...all.rows.filter((row) => row.filter === alone)],
    open: [...found.open, ...all.open.filter((name) => name === alone)],
  }
}

/** Runs as one statement. `without`: the conditions to omit in turn; all of them by default. */
async function tallyInOne(
  { db }: Context,
  { filter, hidden }: Asked,
  without: readonly Tallied[] = tallied.filter((name) => filter[name] !== undefined),
): Promise<CompanyTallies> {
  const readings = [
    { id: 'found', filter, of: tallied.filter((name) => filter[name] === undefined) },
    ...without.map((name) => ({ id: `without_${name}`, filter: { ...filter, [name]: undefined }, of: [name] })),
  ].map((reading) => ({ ...reading, source: sql.ref(reading.id), most: mostOf(reading.filter) }))
  const { rows } = await sql<CompanyTally & { reading: string }>`
    ${sql.raw(PLANNED_EACH_TIME)} with ${sql.join(
      readings.map(({ source, most, filter }) => sql`${source} as materialized (${some(filter, hidden, most)})`),
    )}
    ${sql.join(
      readings.flatMap(({ id, source, of }) => [
        sql`select ${sql.lit(id)} as reading, 'all' as filter, '' as value, count(*) as companies, null::text[] as places
          from ${source}`,
        ...of.map(
          (name) => sql`select ${sql.lit(id)}, ${sql.lit(name)}, tally.* from (${tallyOf(name, source)}) as tally`,
        ),
      ]),
      sql` union all `,
    )}`.execute(db)
  const cut = readings.filter(({ id, most }) =>
    rows.some((row) => row.reading === id && row.filter === 'all' && row.companies > most),
  )
  return {
    rows: rows.filter(({ reading, filter }) => filter !== 'all' || reading === 'found'),
    open: cut.flatMap(({ id, of }) => (id === 'found' ? [...of, 'all' as const] : of)),
  }
}

/** The most companies that are counted. */
function mostOf(filter: CompanyFilter): number {
  return narrowingOf(filter) ? MOST_FOUND : COUNT_CAP
}

/** One more than the maximum tells that there are more. */
function some(filter: CompanyFilter, hidden: readonly string[], most: number): RawBuilder<unknown> {
  const narrowing = narrowingOf(filter) ?? sql<boolean>`true`
  return sql`select ${columns} from company where ${narrowing} and ${isSeenBeside(hidden)} limit ${sql.lit(most + 1)}`
}

function tallyOf(name: Tallied, source: RawBuilder<unknown>): RawBuilder<unknown> {
  const counted = sql`select value, count(*) as companies from (select ${sql.raw(values[name])} as value from ${source}) as each
    where value is not null group by value`
  if (name !== 'place') return sql`select value, companies, null::text[] as places from (${counted}) as counted`
  return sql`select value, companies, (
      select array_prepend(headquarters, more_places) from ${source} where place_keys @> array[value] limit 1
    ) as places
    from (${counted} order by companies desc, value limit ${sql.lit(PLACE_KEYS)}) as counted`
}
