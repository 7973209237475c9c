import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { missionRow, missionsPath, retractionOf, storedMission } from './mission-row.ts'

/**
 * The member made progress in a mission. The steps of a mission within a day (UTC) share an entry, which is removed
 * when the mission is finished.
 */
export const missionProgress = defineNotice({
  grouped: true,
  stored: storedMission,
  on: ['mission.progressed'],
  async recipients(tx, { actorId, data: { missionId, progress } }) {
    const mission = await missionRow(tx, missionId)
    if (actorId === null || !mission) return []
    return [{ memberId: actorId, thingId: missionId, data: { ...mission, progress } }]
  },
  retractedOn: ['mission.done', 'mission.undone'],
  retract: ({ actorId, data }) => retractionOf(actorId, data.missionId),
  text({ data: { mission, progress, progressToComplete } }) {
    return t('You’re at {progress} of {steps} in “{mission}”', { progress, steps: progressToComplete, mission })
  },
  fields: ({ data }) => data,
  action: msg('See your missions'),
  path: ({ role }) => missionsPath(role),
})
