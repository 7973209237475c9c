import { rowsSitemap } from '../../platform/http/sitemap.ts'

/** The pages of listed companies, in order of creation. */
export const companiesSitemap = rowsSitemap({
  name: 'companies',
  rows: ({ db }) =>
    db
      .selectFrom('company')
      .innerJoin('actor', 'actor.id', 'company.actor_id')
      .where('actor.listed', '=', true)
      .select(['actor.slug', 'company.updated_at'])
      .orderBy('actor.id'),
  address: ({ slug, updated_at }) => ({ path: `/company/${slug}`, changed: updated_at, inEachLanguage: true }),
})
