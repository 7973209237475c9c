import type { Department, JobList } from '@rise/contract/jobs'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { foldText } from '../../../platform/words/fold-text.ts'
import { findDepartment } from '../find-department.ts'
import type { InCommon } from './in-common.ts'

const SEARCHES = 5

export interface RelatedList {
  list: JobList
  category: Department | null
  location: { slug: string; name: string } | null
  keyword: string | null
  jobs: number
}

interface ShownList {
  readonly list: readonly JobList[]
  readonly keyword: string | undefined
}

/** Lists that somebody who sees this one may want next: departments, cities and skills that its jobs have in common. All have jobs. */
export async function relatedLists(
  ctx: Context,
  shown: ShownList,
  { narrower, skills }: InCommon,
): Promise<RelatedList[]> {
  const [first, ...others] = shown.list
  const list: JobList = first !== undefined && others.length === 0 ? first : 'all'
  const lists = narrower.flatMap(({ department, place, jobs }): RelatedList[] => {
    const category = findDepartment(department)
    return category ? [{ list, category, location: place, keyword: null, jobs }] : []
  })
  return [...lists, ...(await skillSearches(ctx, shown.keyword ?? '', skills))]
}

/** Skills as searches of their own, counted as those who type them see it. */
async function skillSearches({ db }: Context, keyword: string, skills: InCommon['skills']): Promise<RelatedList[]> {
  const typed = foldText(keyword)
  const keys = skills.map(({ name }) => foldText(name)).filter((name) => !typed.includes(name))
  if (keys.length === 0) return []
  const { rows } = await sql<{ keyword: string; jobs: number }>`
    select label as keyword, max(jobs) as jobs from job_suggestion
    where kind = 'skill' and key = any(${keys}::text[]) and lower(label) = any(${keys}::text[])
    group by label order by array_position(${keys}::text[], lower(label)) limit ${sql.lit(SEARCHES)}`.execute(db)
  return rows.map(({ keyword, jobs }) => ({ list: 'all', category: null, location: null, keyword, jobs }))
}
