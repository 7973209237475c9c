import type { World } from '../../../test/world.ts'
import { followWrittenJobs } from './by-companies/follow-written-jobs.task.ts'

/** Runs the task that publishes written jobs, closes them, and announces that they end soon. */
export function followWrittenJobsDue({ ctx }: World): Promise<void> {
  return followWrittenJobs.handle(ctx, {})
}
