import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'

/** The content of mission notifications, as it was at that time. */
export const storedMission = z.object({
  missionKey: z.string(),
  mission: z.string(),
  points: z.int(),
  progress: z.int(),
  progressToComplete: z.int(),
})

/** Returns a mission for a notification; undefined when it is deleted. */
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

/** Returns what to retract of a member's notices about a mission. */
export function retractionOf(actorId: string | null, missionId: string) {
  return actorId === null ? undefined : { memberId: actorId, thingIds: [missionId] }
}
