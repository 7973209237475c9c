import { jobErrors } from '@rise/contract/jobs/errors'
import { matchErrors } from '@rise/contract/match/errors'
import type { RefusalReason } from '@rise/contract/match/kinds'
import { MOST_REFUSALS } from '@rise/contract/match/limits'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../platform/failure.ts'
import { lockActor } from '../session/index.ts'

/**
 * Records that a job is not for a professional, which lowers its match and that of similar jobs. A later reason
 * replaces an earlier one.
 *
 * @throws {Failure} `job-not-found`, `too-many-refusals`
 */
export function refuseJob(
  ctx: Context,
  actorId: string,
  { id, reason }: { readonly id: string; readonly reason: RefusalReason },
): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    // Serialises each member's refusals, so that the limit holds and none is stored for an account that is being
    // erased.
    if (!(await lockActor(tx, actorId))) return
    const job = await tx.selectFrom('job').select('id').where('id', '=', id).executeTakeFirst()
    if (!job) throw new Failure(jobErrors['job-not-found'])
    const refused_at = ctx.clock.now()
    await tx
      .insertInto('match_refusal')
      .values({ actor_id: actorId, job_id: id, reason, refused_at })
      .onConflict((conflict) => conflict.columns(['actor_id', 'job_id']).doUpdateSet({ reason, refused_at }))
      .execute()
    const { refusals } = await tx
      .selectFrom('match_refusal')
      .select(({ fn }) => fn.countAll<number>().as('refusals'))
      .where('actor_id', '=', actorId)
      .executeTakeFirstOrThrow()
    if (refusals > MOST_REFUSALS) throw new Failure(matchErrors['too-many-refusals'])
  })
}

export async function undoRefusal({ db }: Context, actorId: string, id: string): Promise<void> {
  await db.deleteFrom('match_refusal').where('actor_id', '=', actorId).where('job_id', '=', id).execute()
}
