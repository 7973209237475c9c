import { type Job, type JobCard, jobErrors } from '@rise/contract/jobs'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { presentCompanyCard } from '../companies/index.ts'
import { hiddenCompanies } from '../connections/index.ts'
import { presentJob, presentJobCard } from './present.ts'
import { findJobRow, similarJobRows } from './queries.ts'

const SIMILAR_JOBS = 6

/**
 * The job with this slug, open or closed, and open jobs like it. Refuses with `job-not-found`, also where its company and the
 * viewer do not see each other.
 */
export async function findJob(
  { db, clock }: Context,
  slug: string,
  viewer: Requester = { kind: 'guest' },
): Promise<{ job: Job; similar: JobCard[] }> {
  const [row, hidden] = await Promise.all([findJobRow(db, slug), hiddenCompanies(db, viewer)])
  if (!row?.company || hidden.includes(row.company_id)) throw new Failure(jobErrors['job-not-found'])
  const similar = await similarJobRows(db, row, { limit: SIMILAR_JOBS, hidden })
  return { job: presentJob(row, presentCompanyCard(row.company), clock.now()), similar: similar.map(presentJobCard) }
}
