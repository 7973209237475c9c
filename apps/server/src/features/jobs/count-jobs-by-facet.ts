import type { JobList } from '@rise/contract/jobs'
import { COUNT_CAP } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import { remember } from '../../platform/remember.ts'
import { findDepartment } from './present.ts'
import { countByDepartment, countByPlace, countJobs } from './queries.ts'

const PLACES = 24
/** Every page shows these numbers, and counting reads all open jobs. */
const KEPT_SECONDS = 30

export interface Facet {
  slug: string
  name: string
  jobs: number
}

export interface JobFacets {
  total: number
  totalCapped: boolean
  departments: Facet[]
  places: Facet[]
}

const perContext = new WeakMap<Context, (list: JobList) => Promise<JobFacets>>()

/** Departments and places with open jobs in a list, those with most first; at most half a minute old. */
export function countJobsByFacet(ctx: Context, list: JobList): Promise<JobFacets> {
  const counted = perContext.get(ctx) ?? remember(ctx.clock, KEPT_SECONDS, (key: JobList) => count(ctx, key))
  perContext.set(ctx, counted)
  return counted(list)
}

async function count({ db }: Context, list: JobList): Promise<JobFacets> {
  const [total, departments, places] = await Promise.all([
    countJobs(db, { list }, COUNT_CAP),
    countByDepartment(db, list),
    countByPlace(db, list, PLACES),
  ])
  return {
    total: Math.min(total, COUNT_CAP),
    totalCapped: total > COUNT_CAP,
    departments: departments.flatMap(({ slug, jobs }) => {
      const department = findDepartment(slug ?? '')
      return department ? [{ ...department, jobs }] : []
    }),
    places,
  }
}
