import { gateErrors } from '@rise/contract/errors'
import { changeOwnPictures } from '@rise/contract/pictures/policy'
import type { AccountPictures } from '@rise/contract/pictures/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { findAccountPictures } from './account-pictures.ts'
import { assertOwnPicture, holdPictures, releasePictures } from './own-picture.ts'

interface Choice {
  readonly kind: 'photo' | 'cover'
  /** The picture to show; null to remove the present one. */
  readonly pictureId: string | null
}

/**
 * Sets or removes the photo (logo) or cover of the actor that the member acts for, and releases the former picture.
 * Choosing the same picture again changes nothing.
 * @throws {Failure} `forbidden`, `picture-not-found`, `picture-not-for-this`
 */
export async function choosePicture(
  ctx: Context,
  member: Acting,
  { kind, pictureId }: Choice,
): Promise<AccountPictures> {
  const { actorId, loginId } = member
  return ctx.db.transaction().execute(async (tx) => {
    // Makes concurrent choices wait for each other.
    await tx.selectFrom('actor').select('id').where('id', '=', actorId).forNoKeyUpdate().execute()
    const as = await roleOf(tx, { actorId, loginId })
    if (changeOwnPictures(member, as) !== 'allowed') throw new Failure(gateErrors.forbidden)
    const currentChoice = tx.selectFrom('actor_picture').where('actor_id', '=', actorId).where('kind', '=', kind)
    const before = (await currentChoice.select('picture_id').executeTakeFirst())?.picture_id ?? null
    if (before !== pictureId) {
      if (pictureId !== null) await assertOwnPicture(tx, { actorId, pictureId, purpose: kind })
      await replace(ctx, tx, { actorId, kind, before, pictureId })
      await ctx.activity.record(tx, { kind: 'picture.chosen', actorId, loginId, data: { kind, pictureId } })
    }
    return findAccountPictures(tx, actorId)
  })
}

async function roleOf(tx: Tx, { actorId, loginId }: { readonly actorId: string; readonly loginId: string }) {
  const membership = tx.selectFrom('membership').select('role')
  const member = await membership.where('actor_id', '=', actorId).where('login_id', '=', loginId).executeTakeFirst()
  return member?.role ?? null
}

interface Replacement extends Choice {
  readonly actorId: string
  readonly before: string | null
}

async function replace({ clock }: Context, tx: Tx, { actorId, kind, before, pictureId }: Replacement): Promise<void> {
  await tx.deleteFrom('actor_picture').where('actor_id', '=', actorId).where('kind', '=', kind).execute()
  if (before !== null) await releasePictures(tx, [before], clock.now())
  if (pictureId === null) return
  await tx.insertInto('actor_picture').values({ actor_id: actorId, kind, picture_id: pictureId }).execute()
  await holdPictures(tx, [pictureId])
}
