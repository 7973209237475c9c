import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Company } from '@rise/contract/companies/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { editorHtml, writtenHtml } from '../../../platform/rich-text/written-html.ts'
import { withCatalogSpelling } from '../../catalogs/index.ts'
import { companyForAct, type TeamCompany } from '../company-of-team.ts'
import type { CompanySlot } from '../company-slot.ts'
import { previewCompany } from '../find-company.ts'
import { readGallery } from '../gallery/gallery-of.ts'
import { ownDomain } from '../own-domain.ts'
import { presentNote } from '../present.ts'

const NEWS = 20

/** Returns the page for editing by its team. Throws the errors of `companyForAct`. */
export async function readDesk({ db }: Context, member: Acting, slug: string): Promise<CompanyDesk> {
  return deskOf(db, await companyForAct(db, member, slug, 'see-desk'))
}

/** Returns the page as a guest sees it, even before it is listed. Throws the errors of `companyForAct`. */
export async function previewPage(ctx: Context, slot: CompanySlot, member: Acting, slug: string): Promise<Company> {
  const { id } = await companyForAct(ctx.db, member, slug, 'see-desk')
  return previewCompany(ctx, slot, id)
}

/** Returns the desk of a company that the caller may see. */
export async function deskOf(db: Database | Tx, { id, slug, role }: TeamCompany): Promise<CompanyDesk> {
  const row = await db.selectFrom('company').selectAll().where('actor_id', '=', id).executeTakeFirstOrThrow()
  const news = await db
    .selectFrom('company_news')
    .select(['id', 'text', 'created_at'])
    .where('company_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWS)
    .execute()
  return {
    _id: id,
    slug,
    role,
    version: row.version,
    verifiedDomain: row.verified_domain,
    domain: ownDomain(row.website),
    storyHtml: editorHtml(row.story_html ?? writtenHtml(row.story ?? '')),
    news: news.map(presentNote),
    gallery: await readGallery(db, id),
    fields: {
      companyName: row.name,
      tagline: row.tagline ?? '',
      story: row.story ?? '',
      website: row.website ?? '',
      links: row.links,
      industries: row.all_industries,
      stage: row.stage,
      size: row.size,
      teamSize: row.team_size,
      foundingYear: row.founding_year,
      places: [row.headquarters, ...row.more_places].filter((place) => place !== null),
      values: withCatalogSpelling('values', row.values),
      benefits: withCatalogSpelling('benefits', row.benefits),
    },
  }
}
