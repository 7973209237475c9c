import { missionDeeds } from '@rise/contract/missions/kinds'
import { sql } from 'kysely'
import type { Activity } from '../../../platform/activity/activity.ts'
import type { Listener } from '../../../platform/activity/listener.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { countMissions } from './count-missions.ts'
import { deeds } from './deeds.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the listener that recounts the missions of the members affected by an activity. */
export function countOnActivity(): Listener {
  return {
    name: 'missions.count',
    kinds: [...new Set(Object.values(deeds.all()).flatMap(({ on }) => on))],
    async react(ctx, tx, activity) {
      const matchingDeeds = missionDeeds.filter((deed) => deeds.all()[deed].on.includes(activity.kind))
      const otherActors: string[] = []
      for (const deed of matchingDeeds) otherActors.push(...((await deeds.all()[deed].others?.(tx, activity)) ?? []))
      await countMissions(ctx, tx, { actorIds: await actorsOf(tx, activity, otherActors), of: matchingDeeds })
    },
  }
}

/** Deletes the progress and points of a company that loses its team, because that team earned them. */
export const forgetMissions: Listener<'company.unclaimed'> = {
  name: 'missions.forget',
  kinds: ['company.unclaimed'],
  async react(_ctx, tx, { actorId }) {
    if (actorId === null) return
    for (const table of ['mission_award', 'mission_progress', 'mission_member'] as const) {
      await tx.deleteFrom(table).where('actor_id', '=', actorId).execute()
    }
  },
}

/**
 * Returns the activity's actor and the actors in its data. The latter count, too: an admin may have deleted a member's
 * answer, for example.
 */
async function actorsOf(tx: Tx, { actorId, data }: Activity, others: readonly string[]): Promise<string[]> {
  const dataIds = Object.values(data).filter((value): value is string => typeof value === 'string' && UUID.test(value))
  const ids = [...new Set([...dataIds, ...others, ...(actorId === null ? [] : [actorId])])]
  const { rows } = await sql<{ id: string }>`select id from actor where id = any(${ids}::uuid[])`.execute(tx)
  return rows.map(({ id }) => id)
}
