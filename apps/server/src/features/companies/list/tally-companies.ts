import { COUNT_CAP } from '@rise/contract/pagination'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/database/preparing-client.ts'
import { remember } from '../../../platform/remember.ts'
import { type CompanyFilter, isSeenBeside, narrowingOf } from './company-conditions.ts'
import { MOST_FOUND } from './find-companies.ts'

/** What companies are tallied by. */
export const tallied = ['industry', 'stage', 'teamSize', 'size', 'place', 'hiring'] as const
export type Tallied = (typeof tallied)[number]

/** The values of a company, for a `select` on what was found. */
const values: Readonly<Record<Tallied, string>> = {
  industry: 'unnest(all_industries)',
  stage: 'stage',
  teamSize: 'team_size::text',
  size: 'size',
  place: 'unnest(place_keys)',
  hiring: "case when open_jobs > 0 then 'true' end",
}
const columns = sql.raw('all_industries, stage, team_size, size, place_keys, open_jobs, headquarters, more_places')

/** More keys of places than are shown: a place in words is one of the keys of what it lies in, too. */
const PLACE_KEYS = 40
/** Of many, nobody misses one that came some seconds ago; of all there are not many at once. */
const KEPT_SECONDS = 10
const KEPT_SECONDS_OF_ALL = 60

/** How many companies have a value, or with `all` instead of a filter's name, how many there are. */
export interface CompanyTally {
  readonly filter: Tallied | 'all'
  readonly value: string
  readonly companies: number
  /** For a place: where one of these companies is, in words. */
  readonly places: readonly string[] | null
}

export interface CompanyTallies {
  readonly rows: readonly CompanyTally[]
  /** Whose numbers are only of the first companies that were found. */
  readonly open: readonly (Tallied | 'all')[]
}

interface Asked {
  readonly filter: CompanyFilter
  readonly hidden: readonly string[]
}

/**
 * Tallies the companies that a filter leaves, and for each condition of it those that the other conditions leave: a thousand
 * of them each, or 10,000 where nothing narrows. Of many it is kept for some seconds for all who see every company.
 */
export async function tallyCompanies(
  ctx: Context,
  filter: CompanyFilter,
  hidden: readonly string[],
): Promise<CompanyTallies> {
  const tallyOf = hidden.length === 0 ? (narrowingOf(filter) ? kept : keptOfAll) : tally
  return tallyOf(ctx, { filter, hidden })
}

const remembered = {
  nameOf: ({ filter }: Asked) => JSON.stringify(filter),
  isKept: ({ rows }: CompanyTallies) => rows.some((row) => row.filter === 'all' && row.companies >= MOST_FOUND),
}
const kept = remember(KEPT_SECONDS, tally, remembered)
const keptOfAll = remember(KEPT_SECONDS_OF_ALL, tallyInOne, remembered)

/** What is left without the only condition is all companies, and these are tallied already. */
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

/** In one statement. `without`: which conditions are left out in turn; all of them unless told. */
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

/** So many are told apart. */
function mostOf(filter: CompanyFilter): number {
  return narrowingOf(filter) ? MOST_FOUND : COUNT_CAP
}

/** One more than the most tells that there are more. */
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
