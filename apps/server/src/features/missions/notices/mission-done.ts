import { pointsInWords } from '@rise/contract/missions/words'
import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { missionRow, missionsPath, retractionOf, storedMission } from './mission-row.ts'

/** The member finished a mission. Deleting the content that earned it retracts the notification. */
export const missionDone = defineNotice({
  grouped: false,
  stored: storedMission,
  on: ['mission.done'],
  async recipients(tx, { actorId, data: { missionId } }) {
    const mission = await missionRow(tx, missionId)
    if (actorId === null || !mission) return []
    const data = { ...mission, progress: mission.progressToComplete }
    return [{ memberId: actorId, thingId: missionId, data }]
  },
  retractedOn: ['mission.undone'],
  retract: ({ actorId, data }) => retractionOf(actorId, data.missionId),
  text({ data: { mission, points } }) {
    return t('You finished “{mission}” and earned {points}', { mission, points: pointsInWords(points) })
  },
  fields: ({ data }) => data,
  action: msg('See your missions'),
  path: ({ role }) => missionsPath(role),
})
