import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { BoardSource } from './board-sources.ts'

/**
 * Closes the open jobs of a board that no longer stand on it, and notes when the board was read. `present` holds the keys of
 * all items on the board, also of those that could not be read: these have not left.
 * Gives the number of jobs closed.
 */
export async function closeVanished(ctx: Context, source: BoardSource, present: readonly string[]): Promise<number> {
  const now = ctx.clock.now()
  return ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('job_source').set({ last_import_at: now }).where('id', '=', source.id).execute()
    const closed = await tx
      .updateTable('job')
      .set({ closed_at: now, updated_at: now })
      .where('source_id', '=', source.id)
      .where('closed_at', 'is', null)
      .where(
        sql<boolean>`not exists (select from unnest(${present}::text[]) as present (key) where present.key = job.source_key)`,
      )
      .returning('id')
      .execute()
    const activities = closed.map(({ id }) => ({ kind: 'job.closed', actorId: source.companyId, data: { jobId: id } }))
    for (let start = 0; start < activities.length; start += 500) {
      await ctx.activity.recordAll(tx, activities.slice(start, start + 500))
    }
    return closed.length
  })
}
