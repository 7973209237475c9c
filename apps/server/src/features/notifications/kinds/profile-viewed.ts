import type { NotificationKind } from '../notification-kind.ts'

/**
 * A member looked at a professional's story: the viewers of a day are one entry, each of them once. Of guests and of
 * members who look unseen nothing is recorded; whoever chooses to look unseen later is taken back, and whoever looks
 * unseen is not told who looks, as on the page of viewers.
 */
export const profileViewed: NotificationKind<'professional.viewed', 'member.looks-unseen'> = {
  grouped: true,
  on: ['professional.viewed'],
  async tell(tx, { actorId, data: { professionalId } }) {
    if (actorId === null) return []
    const unseen = await tx
      .selectFrom('unseen_viewer')
      .select('actor_id')
      .where('actor_id', 'in', [actorId, professionalId])
      .executeTakeFirst()
    return unseen ? [] : [{ memberId: professionalId, aboutId: actorId }]
  },
  takenBackOn: ['member.looks-unseen'],
  takeBack: ({ actorId }) => (actorId === null ? undefined : { aboutId: actorId }),
  say: () => 'looked at your story',
  leadTo: () => '/professional/viewers',
}
