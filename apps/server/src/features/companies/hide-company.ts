import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Hides a company and its jobs until it is shown again. Returns false when it is hidden already. */
export async function hideCompany(
  ctx: Context,
  tx: Tx,
  { companyId, reason, by }: { companyId: string; reason: string; by: string },
): Promise<boolean> {
  const hidingRow = await tx
    .insertInto('company_hiding')
    .values({ company_id: companyId, reason, login_id: by, created_at: ctx.clock.now() })
    .onConflict((oc) => oc.doNothing())
    .returning('company_id')
    .executeTakeFirst()
  if (!hidingRow) return false
  await tx.updateTable('actor').set({ listed: false }).where('id', '=', companyId).execute()
  return true
}

/**
 * Shows a company again: immediately if no one manages it or a team member is confirmed and active, otherwise once a
 * team member is. Returns the reason for which it was hidden; null when it wasn't hidden.
 */
export async function showCompany(tx: Tx, companyId: string): Promise<string | null> {
  const removedHiding = await tx
    .deleteFrom('company_hiding')
    .where('company_id', '=', companyId)
    .returning('reason')
    .executeTakeFirst()
  if (!removedHiding) return null
  await tx
    .updateTable('actor')
    .set({ listed: true })
    .where('id', '=', companyId)
    .where(
      sql<boolean>`(not exists (select from membership where membership.actor_id = actor.id) or exists (
        select from membership join login on login.id = membership.login_id
        where membership.actor_id = actor.id and login.email_confirmed_at is not null
          and login.suspended_at is null and login.deleted_at is null))`,
    )
    .execute()
  return removedHiding.reason
}
