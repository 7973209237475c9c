import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { forgetSubjects } from '../acts/record-act.ts'
import { forgetViewsOf } from '../visits/forget-views-of.ts'

/**
 * Erases a login and the actors that no one else acts for: a professional with all their data, and a company without
 * jobs. A company that has jobs, or a board that supplies jobs, stays as a page without an owner; `company.unclaimed`
 * records this. The caller has locked the login.
 */
export async function eraseLogin(ctx: Context, tx: Tx, loginId: string): Promise<void> {
  const soleActors = tx
    .selectFrom('membership')
    .select('actor_id')
    .where('login_id', '=', loginId)
    .where(
      sql<boolean>`not exists (
        select from membership other where other.actor_id = membership.actor_id and other.login_id <> ${loginId}
      )`,
    )
  const keptCompanies = await tx
    .updateTable('actor')
    .set({ listed: true, plan: 'free' })
    .where('id', 'in', soleActors)
    .where(
      sql<boolean>`(exists (select from job where job.company_id = actor.id)
        or exists (select from job_source where job_source.company_id = actor.id))`,
    )
    .returning('id')
    .execute()
  const keptIds = keptCompanies.map(({ id }) => id)
  const erasedActors = await soleActors.where('actor_id', '<>', sql<string>`all(${keptIds}::uuid[])`).execute()
  const erasedIds = erasedActors.map(({ actor_id }) => actor_id)
  // Runs before the login's rows are deleted, because they identify its activities.
  await ctx.activity.forget(tx, { actorIds: erasedIds, loginIds: [loginId] })
  await forgetSubjects(tx, [loginId, ...erasedIds])
  await forgetViewsOf(tx, { loginId, actorIds: erasedIds })
  await tx.deleteFrom('actor').where('id', '=', sql<string>`any(${erasedIds}::uuid[])`).execute()
  await tx.deleteFrom('login').where('id', '=', loginId).execute()
  const activities = keptIds.map((actorId) => ({ kind: 'company.unclaimed' as const, actorId, data: {} }))
  await ctx.activity.recordAll(tx, activities)
}
