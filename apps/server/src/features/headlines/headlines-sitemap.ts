import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Sitemap } from '../../platform/http/sitemap.ts'

const PER_PART = 10_000

/** Headlines that search engines may find: published, of listed professionals who did not wish otherwise. */
export const headlinesSitemap: Sitemap = {
  name: 'headlines',
  async parts(ctx) {
    const { headlines } = await findable(ctx)
      .select(({ fn }) => fn.countAll<number>().as('headlines'))
      .executeTakeFirstOrThrow()
    return Array.from({ length: Math.ceil(headlines / PER_PART) }, (_, index) => ({ number: index + 1 }))
  },
  async addresses(ctx, number) {
    const rows = await findable(ctx)
      .select(['address.slug', 'headline.updated_at'])
      .orderBy('headline.id')
      .limit(PER_PART)
      .offset((number - 1) * PER_PART)
      .execute()
    return rows.map(({ slug, updated_at }) => ({ path: `/headlines/${slug}`, changed: updated_at }))
  },
}

function findable({ db }: Context) {
  return db
    .selectFrom('headline')
    .innerJoin('headline_slug as address', (join) =>
      join.onRef('address.headline_id', '=', 'headline.id').on('address.present', '=', true),
    )
    .innerJoin('actor', 'actor.id', 'headline.actor_id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .where('headline.published_at', 'is not', null)
    .where('actor.listed', '=', true)
    .where(sql<boolean>`coalesce(story.search_engines, true)`)
}
