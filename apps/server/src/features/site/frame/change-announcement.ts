import { siteFrameErrors } from '@rise/contract/site/frame/errors'
import type { announcementFields } from '@rise/contract/site/frame/fields'
import { MOST_ANNOUNCEMENTS } from '@rise/contract/site/frame/limits'
import type { Announcement } from '@rise/contract/site/frame/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'
import { findAnnouncement } from './read-frame.ts'

type Fields = z.output<typeof announcementFields>

/**
 * Creates an announcement.
 *
 * @throws {Failure} `too-many-announcements`
 */
export function writeAnnouncement(ctx: Context, admin: Admin, fields: Fields): Promise<Announcement> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('site-announcements', 0))`.execute(tx)
    const { count } = await tx
      .selectFrom('site_announcement')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_ANNOUNCEMENTS) throw new Failure(siteFrameErrors['too-many-announcements'])
    const id = ctx.newId()
    await tx
      .insertInto('site_announcement')
      .values({ id, ...columnsOf(fields), created_at: ctx.clock.now() })
      .execute()
    const subject = { id, name: fields.text }
    await recordAct(ctx, tx, { act: 'announcement.written', by: admin.loginId, subject, after: fields })
    return findAnnouncement(tx, id)
  })
}

/**
 * Saves an announcement.
 *
 * @throws {Failure} `announcement-not-found`, `announcement-changed`
 */
export function changeAnnouncement(
  ctx: Context,
  admin: Admin,
  { id, version, ...fields }: Fields & { readonly id: string; readonly version: number },
): Promise<Announcement> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockAnnouncement(tx, id)
    if (before.version !== version) throw new Failure(siteFrameErrors['announcement-changed'])
    await tx
      .updateTable('site_announcement')
      .set({ ...columnsOf(fields), version: version + 1 })
      .where('id', '=', id)
      .execute()
    const subject = { id, name: fields.text }
    const acts = { before: factsOf(before), after: fields }
    await recordAct(ctx, tx, { act: 'announcement.changed', by: admin.loginId, subject, ...acts })
    return findAnnouncement(tx, id)
  })
}

/**
 * Deletes an announcement.
 *
 * @throws {Failure} `announcement-not-found`
 */
export async function deleteAnnouncement(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const before = await lockAnnouncement(tx, id)
    await tx.deleteFrom('site_announcement').where('id', '=', id).execute()
    const subject = { id, name: before.text }
    const act = { act: 'announcement.deleted', before: factsOf(before) } as const
    await recordAct(ctx, tx, { ...act, by: admin.loginId, subject })
  })
}

async function lockAnnouncement(tx: Tx, id: string): Promise<Announcement> {
  await tx.selectFrom('site_announcement').select('id').where('id', '=', id).forUpdate().execute()
  return findAnnouncement(tx, id)
}

function factsOf({ text, link, audience, tone, from, until }: Announcement): Fields {
  return { text, link, audience, tone, from, until }
}

function columnsOf({ text, link, audience, tone, from, until }: Fields) {
  return {
    ...{ text, link: link && JSON.stringify(link), audience, tone },
    ...{ starts_at: new Date(from), ends_at: until === null ? null : new Date(until) },
  }
}
