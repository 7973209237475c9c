import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import about from './material/about.json' with { type: 'json' }

/** Adds a page about the installation, unless it has a page. */
export function loadAbout(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('site-pages', 0))`.execute(tx)
    if (await tx.selectFrom('site_page').select('id').limit(1).executeTakeFirst()) return 0
    const [id, now] = [ctx.newId(), ctx.clock.now()]
    const { slug, title, description, body } = about
    const texts = { title, description, body: sanitiseRichText(body.join(''), () => undefined).html }
    const columns = { ...texts, audience: 'everyone' as const, created_at: now }
    await tx
      .insertInto('site_page')
      .values({ id, ...columns, updated_at: now })
      .execute()
    await tx.insertInto('site_page_slug').values({ slug, page_id: id, present: true }).execute()
    await tx
      .insertInto('site_page_version')
      .values({ page_id: id, number: 1, ...columns, login_id: null, live_at: now })
      .execute()
    return 1
  })
}
