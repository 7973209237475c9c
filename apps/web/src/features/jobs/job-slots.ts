import type { Job } from '@rise/contract/jobs/shapes'
import type { ComponentType } from 'react'
import type { SlotPart } from '../../app/feature.ts'

/** Where other features show their part on a job's page. */
export interface JobSlots {
  /** Below the way to apply, for the company that posted the job. Needs a Suspense around it. */
  readonly Owner: ComponentType<{ readonly job: Pick<Job, 'slug' | 'dateClosed' | 'company'> }>
  /** Below everything else. A part without content shows nothing. */
  readonly below: readonly SlotPart<{ readonly job: Job }>[]
}
