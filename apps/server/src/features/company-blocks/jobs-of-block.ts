import type { Block } from '@rise/contract/company-blocks/fields'
import { type BlockJobFilter, blockJobFilter } from '@rise/contract/company-blocks/jobs/policy'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { Failure } from '../../platform/failure.ts'
import { ttlCache } from '../../platform/ttl-cache.ts'
import { listJobs } from '../jobs/index.ts'

/** The number of seconds for which a list is cached. */
const CACHE_SECONDS = 20
interface JobCriteria extends BlockJobFilter {
  readonly company: string
}

interface FoundJobs {
  readonly jobs: JobCard[]
  readonly total: number
}

const noJobs: FoundJobs = { jobs: [], total: 0 }

const cachedJobs = ttlCache<JobCriteria, FoundJobs>(
  CACHE_SECONDS,
  async (ctx, { company, list, category, keyword, most }) => {
    const filter = { company, list: [list], ...(category && { category }), ...(keyword && { keyword }), page: 1 }
    try {
      const { items, total } = await listJobs(ctx, filter)
      return { jobs: items.slice(0, most), total }
    } catch (error) {
      // An unlisted company, or a department that no longer exists, has no jobs to show.
      if (error instanceof Failure) return noJobs
      throw error
    }
  },
  { nameOf: (wanted) => JSON.stringify(wanted) },
)

/** Returns the open jobs that a block shows, and the total number of jobs that match the block. */
export function jobsOfBlock(ctx: Parameters<typeof cachedJobs>[0], company: string, block: Block): Promise<FoundJobs> {
  const criteria = blockJobFilter(block)
  return criteria ? cachedJobs(ctx, { company, ...criteria }) : Promise.resolve(noJobs)
}
