import { siteErrors } from '@rise/contract/site/errors'
import { MOST_SITE_PAGE_VERSIONS } from '@rise/contract/site/limits'
import type { SitePageDraft, SitePageVersion, SitePageVersionText } from '@rise/contract/site/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'
import { linkFor, type PicturedFor } from './draft-links.ts'
import { readDraft } from './list-site-pages.ts'
import { findRow, lockRow } from './site-page-rows.ts'
import { storeDraft } from './write-site-page.ts'

/**
 * Returns the published and scheduled versions of a page, newest first.
 *
 * @throws {Failure} `site-page-not-found`
 */
export async function listVersions({ db, clock }: Context, id: string): Promise<SitePageVersion[]> {
  const { live } = await findRow(db, clock.now(), id)
  const rows = await db
    .selectFrom('site_page_version as version')
    .leftJoin('login', 'login.id', 'version.login_id')
    .select(['version.number', 'version.title', 'version.live_at'])
    .select(['login.first_name', 'login.last_name', 'login.email'])
    .where('version.page_id', '=', id)
    .orderBy('version.number', 'desc')
    .limit(MOST_SITE_PAGE_VERSIONS)
    .execute()
  return rows.map(({ number, title, live_at, first_name, last_name, email }) => ({
    ...{ number, title, liveAt: live_at.toISOString(), live: number === live },
    by: [first_name, last_name].filter(Boolean).join(' ') || email,
  }))
}

interface PageVersion {
  readonly id: string
  readonly number: number
}

/**
 * Returns a version as it was published.
 *
 * @throws {Failure} `site-version-not-found`
 */
export async function findVersion(ctx: Context, admin: PicturedFor, which: PageVersion): Promise<SitePageVersionText> {
  const { title, description, body, live_at } = await versionRow(ctx.db, which)
  return { number: which.number, title, description, body: linkFor(ctx, admin, body), liveAt: live_at.toISOString() }
}

/**
 * Restores a version as the draft, which has to be published again.
 * @throws {Failure} `site-page-not-found`, `site-page-changed`, `site-version-not-found`
 */
export function restoreVersion(
  ctx: Context,
  admin: Admin,
  { id, number, version }: PageVersion & { readonly version: number },
): Promise<SitePageDraft> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockRow(tx, ctx.clock.now(), id)
    if (row.version !== version) throw new Failure(siteErrors['site-page-changed'])
    const { live_at: _live, ...texts } = await versionRow(tx, { id, number })
    await storeDraft(ctx, tx, row, texts)
    const subject = { id, name: texts.title }
    const after = { version: number }
    await recordAct(ctx, tx, { act: 'site-page.restored', by: admin.loginId, subject, after })
    return readDraft(ctx, tx, admin, id)
  })
}

async function versionRow(db: Database | Tx, { id, number }: PageVersion) {
  const row = await db
    .selectFrom('site_page_version')
    .select(['title', 'description', 'body', 'audience', 'picture_ids', 'live_at'])
    .where('page_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw new Failure(siteErrors['site-version-not-found'])
  return row
}
