import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'

const stored = z.object({ items: z.int(), leaves: z.boolean() })

/**
 * Applications joined the member's queue, so that they can be reviewed and stopped before they are sent automatically.
 */
export const autoApplyQueued = defineNotice({
  grouped: false,
  stored,
  on: ['auto-apply.queued'],
  async recipients(tx, { actorId, data: { items } }) {
    if (actorId === null) return []
    const queued = await tx
      .selectFrom('auto_apply')
      .select(['active', 'rules'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    if (!queued?.active) return []
    return [{ memberId: actorId, data: { items, leaves: queued.rules.consent === 'after-24h' } }]
  },
  text({ data: { items, leaves } }) {
    const what = items === 1 ? 'One application is' : `${items} applications are`
    return leaves
      ? `${what} in your queue. Those to jobs on this site leave after 24 hours unless you skip them`
      : `${what} ready for you to check`
  },
  action: 'Check the applications',
  path: () => '/smart-apply?show=auto',
})
