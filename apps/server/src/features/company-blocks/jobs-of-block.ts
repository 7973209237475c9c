import type { Block } from '@rise/contract/company-blocks/fields'
import { type BlockJobFilter, blockJobFilter } from '@rise/contract/company-blocks/jobs/policy'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { Failure } from '../../platform/failure.ts'
import { remember } from '../../platform/remember.ts'
import { listJobs } from '../jobs/index.ts'

/** Seconds that a list is cached. */
const SECONDS = 20
interface Wanted extends BlockJobFilter {
  readonly company: string
}

interface FoundJobs {
  readonly jobs: JobCard[]
  readonly total: number
}

const none: FoundJobs = { jobs: [], total: 0 }

const cachedJobs = remember<Wanted, FoundJobs>(
  SECONDS,
  async (ctx, { company, list, category, keyword, most }) => {
    const filter = { company, list: [list], ...(category && { category }), ...(keyword && { keyword }), page: 1 }
    try {
      const { items, total } = await listJobs(ctx, filter)
      return { jobs: items.slice(0, most), total }
    } catch (error) {
      // An unlisted company, or a department that no longer exists, has no jobs to show.
      if (error instanceof Failure) return none
      throw error
    }
  },
  { nameOf: (wanted) => JSON.stringify(wanted) },
)

/** Returns the open jobs that a block shows, and the number of all that fit it. */
export function jobsOfBlock(ctx: Parameters<typeof cachedJobs>[0], company: string, block: Block): Promise<FoundJobs> {
  const criteria = blockJobFilter(block)
  return criteria ? cachedJobs(ctx, { company, ...criteria }) : Promise.resolve(none)
}
