import { z } from 'zod'
import { toldFollowers } from '../told-followers.ts'

const kept = z.object({
  author: z.string(),
  /** Of the case; entries from before it was kept have none. */
  slug: z.string().optional(),
  title: z.string().optional(),
})

/**
 * A professional whom the member follows published a case, for the first time. It leads to the author's page, where the
 * case still is when it has got another address. Whoever has no published case any more is taken back.
 */
export const casePublished = toldFollowers<'portfolio.published', 'portfolio.withdrawn' | 'portfolio.deleted'>({
  grouped: true,
  on: ['portfolio.published'],
  async find(tx, { data: { caseId, slug, title, again } }) {
    if (again) return undefined
    const author = await tx
      .selectFrom('portfolio_case')
      .innerJoin('actor', 'actor.id', 'portfolio_case.actor_id')
      .select('actor.slug')
      .where('portfolio_case.id', '=', caseId)
      .where('portfolio_case.published_at', 'is not', null)
      .executeTakeFirst()
    return author && { data: { author: author.slug, slug, title } }
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
  fields({ count, data }) {
    const { slug, title } = kept.parse(data)
    return count > 1 || slug === undefined || title === undefined ? {} : { title, contentType: 'portfolio', slug }
  },
  leadTo: ({ role, count, data }) =>
    count > 1
      ? `/${role === 'professional' ? 'professional' : 'company'}/community?list=following`
      : `/professional/${kept.parse(data).author}`,
})
