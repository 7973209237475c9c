import type { LayoffFilters } from '@rise/contract/layoffs/endpoints'
import { layoffShares, layoffSizes, NOT_SPECIFIED } from '@rise/contract/layoffs/kinds'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { remember } from '../../../platform/remember.ts'
import { matching } from './layoff-conditions.ts'
import { industryName } from './layoff-row.ts'

/** The tracker changes a few times a day. */
const KEPT_SECONDS = 10
/** The most frequent places; search reaches the rest. */
const MOST_PLACES = 60

interface Counted {
  readonly slug: string | null
  readonly name: string | null
  readonly layoffs: number
}

type Totals = Pick<LayoffFigures, 'layoffs' | 'people' | 'withoutNumber' | 'months'>

/** Returns the numbers beside a list, at most some seconds old. Each filter is counted without itself. */
export const countLayoffs = remember(KEPT_SECONDS, count, {
  nameOf: (filters: LayoffFilters) => JSON.stringify(Object.entries(filters).toSorted()),
})

async function count({ db }: Context, filters: LayoffFilters): Promise<LayoffFigures> {
  const of = (except: keyof LayoffFilters, slug: RawBuilder<unknown>, name: RawBuilder<unknown> = slug) => sql`(
    select coalesce(json_agg(row_to_json(counted) order by layoffs desc, slug), '[]') from (
      select ${slug}::text as slug, min(${name}::text) as name, count(*) as layoffs
      from layoff where ${matching(filters, except)} group by 1
    ) as counted)`
  const { rows } = await sql<
    Totals & Readonly<Record<'places' | 'industries' | 'years' | 'sizes' | 'shares', readonly Counted[]>>
  >`
    with found as materialized (select announced_on, people from layoff where ${matching(filters)})
    select
      (select count(*) from found) as layoffs,
      (select coalesce(sum(people), 0)::float8 from found) as people,
      (select count(*) from found where people is null) as "withoutNumber",
      (select coalesce(json_agg(json_build_object('month', month, 'layoffs', layoffs, 'people', people) order by month), '[]')
        from (
          select to_char(announced_on, 'YYYY-MM') as month, count(*) as layoffs, coalesce(sum(people), 0) as people
          from found group by 1
        ) as monthly) as months,
      ${of('place', sql`layoff.place_key`, sql`layoff.place`)} as places,
      ${of('industry', sql`layoff.industry`)} as industries,
      ${of('year', sql`extract(year from layoff.announced_on)::int`)} as years,
      ${of('size', groupOf(sql`layoff.people`, layoffSizes))} as sizes,
      ${of('share', groupOf(sql`layoff.share`, layoffShares))} as shares`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Counting layoffs returned no row.')
  return {
    layoffs: row.layoffs,
    people: row.people,
    withoutNumber: row.withoutNumber,
    months: row.months,
    places: present(row.places).slice(0, MOST_PLACES),
    industries: present(row.industries, (slug) => industryName(slug) ?? slug),
    years: present(row.years).toSorted((a, b) => b.slug.localeCompare(a.slug)),
    sizes: inGroups(row.sizes, layoffSizes),
    shares: inGroups(row.shares, layoffShares),
  }
}

type Groups = readonly { readonly value: string; readonly label: string; readonly from: number }[]

/** The value of the group that a number belongs to; null for an unknown one. */
function groupOf(column: RawBuilder<unknown>, groups: Groups): RawBuilder<unknown> {
  const largestFirst = groups
    .toReversed()
    .map(({ value, from }) => sql`when ${column} >= ${sql.lit(from)} then ${sql.lit(value)}`)
  return sql`case ${sql.join(largestFirst, sql` `)} end`
}

function present(rows: readonly Counted[], nameOf?: (slug: string) => string) {
  const known = rows.flatMap(({ slug, name, layoffs }) =>
    slug === null ? [] : [{ slug, name: nameOf ? nameOf(slug) : (name ?? slug), layoffs }],
  )
  return [...unknown(rows), ...known]
}

function inGroups(rows: readonly Counted[], groups: Groups) {
  const known = groups.flatMap(({ value, label }) => {
    const found = rows.find(({ slug }) => slug === value)
    return found ? [{ slug: value, name: label, layoffs: found.layoffs }] : []
  })
  return [...known, ...unknown(rows)]
}

function unknown(rows: readonly Counted[]) {
  return rows
    .filter(({ slug }) => slug === null)
    .map(({ layoffs }) => ({ slug: NOT_SPECIFIED, name: 'Not specified', layoffs }))
}
