import { z } from 'zod'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { entriesOf } from '../../catalogs/index.ts'

const storedData = z.object({ badges: z.array(z.string()), page: z.string() })

/** The member earned a badge; one notification covers all badges of one check. */
export const newBadge = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['badge.earned'],
  async recipients(tx, { actorId, data: { badge, together, mailed } }) {
    if (actorId === null || badge !== together[0]) return []
    const owner = await tx.selectFrom('actor').select(['kind', 'slug']).where('id', '=', actorId).executeTakeFirst()
    if (!owner) return []
    return [{ memberId: actorId, mailed, data: { badges: together, page: `/${owner.kind}/${owner.slug}` } }]
  },
  text({ role, data: { badges } }) {
    const [first, second] = entriesOf('badges', badges).map(({ name }) => name)
    const more = badges.length - 1
    const furtherBadges =
      more === 1 && second !== undefined ? ` and ${second}` : more > 0 ? ` and ${more} more badges` : ''
    return `${role === 'professional' ? 'You' : 'Your company'} earned ${first ?? 'a badge'}${furtherBadges}`
  },
  fields({ data }) {
    const [badge] = data.badges
    return badge === undefined ? {} : { badge }
  },
  action: 'See your badges',
  path: ({ data }) => `${data.page}/badges`,
})
