import type { Resume } from '@rise/contract/resumes/shapes'
import type { Workplace } from '../../connections/index.ts'

/** Where a professional works on this day (`2026-11-21`): entries without an end, or with one that has not come. */
export function presentWorkplaces({ work = [] }: Resume, today: string): Workplace[] {
  return work
    .filter(({ endDate }) => endDate === undefined || endDate >= today.slice(0, endDate.length))
    .map(({ name = '', url }) => ({ name, website: url }))
}
