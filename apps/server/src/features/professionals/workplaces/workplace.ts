import type { Resume } from '@rise/contract/resumes/shapes'
import type { Workplace } from '../../connections/index.ts'

/** Returns a professional's workplaces on this day (`2026-11-21`): entries without an end, or with an end to come. */
export function presentWorkplaces({ work = [] }: Resume, today: string): Workplace[] {
  return work
    .filter(({ endDate }) => endDate === undefined || endDate >= today.slice(0, endDate.length))
    .map(({ name = '', url }) => ({ name, website: url }))
}
