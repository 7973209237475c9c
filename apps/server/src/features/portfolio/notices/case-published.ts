import { excerpt } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { followersNotice } from '../../connections/index.ts'

/**
 * The case and its owner; absent in older entries. An entry names the case only if it still begins with the case's
 * owner.
 */
const storedData = z.object({
  slug: z.string().optional(),
  title: z.string().optional(),
  by: z.string().optional(),
  place: z.enum(['professional', 'company']).optional(),
})

/**
 * A followed professional or company published a case for the first time. Links to the author's page, which shows the
 * case even after its address changes. Retracted when the author has no published case left.
 */
export const casePublished = followersNotice({
  grouped: true,
  stored: storedData,
  on: ['portfolio.published'],
  async find(tx, { data: { caseId, slug, title, again } }) {
    if (again) return undefined
    const publishedCase = await tx
      .selectFrom('portfolio_case')
      .innerJoin('actor', 'actor.id', 'portfolio_case.actor_id')
      .select(['portfolio_case.actor_id as by', 'actor.kind as place'])
      .where('portfolio_case.id', '=', caseId)
      .where('published_at', 'is not', null)
      .executeTakeFirst()
    return publishedCase && { data: { slug, title, ...publishedCase } }
  },
  retractedOn: ['portfolio.withdrawn', 'portfolio.deleted'],
  async retract({ actorId }, tx) {
    if (actorId === null) return undefined
    const otherCase = await tx
      .selectFrom('portfolio_case')
      .select('id')
      .where('actor_id', '=', actorId)
      .where('published_at', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    return otherCase ? undefined : { aboutId: actorId }
  },
  text: ({ count }) =>
    t('{count, plural, one {published a new case} other {published new cases}}', { count: Math.max(count, 1) }),
  fields({ count, aboutId, data: { slug, title, by = aboutId } }) {
    return count > 1 || slug === undefined || title === undefined || by !== aboutId
      ? {}
      : { title, contentType: 'portfolio', slug, owner: false }
  },
  action: msg('See the case'),
  path: ({ role, count, slug, data }) =>
    count > 1 || slug === undefined
      ? `/${role === 'professional' ? 'professional' : 'company'}/community?list=following`
      : `/${data.place ?? 'professional'}/${slug}`,
  mail: { things: ({ data: { title } }) => (title === undefined ? [] : [{ title: excerpt(title) }]) },
})
