import type { Department, JobList, WorkType } from '@rise/contract/jobs'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { findDepartment } from '../present.ts'
import { foldText } from './fold-text.ts'
import type { InCommon } from './in-common.ts'
import type { ResolvedFilter } from './resolve-filter.ts'

const SEARCHES = 5

interface RelatedList {
  readonly list: JobList
  readonly category: Department | null
  readonly location: Named | null
  readonly keyword: string | null
  readonly jobs: number
}

interface Named {
  readonly slug: string
  readonly name: string
}

interface ShownList extends ResolvedFilter {
  readonly list: readonly JobList[]
  readonly keyword: string | undefined
}

type Basis = Pick<InCommon, 'departments' | 'cities' | 'skills'>

/** Lists that somebody who sees this one may want next: departments, cities and skills that its jobs have in common. All have jobs. */
export async function relatedLists(ctx: Context, shown: ShownList, basis: Basis): Promise<RelatedList[]> {
  const [narrower, searches] = await Promise.all([
    narrowerLists(ctx.db, shown, basis),
    skillSearches(ctx, shown, basis),
  ])
  return [...narrower, ...searches]
}

/** Of a list without a category its departments; of a category without a place its cities. */
async function narrowerLists(db: Database, shown: ShownList, { departments, cities }: Basis): Promise<RelatedList[]> {
  const { category, place } = shown
  const [first, ...others] = shown.list
  const list: JobList = first !== undefined && others.length === 0 ? first : 'all'
  const cityById = new Map(cities.map((city) => [city.id, city]))
  const wanted: CountedLists | undefined = !category
    ? { placeIds: place ? [place.id] : null, departments }
    : place
      ? undefined
      : { placeIds: [...cityById.keys()], departments: [category.slug] }
  if (!wanted) return []
  const counted = await countLists(db, wanted, shown.selection.workTypes)
  const inOrder = wanted.departments.flatMap((department) =>
    (wanted.placeIds ?? ['']).flatMap(
      (placeId) => counted.find((row) => row.department === department && row.key === placeId) ?? [],
    ),
  )
  return inOrder.flatMap(({ department, key, jobs }) => {
    const location = cityById.get(key) ?? place
    const found = findDepartment(department)
    if (!found) return []
    return { list, category: found, location: location && named(location), keyword: null, jobs }
  })
}

function named({ slug, name }: Named): Named {
  return { slug, name }
}

interface CountedLists {
  /** Null: wherever they are. */
  readonly placeIds: readonly string[] | null
  readonly departments: readonly string[]
}

/** The open jobs of departments, all of them or those in places (`key`), by the counters. */
async function countLists(
  db: Database,
  { placeIds, departments }: CountedLists,
  workTypes: readonly WorkType[] | undefined,
) {
  const dimension = placeIds ? 'place' : 'all'
  const isWanted = sql`dimension = ${dimension} and key = any(${placeIds ?? ['']}::text[])
    and department = any(${departments}::text[])
    and (${workTypes ?? null}::text[] is null or work_type = any(${workTypes ?? null}::text[]))`
  const { rows } = await sql<{ key: string; department: string; jobs: number }>`
    select key, department, sum(jobs) as jobs from (
      select key, department, jobs from job_count where ${isWanted}
      union all
      select key, department, jobs from job_count_change where ${isWanted}
      union all
      select key, department, -1 from job_facet
      where ${isWanted} and company_id in (select id from actor where kind = 'company' and not listed)
    ) as counted group by key, department having sum(jobs) > 0`.execute(db)
  return rows
}

/** Skills as searches of their own, counted as those who type them see it. */
async function skillSearches({ db }: Context, { keyword }: ShownList, { skills }: Basis): Promise<RelatedList[]> {
  const typed = foldText(keyword ?? '')
  const keys = skills.map(({ name }) => foldText(name)).filter((name) => !typed.includes(name))
  if (keys.length === 0) return []
  const { rows } = await sql<{ keyword: string; jobs: number }>`
    select label as keyword, max(jobs) as jobs from job_suggestion
    where kind = 'skill' and key = any(${keys}::text[]) and lower(label) = any(${keys}::text[])
    group by label order by array_position(${keys}::text[], lower(label)) limit ${SEARCHES}`.execute(db)
  return rows.map(({ keyword, jobs }) => ({ list: 'all', category: null, location: null, keyword, jobs }))
}
