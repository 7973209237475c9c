import type { Audience } from '@rise/contract/content/kinds'
import { siteErrors } from '@rise/contract/site/errors'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { slugsOf } from '../../../platform/slugs/slugs-of.ts'

export const sitePageSlugs = slugsOf({
  table: 'site_page_slug',
  owner: 'page_id',
  fallback: 'page',
  reserved: new Set<string>(),
})

/** A page with its draft, and its public and scheduled versions. */
export interface SitePageRow {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly body: string
  readonly audience: Audience
  readonly picture_ids: readonly string[]
  readonly version: number
  readonly updated_at: Date
  /** The number of the public version; null if there is none. */
  readonly live: number | null
  /** The number of the last version that was public before the page was withdrawn; 0 if there is none. */
  readonly withdrawn: number
  /** The scheduled version, and its publication time. */
  readonly scheduled: number | null
  readonly scheduled_for: Date | null
  /** Whether the newest version, public or scheduled, differs from the draft. */
  readonly changed: boolean
}

/** Selects pages as admins see them at a moment. Callers add conditions and an order. */
export const sitePages = (now: Date) => sql`
  select page.id, address.slug, page.title, page.description, page.body, page.audience, page.picture_ids, page.version, page.updated_at,
    live.number as live, page.withdrawn, scheduled.number as scheduled, scheduled.live_at as scheduled_for,
    newest.number is not null and (newest.title, newest.description, newest.body, newest.audience)
      is distinct from (page.title, page.description, page.body, page.audience) as changed
  from site_page as page
  join site_page_slug as address on address.page_id = page.id and address.present
  left join lateral (
    select number from site_page_version where page_id = page.id and number > page.withdrawn and live_at <= ${now}
    order by number desc limit 1) as live on true
  left join lateral (
    select number, live_at from site_page_version where page_id = page.id and live_at > ${now}
    order by number desc limit 1) as scheduled on true
  left join lateral (
    select number, title, description, body, audience from site_page_version
    where page_id = page.id and number = coalesce(scheduled.number, live.number)) as newest on true`

/**
 * Returns a page.
 *
 * @throws {Failure} `site-page-not-found`
 */
export async function findRow(db: Database | Tx, now: Date, id: string): Promise<SitePageRow> {
  const { rows } = await sql<SitePageRow>`${sitePages(now)} where page.id = ${id}`.execute(db)
  if (!rows[0]) throw new Failure(siteErrors['site-page-not-found'])
  return rows[0]
}

/**
 * Returns a page for a change, and locks it until the transaction ends.
 * @throws {Failure} `site-page-not-found`
 */
export async function lockRow(tx: Tx, now: Date, id: string): Promise<SitePageRow> {
  await tx.selectFrom('site_page').select('id').where('id', '=', id).forUpdate().execute()
  return findRow(tx, now, id)
}
