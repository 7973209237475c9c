import type { World } from '../../../test/world.ts'
import { settled } from '../notifications/notifications.factory.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { countOnActivity, forgetMissions } from './progress/listeners.ts'

/** Waits until missions, and the notifications of them, have followed the activities so far. */
export async function missionsSettled(world: World): Promise<void> {
  await settled(world, [countOnActivity, forgetMissions])
  await settled(world)
}

/** Begins the missions of the catalog, which are over in a new world. */
export async function beginMissions({ ctx }: World): Promise<void> {
  await ctx.db.updateTable('mission').set({ ends_at: null }).execute()
}

/** Returns a mission of the member by its key, with the part of the list in which it stands. */
export async function missionOf({ api }: SignedInClient, key: string) {
  const { result } = await api('GET /api/v1/missions')
  for (const part of ['doing', 'next', 'done'] as const) {
    const found = result?.[part].find(({ missionKey }) => missionKey === key)
    if (found) return { part, ...found }
  }
  return undefined
}

/** Gives a member points, as if they had earned them. */
export async function givePoints({ ctx }: World, actorId: string, points: number): Promise<void> {
  await ctx.db
    .insertInto('mission_member')
    .values({ actor_id: actorId, points })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ points }))
    .execute()
}
