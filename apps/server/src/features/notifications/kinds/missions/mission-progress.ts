import type { NotificationKind } from '../../notification-kind.ts'
import { takeBackOf } from './mission-done.ts'
import { keptMission, missionRow, missionsPath } from './mission-row.ts'

/** The member got further with a mission. A day's steps of one mission share an entry, which goes when it is finished. */
export const missionProgress: NotificationKind<'mission.progressed', 'mission.done' | 'mission.undone'> = {
  grouped: true,
  on: ['mission.progressed'],
  async tell(tx, { actorId, data: { missionId, progress } }) {
    const mission = await missionRow(tx, missionId)
    if (actorId === null || !mission) return []
    return [{ memberId: actorId, thingId: missionId, data: { ...mission, progress } }]
  },
  takenBackOn: ['mission.done', 'mission.undone'],
  takeBack: ({ actorId, data }) => takeBackOf(actorId, data.missionId),
  say({ data }) {
    const { mission, progress, progressToComplete } = keptMission.parse(data)
    return `You’re at ${progress} of ${progressToComplete} in “${mission}”`
  },
  fields: ({ data }) => keptMission.parse(data),
  leadTo: ({ role }) => missionsPath(role),
}
