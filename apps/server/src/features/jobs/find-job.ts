import { type Job, type JobCard, jobErrors } from '@rise/contract/jobs'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { companyCardRows, presentCompanyCard } from '../companies/index.ts'
import { presentJob, presentJobCard } from './present.ts'
import { findJobRow, similarJobRows } from './queries.ts'

const SIMILAR_JOBS = 6

/** The job with this slug, open or closed, and open jobs like it. Refuses with `job-not-found`. */
export async function findJob({ db, clock }: Context, slug: string): Promise<{ job: Job; similar: JobCard[] }> {
  const row = await findJobRow(db, slug)
  if (!row) throw new Failure(jobErrors['job-not-found'])
  const [[company], similar] = await Promise.all([
    companyCardRows(db, [row.company_id]),
    similarJobRows(db, row, SIMILAR_JOBS),
  ])
  if (!company) throw new Failure(jobErrors['job-not-found'])
  return { job: presentJob(row, presentCompanyCard(company), clock.now()), similar: similar.map(presentJobCard) }
}
