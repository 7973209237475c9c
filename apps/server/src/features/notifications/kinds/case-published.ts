import { z } from 'zod'
import { toldFollowers } from '../told-followers.ts'

/** Of the case, and whose it is; older entries have none. An entry that no longer names its author first doesn't name it. */
const kept = z.object({
  slug: z.string().optional(),
  title: z.string().optional(),
  by: z.string().optional(),
  place: z.enum(['professional', 'company']).optional(),
})

/**
 * A professional or company whom the member follows published a case for the first time. Links to the author's page, which shows
 * the case even after its address changes. Retracted when the author has no published case left.
 */
export const casePublished = toldFollowers<'portfolio.published', 'portfolio.withdrawn' | 'portfolio.deleted'>({
  grouped: true,
  on: ['portfolio.published'],
  async find(tx, { data: { caseId, slug, title, again } }) {
    if (again) return undefined
    const published = await tx
      .selectFrom('portfolio_case')
      .innerJoin('actor', 'actor.id', 'portfolio_case.actor_id')
      .select(['portfolio_case.actor_id as by', 'actor.kind as place'])
      .where('portfolio_case.id', '=', caseId)
      .where('published_at', 'is not', null)
      .executeTakeFirst()
    return published && { data: { slug, title, ...published } }
  },
  takenBackOn: ['portfolio.withdrawn', 'portfolio.deleted'],
  async takeBack({ actorId }, tx) {
    if (actorId === null) return undefined
    const other = await tx
      .selectFrom('portfolio_case')
      .select('id')
      .where('actor_id', '=', actorId)
      .where('published_at', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    return other ? undefined : { aboutId: actorId }
  },
  say: ({ count }) => (count > 1 ? 'published new cases' : 'published a new case'),
  fields({ count, aboutId, data }) {
    const { slug, title, by = aboutId } = kept.parse(data)
    return count > 1 || slug === undefined || title === undefined || by !== aboutId
      ? {}
      : { title, contentType: 'portfolio', slug, owner: false }
  },
  leadTo: ({ role, count, slug, data }) =>
    count > 1 || slug === undefined
      ? `/${role === 'professional' ? 'professional' : 'company'}/community?list=following`
      : `/${kept.parse(data).place ?? 'professional'}/${slug}`,
})
