import { type Job, type JobCard, jobErrors } from '@rise/contract/jobs'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { presentCompanyCard } from '../companies/index.ts'
import { presentJob, presentJobCard } from './present.ts'
import { findJobRow, similarJobRows } from './queries.ts'

const SIMILAR_JOBS = 6

/** The job with this slug, open or closed, and open jobs like it. Refuses with `job-not-found`. */
export async function findJob({ db, clock }: Context, slug: string): Promise<{ job: Job; similar: JobCard[] }> {
  const row = await findJobRow(db, slug)
  if (!row?.company) throw new Failure(jobErrors['job-not-found'])
  const similar = await similarJobRows(db, row, SIMILAR_JOBS)
  return { job: presentJob(row, presentCompanyCard(row.company), clock.now()), similar: similar.map(presentJobCard) }
}
