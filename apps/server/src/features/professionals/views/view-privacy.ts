import type { Context } from '../../../platform/context.ts'
import type { Acting, SignedIn } from '../../../platform/http/requester.ts'

/** Returns whether a member views stories privately. */
export async function looksUnseen({ db }: Context, actorId: string): Promise<boolean> {
  const row = await db.selectFrom('unseen_viewer').select('actor_id').where('actor_id', '=', actorId).executeTakeFirst()
  return row !== undefined
}

/** Returns whether the acting member views stories privately. An admin acts for no actor and is never recorded. */
export async function getViewPrivacy(ctx: Context, { actorId }: SignedIn): Promise<{ unseen: boolean }> {
  return { unseen: actorId !== null && (await looksUnseen(ctx, actorId)) }
}

/**
 * Turns private viewing on or off. While it is on, earlier views by name are hidden. `member.looks-unseen` is recorded
 * when it is turned on, so that listeners can retract notifications.
 */
export async function setViewPrivacy(
  ctx: Context,
  { actorId, loginId }: Acting,
  unseen: boolean,
): Promise<{ unseen: boolean }> {
  if (!unseen) {
    await ctx.db.deleteFrom('unseen_viewer').where('actor_id', '=', actorId).execute()
    return { unseen }
  }
  await ctx.db.transaction().execute(async (tx) => {
    const privacyRow = await tx
      .insertInto('unseen_viewer')
      .values({ actor_id: actorId, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('actor_id')
      .executeTakeFirst()
    if (privacyRow) await ctx.activity.record(tx, { kind: 'member.looks-unseen', actorId, loginId, data: {} })
  })
  return { unseen }
}
