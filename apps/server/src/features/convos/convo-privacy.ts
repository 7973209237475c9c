import type { ConvoPrivacy } from '@rise/contract/convos/shapes'
import type { Context } from '../../platform/context.ts'
import type { Acting, SignedIn } from '../../platform/http/requester.ts'

/** Returns the acting member's privacy settings; by default nothing is hidden. */
export async function readConvoPrivacy({ db }: Pick<Context, 'db'>, { actorId }: SignedIn): Promise<ConvoPrivacy> {
  const row =
    actorId === null
      ? undefined
      : await db.selectFrom('convo_privacy').selectAll().where('actor_id', '=', actorId).executeTakeFirst()
  return {
    presence: row?.hides_presence ?? false,
    seen: row?.hides_seen ?? false,
    typing: row?.hides_typing ?? false,
  }
}

/**
 * Saves the acting member's privacy settings, which apply from now on. Hiding the presence also deletes the recorded
 * one.
 */
export async function changeConvoPrivacy(ctx: Context, member: Acting, hidden: ConvoPrivacy): Promise<ConvoPrivacy> {
  const { actorId } = member
  const hidingColumns = { hides_presence: hidden.presence, hides_seen: hidden.seen, hides_typing: hidden.typing }
  await ctx.db
    .insertInto('convo_privacy')
    .values({ actor_id: actorId, ...hidingColumns })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(hidingColumns))
    .execute()
  if (hidden.presence) await ctx.db.deleteFrom('presence').where('actor_id', '=', actorId).execute()
  return hidden
}

/**
 * Records that the acting member has a visible page open. Records nothing for support, or for a member who hides their
 * presence.
 */
export async function recordPresence({ db, clock }: Context, { actorId }: SignedIn): Promise<void> {
  if (actorId === null) return
  const at = clock.now()
  await db
    .insertInto('presence')
    .columns(['actor_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('actor')
        .select((row) => ['actor.id', row.val(at).as('at')])
        .where('actor.id', '=', actorId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('convo_privacy')
                .select('actor_id')
                .where('actor_id', '=', actorId)
                .where('hides_presence', '=', true),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ at }))
    .execute()
}
