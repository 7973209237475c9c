import { missionDeeds } from '@rise/contract/missions/kinds'
import { expect } from 'vitest'
import type { World } from '../../../test/world.ts'
import { settled } from '../notifications/notifications.factory.ts'
import type { SignedInClient } from '../session/accounts.factory.ts'
import { countMissions } from './progress/count-missions.ts'
import { countOnActivity, forgetMissions } from './progress/listeners.ts'
import { sweepMissions } from './progress/sweep-missions.task.ts'

/** Waits until missions and their notifications have handled all activities so far. */
export async function missionsSettled(world: World): Promise<void> {
  await settled(world, [countOnActivity(), forgetMissions])
  await settled(world)
}

/** Restarts the catalog's missions, because these have ended in a new world. */
export async function beginMissions({ ctx }: World): Promise<void> {
  await ctx.db.updateTable('mission').set({ ends_at: null }).execute()
}

/** Counts the missions of all members, like the daily check. */
export async function countEveryonesMissions({ ctx }: World): Promise<void> {
  await sweepMissions.handle(ctx, {})
}

/** Returns a member's mission by its key, with the part of the list that contains it. */
export async function missionOf({ api }: SignedInClient, key: string) {
  const { result } = await api('GET /api/v1/missions')
  for (const part of ['doing', 'next', 'done'] as const) {
    const mission = result?.[part].find(({ missionKey }) => missionKey === key)
    if (mission) return { part, ...mission }
  }
  return undefined
}

/** Sets a member's points as if they had earned them. */
export async function givePoints({ ctx }: World, actorId: string, points: number): Promise<void> {
  await ctx.db
    .insertInto('mission_member')
    .values({ actor_id: actorId, points })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ points }))
    .execute()
}

/**
 * Adds rows for the members to every table of missions. The first member also claims rewards, with a photo of theirs.
 */
export async function fillMissions(
  world: World,
  members: readonly [SignedInClient, ...SignedInClient[]],
  { mark, photoId }: { readonly mark: string; readonly photoId: string },
): Promise<void> {
  await beginMissions(world)
  for (const { id } of members) {
    await world.ctx.db.transaction().execute((tx) => countMissions(world.ctx, tx, { actorIds: [id], of: missionDeeds }))
  }
  const [{ id, call }] = members
  await givePoints(world, id, 100)
  const spotlight = { headline: `From ${mark} to sea`, words: `About ${mark}.` }
  const illustration = { photoId, style: 'ink', words: `Draw ${mark}.` }
  for (const reply of [
    await call('PUT', '/api/v1/missions/story', { shown: true }),
    await call('POST', '/api/v1/rewards/points100', spotlight),
    await call('POST', '/api/v1/rewards/points50', illustration),
  ]) {
    expect(reply.statusCode, reply.body).toBe(200)
  }
}
