import { jobErrors } from '@rise/contract/jobs/errors'
import type { Job, JobCard } from '@rise/contract/jobs/shapes'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { presentCompanyCard } from '../companies/index.ts'
import { viewerOf } from '../connections/index.ts'
import { cardsOfVersions } from './cards/job-cards.ts'
import { presentJob } from './present.ts'
import { findJobRow } from './queries.ts'

/**
 * Returns the job with this slug, open or closed, with similar open jobs. Refuses with `job-not-found`, also if the
 * job's company is hidden from the viewer.
 */
export async function findJob(
  { db, clock }: Context,
  slug: string,
  viewer: Requester = { kind: 'guest' },
): Promise<{ job: Job; similar: JobCard[] }> {
  const row = await findJobRow(db, slug, viewerOf(viewer))
  if (!row?.company) throw new Failure(jobErrors['job-not-found'])
  return {
    job: presentJob(row, presentCompanyCard(row.company), clock.now()),
    similar: [...(await cardsOfVersions(db, row.similar))],
  }
}
