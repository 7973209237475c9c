import type { JobList } from '@rise/contract/jobs/kinds'
import { workTypeOfList } from '@rise/contract/jobs/kinds'
import { COUNT_CAP } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import { ttlCache } from '../../platform/ttl-cache.ts'
import { findDepartment } from './find-department.ts'
import { countedJobs } from './search/count-cache.ts'
import { countedPlaces } from './search/counts/counted-places.ts'

const PLACES = 24
/** Cached because every page shows these counts. */
const CACHE_SECONDS = 30

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

/**
 * Counts the open jobs in a list: in total, in each department, and in the 24 cities with the most jobs, largest first.
 * The counts may be 40 seconds old.
 */
export const countJobsByFacet = ttlCache(CACHE_SECONDS, count)

async function count(ctx: Context, list: JobList): Promise<JobFacets> {
  const workType = workTypeOfList[list]
  const counters = await countedJobs(ctx, workType ? { workTypes: [workType] } : {})
  const total = counters.find(({ dimension }) => dimension === 'all')?.jobs ?? 0
  const departments = counters.flatMap(({ dimension, key, jobs }) => {
    const department = dimension === 'department' ? findDepartment(key) : undefined
    return department ? [{ ...department, jobs }] : []
  })
  return {
    total: Math.min(total, COUNT_CAP),
    totalCapped: total > COUNT_CAP,
    departments: departments.toSorted((a, b) => b.jobs - a.jobs || (a.slug < b.slug ? -1 : 1)),
    places: await countedPlaces(ctx.db, workType, PLACES),
  }
}
