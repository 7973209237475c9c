import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Sitemap } from '../../platform/http/sitemap.ts'

const PER_PART = 10_000

/** Stories that search engines may find: listed, wished, and with something to find. */
export const professionalsSitemap: Sitemap = {
  name: 'professionals',
  async parts(ctx) {
    const { stories } = await findable(ctx)
      .select(({ fn }) => fn.countAll<number>().as('stories'))
      .executeTakeFirstOrThrow()
    return Array.from({ length: Math.ceil(stories / PER_PART) }, (_, index) => ({ number: index + 1 }))
  },
  async addresses(ctx, number) {
    const rows = await findable(ctx)
      .select(['actor.slug', 'story.updated_at'])
      .orderBy('actor.id')
      .limit(PER_PART)
      .offset((number - 1) * PER_PART)
      .execute()
    return rows.map(({ slug, updated_at }) => ({ path: `/professional/${slug}`, changed: updated_at }))
  },
}

function findable({ db }: Context) {
  return db
    .selectFrom('story')
    .innerJoin('actor', 'actor.id', 'story.actor_id')
    .where('actor.listed', '=', true)
    .where('story.search_engines', '=', true)
    .where(
      sql<boolean>`(story.resume #>> '{basics,summary}' <> '' or story.resume #>> '{basics,label}' <> ''
        or jsonb_path_exists(story.resume, '$.work[0]'))`,
    )
}
