import { digestErrors } from '@rise/contract/digest/errors'
import { jobErrors } from '@rise/contract/jobs/errors'
import type { RefusalReason } from '@rise/contract/match/kinds'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { refuseJob, undoRefusal } from '../match/index.ts'
import { type NotThisKind, readNotThisKind } from './letters/not-this-kind-token.ts'

/**
 * Returns the job that a signed link names, and whether the reader has refused it. Refuses with
 * `digest-link-not-valid`, `job-not-found`.
 */
export async function findNotThisKind(ctx: Context, token: string) {
  const { actorId, jobId } = readLink(ctx, token)
  const job = await ctx.db
    .selectFrom('job')
    .leftJoin('match_refusal', (join) =>
      join.onRef('match_refusal.job_id', '=', 'job.id').on('match_refusal.actor_id', '=', actorId),
    )
    .select(['job.title', 'job.slug', 'match_refusal.reason'])
    .where('job.id', '=', jobId)
    .executeTakeFirst()
  if (!job) throw new Failure(jobErrors['job-not-found'])
  return job
}

/** Refuses jobs similar to the one in a signed link. Throws `digest-link-not-valid`, and the errors of `refuseJob`. */
export async function refuseKind(ctx: Context, token: string, reason: RefusalReason): Promise<void> {
  const { actorId, jobId } = readLink(ctx, token)
  await refuseJob(ctx, actorId, { id: jobId, reason })
}

/** Undoes a refusal by a signed link. Refuses with `digest-link-not-valid`. */
export async function undoNotThisKind(ctx: Context, token: string): Promise<void> {
  const { actorId, jobId } = readLink(ctx, token)
  await undoRefusal(ctx, actorId, jobId)
}

function readLink(ctx: Context, token: string): NotThisKind {
  const link = readNotThisKind(ctx, token)
  if (!link) throw new Failure(digestErrors['digest-link-not-valid'])
  return link
}
