import { z } from 'zod'
import { entriesOf } from '../../catalogs/index.ts'
import type { NotificationKind } from '../notification-kind.ts'

const kept = z.object({ badges: z.array(z.string()), page: z.string() })

/** The member earned a badge; one notification covers all badges of one check. */
export const newBadge: NotificationKind<'badge.earned'> = {
  grouped: false,
  on: ['badge.earned'],
  async tell(tx, { actorId, data: { badge, together, mailed } }) {
    if (actorId === null || badge !== together[0]) return []
    const owner = await tx.selectFrom('actor').select(['kind', 'slug']).where('id', '=', actorId).executeTakeFirst()
    if (!owner) return []
    return [{ memberId: actorId, mailed, data: { badges: together, page: `/${owner.kind}/${owner.slug}` } }]
  },
  say({ role, data }) {
    const { badges } = kept.parse(data)
    const [first, second] = entriesOf('badges', badges).map(({ name }) => name)
    const more = badges.length - 1
    const besides = more === 1 && second !== undefined ? ` and ${second}` : more > 0 ? ` and ${more} more badges` : ''
    return `${role === 'professional' ? 'You' : 'Your company'} earned ${first ?? 'a badge'}${besides}`
  },
  fields({ data }) {
    const [badge] = kept.parse(data).badges
    return badge === undefined ? {} : { badge }
  },
  leadTo: ({ data }) => `${kept.parse(data).page}/badges`,
}
