import { jobErrors } from '@rise/contract/jobs/errors'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { lockCompanies, remergeJobs } from '../../jobs/index.ts'

/** Thrown with the reason why two jobs can't be joined, or one job can't be split. */
export class NotOneJob extends Error {}

/**
 * Joins two jobs of the same company: all postings then belong to the first job, and the other job's address redirects
 * there. Returns the number of the job's postings. Refuses with `job-not-found`, and with NotOneJob if they are not two
 * jobs of one company, or have fewer than two postings.
 */
export async function joinJobs(ctx: Context, slug: string, other: string): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const [first, second] = [await lockedJob(tx, slug), await lockedJob(tx, other)]
    if (first.id === second.id) throw new NotOneJob(t('These two are one job already.'))
    if (first.company_id !== second.company_id) throw new NotOneJob(t('Jobs of two companies are never one.'))
    const postings = await tx
      .updateTable('posting')
      .set({ job_id: first.id, kept_apart: false })
      .where('job_id', 'in', [first.id, second.id])
      .returning('id')
      .execute()
    if (postings.length < 2) throw new NotOneJob(t('Only jobs that were read from boards can be joined.'))
    await remergeJobs(ctx, tx, [first.id, second.id])
    await tx
      .updateTable('job')
      .set({ joined_into: first.id })
      .where((eb) => eb.or([eb('id', '=', second.id), eb('joined_into', '=', second.id)]))
      .execute()
    return postings.length
  })
}

/**
 * Splits a job into one job for each posting. The first posting, an open one if there is any, keeps the job and its
 * address. Split jobs are never joined again automatically. Returns the jobs' slugs, the old one first. Refuses with
 * `job-not-found`, and with NotOneJob if there is nothing to split.
 */
export async function splitJob(ctx: Context, slug: string): Promise<string[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const job = await lockedJob(tx, slug)
    const [first, ...otherJobs] = await tx
      .selectFrom('posting')
      .select('id')
      .where('job_id', '=', job.id)
      .orderBy((eb) => eb('closed_at', 'is not', null))
      .orderBy('posted_at')
      .orderBy('id')
      .execute()
    if (first === undefined || otherJobs.length === 0) throw new NotOneJob(t('This job has one posting only.'))
    const ids = [job.id, ...otherJobs.map(() => ctx.newId())]
    const postings = [first, ...otherJobs].map(({ id }) => id)
    await sql`
      update posting set kept_apart = true, job_id = made.job_id
      from unnest(${postings}::uuid[], ${ids}::uuid[]) as made (posting_id, job_id)
      where posting.id = made.posting_id`.execute(tx)
    await remergeJobs(ctx, tx, ids)
    const jobs = await tx.selectFrom('job').select(['id', 'slug']).where('id', 'in', ids).execute()
    return ids.flatMap((id) => jobs.filter((one) => one.id === id).map((one) => one.slug))
  })
}

async function lockedJob(tx: Tx, slug: string) {
  const find = () =>
    tx.selectFrom('job').select(['id', 'company_id']).where('slug', '=', slug).where('joined_into', 'is', null)
  const unlockedJob = await find().executeTakeFirst()
  if (!unlockedJob) throw new Failure(jobErrors['job-not-found'])
  await lockCompanies(tx, [unlockedJob.company_id])
  const job = await find().executeTakeFirst()
  if (!job) throw new Failure(jobErrors['job-not-found'])
  return job
}
