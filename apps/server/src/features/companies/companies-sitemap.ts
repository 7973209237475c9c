import type { Sitemap } from '../../platform/http/sitemap.ts'
import { countCompanies } from './queries.ts'

const COMPANIES_PER_PART = 10_000
const MOST_PARTS = 1_000

/** The pages of listed companies, in order of creation. */
export const companiesSitemap: Sitemap = {
  name: 'companies',
  async parts({ db }) {
    const companies = await countCompanies(db, COMPANIES_PER_PART * MOST_PARTS)
    return Array.from({ length: Math.ceil(companies / COMPANIES_PER_PART) }, (_, index) => ({ number: index + 1 }))
  },
  async addresses({ db }, number) {
    const rows = await db
      .selectFrom('company')
      .innerJoin('actor', 'actor.id', 'company.actor_id')
      .where('actor.listed', '=', true)
      .select(['actor.slug', 'company.updated_at'])
      .orderBy('actor.id')
      .limit(COMPANIES_PER_PART)
      .offset((number - 1) * COMPANIES_PER_PART)
      .execute()
    return rows.map(({ slug, updated_at }) => ({ path: `/company/${slug}`, changed: updated_at }))
  },
}
