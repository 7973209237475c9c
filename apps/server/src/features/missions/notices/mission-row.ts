import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'

/** The data of a mission that notifications store. */
export const storedMission = z.object({
  missionKey: z.string(),
  mission: z.string(),
  points: z.int(),
  progress: z.int(),
  progressToComplete: z.int(),
})

/** Returns a mission for a notification; undefined if it was deleted. */
export async function missionRow(
  tx: Tx,
  id: string,
): Promise<Omit<z.output<typeof storedMission>, 'progress'> | undefined> {
  const row = await tx
    .selectFrom('mission')
    .select(['key', 'title', 'points', 'steps'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { missionKey: row.key, mission: row.title, points: row.points, progressToComplete: row.steps }
}

/** Returns the path of the member's missions. */
export function missionsPath(role: 'professional' | 'employer'): string {
  return role === 'professional' ? '/missions' : '/company/missions'
}

/** Returns which of a member's notifications about a mission must be retracted. */
export function retractionOf(actorId: string | null, missionId: string) {
  return actorId === null ? undefined : { memberId: actorId, thingIds: [missionId] }
}
