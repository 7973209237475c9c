import { pointsInWords } from '@rise/contract/missions/words'
import type { NotificationKind } from '../../notification-kind.ts'
import { keptMission, missionRow, missionsPath } from './mission-row.ts'

/** The member finished a mission; nothing is said any longer once what earned it is gone. */
export const missionDone: NotificationKind<'mission.done', 'mission.undone'> = {
  grouped: false,
  on: ['mission.done'],
  async tell(tx, { actorId, data: { missionId } }) {
    const mission = await missionRow(tx, missionId)
    if (actorId === null || !mission) return []
    const data = { ...mission, progress: mission.progressToComplete }
    return [{ memberId: actorId, thingId: missionId, data }]
  },
  takenBackOn: ['mission.undone'],
  takeBack: ({ actorId, data }) => takeBackOf(actorId, data.missionId),
  say({ data }) {
    const { mission, points } = keptMission.parse(data)
    return `You finished “${mission}” and earned ${pointsInWords(points)}`
  },
  fields: ({ data }) => keptMission.parse(data),
  leadTo: ({ role }) => missionsPath(role),
}

export function takeBackOf(actorId: string | null, missionId: string) {
  return actorId === null ? undefined : { memberId: actorId, thingIds: [missionId] }
}
