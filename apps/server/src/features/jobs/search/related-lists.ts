import type { Department, JobList } from '@rise/contract/jobs'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { findDepartment } from '../present.ts'
import { countJobs } from './count-jobs.ts'
import { foldText } from './fold-text.ts'
import type { ResolvedFilter } from './resolve-filter.ts'

const OF_A_KIND = 5

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

interface Basis {
  readonly ids: readonly string[]
  readonly skills: readonly { readonly name: string }[]
}

/** Lists that somebody who sees this one may want next: departments, cities and skills that its jobs have in common. All have jobs. */
export async function relatedLists(ctx: Context, shown: ShownList, { ids, skills }: Basis): Promise<RelatedList[]> {
  const [first, ...others] = shown.list
  const list: JobList = first !== undefined && others.length === 0 ? first : 'all'
  const workTypes = shown.selection.workTypes
  const { category, place } = shown
  const departments = category ? [] : await topDepartments(ctx, ids)
  const cities = category && !place ? await topCities(ctx, ids) : []
  const narrower: { department: Department | null; location: (Named & { id: string }) | null }[] = [
    ...departments.map((department) => ({ department, location: place })),
    ...cities.map((city) => ({ department: category, location: city })),
  ]
  const counted = await Promise.all(
    narrower.map(async ({ department, location }) => ({
      list,
      category: department,
      location: location && { slug: location.slug, name: location.name },
      keyword: null,
      jobs: (
        await countJobs(ctx, {
          ...(department && { department: department.slug }),
          ...(location && { placeIds: [location.id] }),
          ...(workTypes && { workTypes }),
        })
      ).jobs,
    })),
  )
  return [...counted.filter(({ jobs }) => jobs > 0), ...(await searches(ctx, shown, skills))]
}

async function topDepartments({ db }: Context, ids: readonly string[]): Promise<Department[]> {
  const { rows } = await sql<{ department: string }>`
    select department from job_search where job_id = any(${ids}::uuid[]) and department is not null
    group by department order by count(*) desc, department limit ${OF_A_KIND}`.execute(db)
  return rows.flatMap(({ department }) => findDepartment(department) ?? [])
}

async function topCities({ db }: Context, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; slug: string; name: string }>`
    select place.id, place.slug, place.name from job_place join place on place.id = job_place.place_id
    where job_place.job_id = any(${ids}::uuid[]) and place.locality is not null
    group by place.id order by count(*) desc, place.slug limit ${OF_A_KIND}`.execute(db)
  return rows
}

/** Skills as searches of their own, counted as those who type them see it. */
async function searches({ db }: Context, { keyword }: ShownList, skills: Basis['skills']): Promise<RelatedList[]> {
  const typed = foldText(keyword ?? '')
  const keys = skills.map(({ name }) => foldText(name)).filter((name) => !typed.includes(name))
  if (keys.length === 0) return []
  const { rows } = await sql<{ keyword: string; jobs: number }>`
    select label as keyword, max(jobs) as jobs from job_suggestion
    where kind = 'skill' and key = any(${keys}::text[]) and lower(label) = any(${keys}::text[])
    group by label order by array_position(${keys}::text[], lower(label)) limit ${OF_A_KIND}`.execute(db)
  return rows.map(({ keyword, jobs }) => ({ list: 'all', category: null, location: null, keyword, jobs }))
}
