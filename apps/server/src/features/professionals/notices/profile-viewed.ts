import { msg, t } from '@rise/texts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { followedByThings } from '../../connections/index.ts'

/**
 * A member viewed a professional's story. Views within a day (UTC) share one entry, which counts each viewer once.
 * Views by guests and private viewers notify no one. Members who switch to private viewing are removed from earlier
 * entries. As on the page of viewers, members who view privately don't learn who views them.
 */
export const profileViewed = defineNotice({
  grouped: true,
  on: ['professional.viewed'],
  async recipients(tx, { actorId, data: { professionalId } }) {
    if (actorId === null) return []
    const unseenViewer = await tx
      .selectFrom('unseen_viewer')
      .select('actor_id')
      .where('actor_id', 'in', [actorId, professionalId])
      .executeTakeFirst()
    return unseenViewer ? [] : [{ memberId: professionalId, aboutId: actorId }]
  },
  retractedOn: ['member.looks-unseen'],
  retract: ({ actorId }) => (actorId === null ? undefined : { aboutId: actorId }),
  text: ({ count }) => t('{count, plural, other {looked at your story}}', { count }),
  action: msg('See who visited'),
  path: () => '/professional/viewers',
  mail: { things: followedByThings },
})
