import type { Context } from '../../platform/context.ts'
import type { Acting } from '../../platform/http/requester.ts'

/** Deletes the acting professional's onboarding progress, and records its end once, with the steps done and skipped. */
export function endOnboarding(ctx: Context, { actorId, loginId }: Acting): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const deletedRow = await tx
      .deleteFrom('onboarding')
      .where('actor_id', '=', actorId)
      .returning(['entry', 'done', 'skipped'])
      .executeTakeFirst()
    if (deletedRow === undefined || actorId === null) return
    const { entry, done, skipped } = deletedRow
    await ctx.activity.record(tx, { kind: 'onboarding.ended', actorId, loginId, data: { entry, done, skipped } })
  })
}
