import { z } from 'zod'
import type { Task } from '../../platform/tasks/task.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BATCH = 500

/** Records which messages have stayed unread for an hour, once a day per side of a conversation. */
export const recordMissed: Task<object> = {
  name: 'tell-missed-messages',
  data: z.object({}),
  schedule: '*/5 * * * *',
  async handle(ctx) {
    const now = ctx.clock.now()
    const [anHourAgo, aDayAgo] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() - DAY_MS)]
    for (;;) {
      const count = await ctx.db.transaction().execute(async (tx) => {
        const sides = await tx
          .selectFrom('convo_side as own')
          .leftJoin('convo_side as other', (join) =>
            join.onRef('other.convo_id', '=', 'own.convo_id').onRef('other.side', '<>', 'own.side'),
          )
          .select(['own.convo_id', 'own.side', 'own.actor_id', 'other.actor_id as other_id'])
          .where('own.unread_since', '<=', anHourAgo)
          .where((eb) => eb.or([eb('own.told_at', 'is', null), eb('own.told_at', '<=', aDayAgo)]))
          .where('own.actor_id', 'is not', null)
          .where('own.muted', '=', false)
          .where('own.folder', 'in', ['inbox', 'request'])
          .orderBy('own.unread_since')
          .limit(BATCH)
          .forUpdate('own')
          .skipLocked()
          .execute()
        const activities = sides.flatMap(({ convo_id: convoId, actor_id: memberId, other_id }) =>
          memberId === null
            ? []
            : [
                {
                  kind: 'message.missed' as const,
                  ...(other_id !== null && { actorId: other_id }),
                  data: { convoId, memberId },
                },
              ],
        )
        await ctx.activity.recordAll(tx, activities)
        for (const { convo_id, side } of sides) {
          const ownSide = tx.updateTable('convo_side').set({ told_at: now }).where('convo_id', '=', convo_id)
          await ownSide.where('side', '=', side).execute()
        }
        return sides.length
      })
      if (count < BATCH) return
    }
  },
}
