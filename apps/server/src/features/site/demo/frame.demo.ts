import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import material from './material/frame.json' with { type: 'json' }

const HOUR_MS = 3_600_000

/** Adds footer links and a past announcement, unless there is an announcement. */
export function loadFrame(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('site-announcements', 0))`.execute(tx)
    if (await tx.selectFrom('site_announcement').select('id').limit(1).executeTakeFirst()) return 0
    const { links, announcement } = material
    await tx
      .updateTable('site_footer')
      .set({ links: JSON.stringify(links) })
      .execute()
    const { text, link, startedHoursAgo, endedHoursAgo } = announcement
    const hoursAgo = (hours: number) => new Date(ctx.clock.now().getTime() - hours * HOUR_MS)
    await tx
      .insertInto('site_announcement')
      .values({
        ...{ id: ctx.newId(), text, link: JSON.stringify(link), audience: 'everyone', tone: 'info' },
        ...{ starts_at: hoursAgo(startedHoursAgo), ends_at: hoursAgo(endedHoursAgo) },
        created_at: hoursAgo(startedHoursAgo),
      })
      .execute()
    return 1
  })
}
