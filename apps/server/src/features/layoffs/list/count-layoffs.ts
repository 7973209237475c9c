import type { LayoffFilters } from '@rise/contract/layoffs/endpoints'
import { layoffShares, layoffSizes } from '@rise/contract/layoffs/kinds'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { type Message, t } from '@rise/texts'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Choice, inOrder, mostFirst, notSpecified } from '../../../platform/lists/choices.ts'
import { type CountedValue, countFacets } from '../../../platform/lists/count-facets.ts'
import { ttlCache } from '../../../platform/ttl-cache.ts'
import { matching } from './layoff-conditions.ts'
import { industryName } from './layoff-row.ts'

/** The maximum age of cached counts. */
const CACHE_SECONDS = 10
/** The maximum number of places offered as filters: the most frequent. People can search for others. */
const MOST_PLACES = 60

const facets = {
  place: { value: sql`layoff.place_key`, words: sql`layoff.place`, most: MOST_PLACES },
  industry: { value: sql`layoff.industry` },
  year: { value: sql`extract(year from layoff.announced_on)::int` },
  size: { value: groupOf(sql`layoff.people`, layoffSizes) },
  share: { value: groupOf(sql`layoff.share`, layoffShares) },
}

/**
 * Returns the counts shown next to a list, at most some seconds old. Each filter's counts ignore that filter itself.
 */
export async function countLayoffs(ctx: Context, filters: LayoffFilters): Promise<LayoffFigures> {
  const [sums, { values }] = await rememberedCounts(ctx, filters)
  const years = values.year.map(({ slug, count }) => ({ slug, name: slug, count }))
  return {
    ...sums,
    places: unknownFirst(values.place, ({ slug, words }) => words ?? slug),
    industries: unknownFirst(values.industry, ({ slug }) => industryName(slug) ?? slug),
    years: years.toSorted((a, b) => b.slug.localeCompare(a.slug)).map(present),
    sizes: inGroups(values.size, layoffSizes),
    shares: inGroups(values.share, layoffShares),
  }
}

/** The counts without names, which depend on the language. */
const rememberedCounts = ttlCache(
  CACHE_SECONDS,
  ({ db }: Context, filters: LayoffFilters) => {
    const rowsOf = (except?: keyof typeof facets) => sql`layoff where ${matching(filters, except)}`
    return Promise.all([sumOf(db, filters), countFacets(db, { facets, filters, rowsOf })])
  },
  { nameOf: (filters) => JSON.stringify(Object.entries(filters).toSorted()) },
)

type Sums = Pick<LayoffFigures, 'layoffs' | 'people' | 'withoutNumber' | 'months'>

async function sumOf(db: Context['db'], filters: LayoffFilters): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with found as materialized (select announced_on, people from layoff where ${matching(filters)})
    select count(*)::int as layoffs, coalesce(sum(people), 0)::float8 as people,
      count(*) filter (where people is null)::int as "withoutNumber",
      (select coalesce(json_agg(json_build_object('month', month, 'layoffs', layoffs, 'people', people) order by month), '[]')
        from (
          select to_char(announced_on, 'YYYY-MM') as month, count(*) as layoffs, coalesce(sum(people), 0) as people
          from found group by 1
        ) as monthly) as months
    from found`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Summing up layoffs returned no row.')
  return row
}

type Groups = readonly { readonly value: string; readonly label: Message; readonly from: number }[]

/** Returns an expression for the group that a number belongs to, which is null if the number is unknown. */
function groupOf(column: RawBuilder<unknown>, groups: Groups): RawBuilder<unknown> {
  const largestFirst = groups
    .toReversed()
    .map(({ value, from }) => sql`when ${column} >= ${sql.lit(from)} then ${sql.lit(value)}`)
  return sql`case ${sql.join(largestFirst, sql` `)} end`
}

function inGroups(counted: readonly CountedValue[], groups: Groups) {
  const offeredOptions = groups.map(({ value, label }) => ({ slug: value, name: t(label) }))
  return inOrder(counted, [...offeredOptions, unknown()]).map(present)
}

function unknownFirst(counted: readonly CountedValue[], nameOf: (value: CountedValue) => string) {
  const specifiedValues = counted.filter(({ slug }) => slug !== notSpecified.slug)
  return [...inOrder(counted, [unknown()]), ...mostFirst(specifiedValues, nameOf)].map(present)
}

function unknown() {
  return { slug: notSpecified.slug, name: t('Not specified') }
}

function present({ slug, name, count }: Choice) {
  return { slug, name, layoffs: count }
}
