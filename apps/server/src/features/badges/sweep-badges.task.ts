import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { Task } from '../../platform/tasks/task.ts'
import { awardBadges } from './award-badges.ts'
import { rules } from './rules.ts'

const BATCH = 200
/**
 * The maximum number of batches per run; each run sends the next one. A run takes some seconds if all members are
 * checked for the first time, otherwise about one.
 */
const BATCHES = 50

/**
 * Checks all members against all rules once a day, in batches, because some badges depend on elapsed time, some changes
 * record no activity, and some accounts are older than a rule.
 */
export const sweepBadges: Task<{ after?: string | undefined }> = {
  name: 'sweep-badges',
  data: z.object({ after: z.uuid().optional() }),
  schedule: '20 3 * * *',
  async handle(ctx, { after }) {
    let last = after
    for (let batch = 0; batch < BATCHES; batch++) {
      last = await sweepBatch(ctx, last, BATCH)
      if (last === undefined) return
    }
    await ctx.tasks.send(ctx.db, sweepBadges, { after: last }, { deduplicationKey: `after ${last}` })
  },
}

/** Checks the next members after this one, up to a limit. Returns the last of them; undefined at the end. */
export async function sweepBatch(ctx: Context, after: string | undefined, size: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from actor
    where listed and exists (select from membership where membership.actor_id = actor.id)
      and id > ${after ?? '00000000-0000-0000-0000-000000000000'}
    order by id limit ${size}`.execute(ctx.db)
  const actorIds = rows.map(({ id }) => id)
  await ctx.db.transaction().execute((tx) => awardBadges(ctx, tx, { actorIds, rules: rules.all(), firstLook: true }))
  return actorIds.length < size ? undefined : actorIds.at(-1)
}
