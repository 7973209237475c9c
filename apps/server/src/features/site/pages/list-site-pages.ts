import { MOST_SITE_PAGES } from '@rise/contract/site/limits'
import type { SitePageCard, SitePageDraft } from '@rise/contract/site/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { linkFor, type PicturedFor } from './draft-links.ts'
import { findRow, type SitePageRow, sitePages } from './site-page-rows.ts'

/** Returns the pages of the installation, last edited first. */
export async function listSitePages({ db, clock }: Context): Promise<SitePageCard[]> {
  const { rows } = await sql<SitePageRow>`
    ${sitePages(clock.now())} order by page.updated_at desc, page.id desc limit ${MOST_SITE_PAGES}`.execute(db)
  return rows.map(presentCard)
}

/**
 * Returns a page with its draft, whose pictures have links for this admin.
 * @throws {Failure} `site-page-not-found`
 */
export async function readDraft(
  ctx: Pick<Context, 'clock' | 'keys'>,
  db: Database | Tx,
  admin: PicturedFor,
  id: string,
): Promise<SitePageDraft> {
  const row = await findRow(db, ctx.clock.now(), id)
  const { version, description, body, audience } = row
  return { ...presentCard(row), version, description, audience, body: linkFor(ctx, admin, body) }
}

function presentCard({ id, slug, title, live, scheduled_for, changed, updated_at }: SitePageRow): SitePageCard {
  return {
    ...{ _id: id, slug, title, changed },
    state: live !== null ? 'published' : scheduled_for !== null ? 'scheduled' : 'draft',
    scheduledFor: scheduled_for?.toISOString() ?? null,
    updatedAt: updated_at.toISOString(),
  }
}
