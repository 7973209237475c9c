import type { AdminAct } from '@rise/contract/admin/acts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActOfActivity } from '../../../platform/manifest/act-of-activity.ts'
import { actorName } from '../actors/actor-name.ts'

/** Returns an act on a professional or a company; null if the actor is gone. */
export async function actOnActor(tx: Tx, act: AdminAct, id: string | null): Promise<ActOfActivity | null> {
  const row = id && (await tx.selectFrom('actor').select('id').where('id', '=', id).executeTakeFirst())
  return row ? { act, subject: { id: row.id, name: await actorName(tx, row.id) } } : null
}

/**
 * Returns an admin's act on something that a member owns; null if it was not an admin's, or the owner is gone. The
 * subject of the act is the owner, so the owner's erasure removes the name.
 */
export async function actOfAdmin(
  tx: Tx,
  act: AdminAct,
  { loginId, ownerId }: { readonly loginId: string | null; readonly ownerId: string },
): Promise<ActOfActivity | null> {
  if (loginId === null) return null
  const admin = await tx
    .selectFrom('login')
    .select('id')
    .where('id', '=', loginId)
    .where('admin_role', 'is not', null)
    .executeTakeFirst()
  return admin ? actOnActor(tx, act, ownerId) : null
}
