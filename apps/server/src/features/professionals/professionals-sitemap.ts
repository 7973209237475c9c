import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { rowsSitemap } from '../../platform/http/sitemap.ts'

/** Stories that search engines may find: listed, not opted out, and with a headline, an about text or work. */
export const professionalsSitemap = rowsSitemap({
  name: 'professionals',
  rows: (ctx) => findable(ctx).select(['actor.slug', 'story.updated_at']).orderBy('actor.id'),
  address: ({ slug, updated_at }) => ({ path: `/professional/${slug}`, changed: updated_at }),
})

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
