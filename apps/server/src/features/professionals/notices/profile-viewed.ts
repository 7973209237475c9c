import { defineNotice } from '../../../platform/manifest/notice.ts'

/**
 * A member viewed a professional's story: one entry per day, with each viewer once. Guests and private browsers are not
 * recorded; switching to private browsing later retracts earlier views, and members who browse privately don't learn
 * who views them, as on the page of viewers.
 */
export const profileViewed = defineNotice({
  grouped: true,
  on: ['professional.viewed'],
  async recipients(tx, { actorId, data: { professionalId } }) {
    if (actorId === null) return []
    const unseen = await tx
      .selectFrom('unseen_viewer')
      .select('actor_id')
      .where('actor_id', 'in', [actorId, professionalId])
      .executeTakeFirst()
    return unseen ? [] : [{ memberId: professionalId, aboutId: actorId }]
  },
  retractedOn: ['member.looks-unseen'],
  retract: ({ actorId }) => (actorId === null ? undefined : { aboutId: actorId }),
  text: () => 'looked at your story',
  action: 'See who visited',
  path: () => '/professional/viewers',
})
