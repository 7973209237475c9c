import { missionDeeds } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { countMissions } from './count-missions.ts'

const BATCH = 200
/** The maximum number of batches per run; each run starts the next. */
const BATCHES = 50

/**
 * Recounts every member's missions once a day, in batches. This covers changes without their own activity, such as
 * answers to a deleted question, missions that have just started, and members who are older than a mission.
 */
export const sweepMissions: Task<{ after?: string | undefined }> = {
  name: 'sweep-missions',
  data: z.object({ after: z.uuid().optional() }),
  schedule: '50 3 * * *',
  async handle(ctx, { after }) {
    let last = after
    for (let batch = 0; batch < BATCHES; batch += 1) {
      last = await sweepBatch(ctx, last, BATCH)
      if (last === undefined) return
    }
    await ctx.tasks.send(ctx.db, sweepMissions, { after: last }, { deduplicationKey: `after ${last}` })
  },
}

/** Recounts the next members after this one, up to a limit. Returns the last of them; undefined at the end. */
export async function sweepBatch(ctx: Context, after: string | undefined, size: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from actor
    where listed and exists (select from membership where membership.actor_id = actor.id)
      and id > ${after ?? '00000000-0000-0000-0000-000000000000'}
    order by id limit ${size}`.execute(ctx.db)
  const actorIds = rows.map(({ id }) => id)
  await ctx.db.transaction().execute((tx) => countMissions(ctx, tx, { actorIds, of: missionDeeds, firstLook: true }))
  return actorIds.length < size ? undefined : actorIds.at(-1)
}
