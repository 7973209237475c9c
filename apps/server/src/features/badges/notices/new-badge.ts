import { badgeDescription, badgeName } from '@rise/contract/catalogs/badges/words'
import { msg, t } from '@rise/texts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { defineNotice } from '../../../platform/manifest/notice.ts'
import { entriesOf } from '../../catalogs/index.ts'
import { presentBadge } from '../earned-badges.ts'

const storedData = z.object({ badges: z.array(z.string()), page: z.string() })

/** The member earned a badge; one notification covers all badges of one check, at the time of the newest. */
export const newBadge = defineNotice({
  grouped: false,
  stored: storedData,
  on: ['badge.earned'],
  async recipients(tx, { actorId, data: { badge, together, mailed } }) {
    if (actorId === null || badge !== (await newestOf(tx, actorId, together))) return []
    const owner = await tx.selectFrom('actor').select(['kind', 'slug']).where('id', '=', actorId).executeTakeFirst()
    if (!owner) return []
    return [{ memberId: actorId, mailed, data: { badges: together, page: `/${owner.kind}/${owner.slug}` } }]
  },
  text({ role, data: { badges } }) {
    const [first, second] = entriesOf('badges', badges).map(badgeName)
    const more = badges.length - 1
    const values = { role, first: first ?? t('a badge') }
    if (more === 1 && second !== undefined) {
      return t('{role, select, professional {You earned} other {Your company earned}} {first} and {second}', {
        ...values,
        second,
      })
    }
    return t(
      '{role, select, professional {You earned} other {Your company earned}} {more, plural, =0 {{first}} one {{first} and # more badge} other {{first} and # more badges}}',
      { ...values, more },
    )
  },
  fields({ data }) {
    const [badge] = data.badges
    return badge === undefined ? {} : { badge }
  },
  action: msg('See your badges'),
  path: ({ data }) => `${data.page}/badges`,
  mail: {
    things({ data }) {
      const badges = data.badges.flatMap((slug) => presentBadge(slug) ?? [])
      return badges.map((badge) => ({ title: badgeName(badge), lines: [badgeDescription(badge)] }))
    },
  },
})

/** Returns the slug of the badge earned last; if several were earned at that time, the first in the list. */
async function newestOf(tx: Tx, actorId: string, badges: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select badge.slug from unnest(${badges}::text[]) with ordinality as earned (slug, position)
    join badge on badge.actor_id = ${actorId} and badge.slug = earned.slug
    order by badge.earned_at desc, earned.position limit 1`.execute(tx)
  return rows[0]?.slug
}
