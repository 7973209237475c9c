import { siteErrors } from '@rise/contract/site/errors'
import { LONGEST_SCHEDULE_DAYS, MOST_SITE_PAGE_VERSIONS } from '@rise/contract/site/limits'
import type { SitePageDraft } from '@rise/contract/site/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'
import { readDraft } from './list-site-pages.ts'
import { showPagePictures } from './page-pictures.ts'
import { lockRow, type SitePageRow } from './site-page-rows.ts'

const DAY_MS = 86_400_000

interface Publication {
  readonly id: string
  /** The version of the draft that the admin saw. */
  readonly version: number
  /** When the page goes public; null for immediately. */
  readonly at: string | null
}

/**
 * Publishes the draft of a page, immediately or at a time. A version becomes public by its own time, so no task is
 * needed. Replaces a scheduled version. Does nothing if the draft is already published.
 * @throws {Failure} `site-page-not-found`, `site-page-changed`, `site-page-empty`, `site-time-passed`
 */
export function publishSitePage(ctx: Context, admin: Admin, { id, version, at }: Publication): Promise<SitePageDraft> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const row = await lockRow(tx, now, id)
    if (row.version !== version) throw new Failure(siteErrors['site-page-changed'])
    if (row.body === '') throw new Failure(siteErrors['site-page-empty'])
    const liveAt = at === null ? now : new Date(at)
    const isTooLate = liveAt.getTime() > now.getTime() + LONGEST_SCHEDULE_DAYS * DAY_MS
    if (at !== null && (liveAt <= now || isTooLate)) throw new Failure(siteErrors['site-time-passed'])
    if (isDone(row, at === null ? null : liveAt)) return readDraft(ctx, tx, admin, id)
    await dropScheduled(tx, id, now)
    await addVersion(ctx, tx, row, { loginId: admin.loginId, liveAt })
    await showPagePictures(ctx, tx, id, row.picture_ids)
    await recordAct(ctx, tx, {
      act: at === null ? 'site-page.published' : 'site-page.scheduled',
      by: admin.loginId,
      subject: { id, name: row.title },
      before: { published: row.live !== null, scheduledFor: row.scheduled_for?.toISOString() ?? null },
      after: { published: at === null || row.live !== null, scheduledFor: at === null ? null : liveAt.toISOString() },
    })
    return readDraft(ctx, tx, admin, id)
  })
}

/** Whether this draft is already public, or scheduled for this time. */
function isDone({ changed, live, scheduled_for }: SitePageRow, liveAt: Date | null): boolean {
  if (changed) return false
  return liveAt === null ? live !== null && scheduled_for === null : scheduled_for?.getTime() === liveAt.getTime()
}

async function addVersion(
  ctx: Context,
  tx: Tx,
  { id, title, description, body, audience, picture_ids }: SitePageRow,
  { loginId, liveAt }: { readonly loginId: string; readonly liveAt: Date },
): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select greatest(page.withdrawn, coalesce(max(number), 0)) as last
    from site_page as page left join site_page_version on page_id = page.id
    where page.id = ${id} group by page.withdrawn`.execute(tx)
  const number = (rows[0]?.last ?? 0) + 1
  await tx
    .insertInto('site_page_version')
    .values({
      ...{ page_id: id, number, title, description, body, audience, picture_ids: [...picture_ids] },
      ...{ login_id: loginId, live_at: liveAt, created_at: ctx.clock.now() },
    })
    .execute()
  await tx
    .deleteFrom('site_page_version')
    .where('page_id', '=', id)
    .where('number', '<=', number - MOST_SITE_PAGE_VERSIONS)
    .execute()
}

async function dropScheduled(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.deleteFrom('site_page_version').where('page_id', '=', id).where('live_at', '>', now).execute()
}

/**
 * Unpublishes a page and cancels its schedule. Its versions are kept.
 *
 * @throws {Failure} `site-page-not-found`
 */
export function withdrawSitePage(ctx: Context, admin: Admin, id: string): Promise<SitePageDraft> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const row = await lockRow(tx, now, id)
    await dropScheduled(tx, id, now)
    await showPagePictures(ctx, tx, id, row.picture_ids)
    if (row.live !== null) {
      await tx.updateTable('site_page').set({ withdrawn: row.live }).where('id', '=', id).execute()
    }
    if (row.live !== null || row.scheduled !== null) {
      const before = { published: row.live !== null, scheduledFor: row.scheduled_for?.toISOString() ?? null }
      const after = { published: false, scheduledFor: null }
      const subject = { id, name: row.title }
      await recordAct(ctx, tx, { act: 'site-page.withdrawn', by: admin.loginId, subject, before, after })
    }
    return readDraft(ctx, tx, admin, id)
  })
}

/**
 * Cancels the schedule; the public version stays.
 *
 * @throws {Failure} `site-page-not-found`
 */
export function cancelSchedule(ctx: Context, admin: Admin, id: string): Promise<SitePageDraft> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now()
    const row = await lockRow(tx, now, id)
    if (row.scheduled_for !== null) {
      await dropScheduled(tx, id, now)
      await showPagePictures(ctx, tx, id, row.picture_ids)
      const subject = { id, name: row.title }
      const before = { scheduledFor: row.scheduled_for.toISOString() }
      const after = { scheduledFor: null }
      await recordAct(ctx, tx, { act: 'site-page.unscheduled', by: admin.loginId, subject, before, after })
    }
    return readDraft(ctx, tx, admin, id)
  })
}
