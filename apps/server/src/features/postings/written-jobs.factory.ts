import type { World } from '../../../test/world.ts'
import { followWrittenJobs } from './by-companies/follow-written-jobs.task.ts'

/** Publishes, announces and closes the written jobs that are due. */
export function followWrittenJobsDue({ ctx }: World): Promise<void> {
  return followWrittenJobs.handle(ctx, {})
}
