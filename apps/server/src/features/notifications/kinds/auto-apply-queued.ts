import { z } from 'zod'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ items: z.int(), leaves: z.boolean() })

/** Applications joined the member's queue: what may leave by itself can be looked at, and stopped, before it does. */
export const autoApplyQueued: NotificationKind<'auto-apply.queued'> = {
  grouped: false,
  on: ['auto-apply.queued'],
  async tell(tx, { actorId, data: { items } }) {
    if (actorId === null) return []
    const own = await tx
      .selectFrom('auto_apply')
      .select(['active', 'rules'])
      .where('actor_id', '=', actorId)
      .executeTakeFirst()
    if (!own?.active) return []
    return [{ memberId: actorId, data: { items, leaves: own.rules.consent === 'after-24h' } }]
  },
  say({ data }) {
    const { items, leaves } = kept.parse(data)
    const what = `${items} ${items === 1 ? 'application' : 'applications'}`
    return leaves
      ? `${what} joined your queue. Those to jobs on this site leave after 24 hours unless you object.`
      : `${what} joined your queue and ${items === 1 ? 'waits' : 'wait'} for your approval.`
  },
  leadTo: () => '/smart-apply?show=auto',
}
