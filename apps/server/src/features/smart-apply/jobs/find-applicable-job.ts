import { jobErrors } from '@rise/contract/jobs/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { notBlocked } from '../../connections/index.ts'
import { type ApplicableJob, readApplicableJobs } from './read-applicable-jobs.ts'

/**
 * Returns the job at this address.
 * @throws {Failure} `job-not-found`, also for a company that is hidden from the viewer
 */
export async function findApplicableJob(ctx: Context, actorId: string, slug: string): Promise<ApplicableJob> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(job.joined_into, job.id) as id from job join actor on actor.id = job.company_id
    where job.slug = ${slug} and actor.listed and ${notBlocked(actorId, 'actor.id')}`.execute(ctx.db)
  const id = rows[0]?.id
  const job = id === undefined ? undefined : (await readApplicableJobs(ctx, actorId, [id])).get(id)
  if (!job) throw new Failure(jobErrors['job-not-found'])
  return job
}
