import type { JobList } from '@rise/contract/jobs'
import { COUNT_CAP } from '@rise/contract/pagination'
import type { Context } from '../../platform/context.ts'
import { findDepartment } from './present.ts'
import { countByDepartment, countByPlace, countJobs } from './queries.ts'

const PLACES = 24

export interface Facet {
  slug: string
  name: string
  jobs: number
}

/** Departments and places with open jobs in a list, those with most first. */
export async function countJobsByFacet(
  { db }: Context,
  list: JobList,
): Promise<{ total: number; totalCapped: boolean; departments: Facet[]; places: Facet[] }> {
  const [count, departments, places] = await Promise.all([
    countJobs(db, { list }, COUNT_CAP),
    countByDepartment(db, list),
    countByPlace(db, list, PLACES),
  ])
  return {
    total: Math.min(count, COUNT_CAP),
    totalCapped: count > COUNT_CAP,
    departments: departments.flatMap(({ slug, jobs }) => {
      const department = findDepartment(slug ?? '')
      return department ? [{ ...department, jobs }] : []
    }),
    places,
  }
}
