import type { World } from '../../../test/world.ts'
import { followWrittenJobs } from './by-companies/follow-written-jobs.task.ts'

/** Publishes, announces and ends the written jobs whose time has come. */
export function followWrittenJobsDue({ ctx }: World): Promise<void> {
  return followWrittenJobs.handle(ctx, {})
}
