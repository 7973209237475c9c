import type { SmartApplyAccess } from '@rise/contract/smart-apply/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { lockActor } from '../../session/index.ts'
import { readAccess } from './read-access.ts'

/** Requests access to smart apply. Idempotent: a professional keeps their position in the queue. */
export async function requestAccess(ctx: Context, actorId: string): Promise<SmartApplyAccess> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    await tx
      .insertInto('smart_apply')
      .values({ actor_id: actorId, asked_at: ctx.clock.now() })
      .onConflict((conflict) =>
        conflict
          .column('actor_id')
          .doUpdateSet({ asked_at: sql<Date>`coalesce(smart_apply.asked_at, excluded.asked_at)` }),
      )
      .execute()
  })
  return readAccess(ctx, actorId)
}
