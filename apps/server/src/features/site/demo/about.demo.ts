import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { addDemoPicture, demoDrawing, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import about from './material/about.json' with { type: 'json' }

/** The width and height of a portrait in the text's markup; pages show it smaller, as a face. */
const PORTRAIT_SIZE = 256

/** Adds a page about the installation and its team, unless the installation has a page. */
export function loadAbout(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('site-pages', 0))`.execute(tx)
    if (await tx.selectFrom('site_page').select('id').limit(1).executeTakeFirst()) return 0
    const [id, now] = [ctx.newId(), ctx.clock.now()]
    const { slug, title, description, body, end } = about
    const team = (await unlessUnavailable(ctx, () => addTeam(ctx, tx))) ?? []
    const textOf = (parts: readonly string[]) => sanitiseRichText(parts.join(''), () => undefined).html
    const texts = { title, description, body: textOf(body) + team.map(({ html }) => html).join('') + textOf(end) }
    const pictureIds = team.map(({ pictureId }) => pictureId)
    const columns = { ...texts, picture_ids: pictureIds, audience: 'everyone' as const, created_at: now }
    await tx
      .insertInto('site_page')
      .values({ id, ...columns, updated_at: now })
      .execute()
    await tx.insertInto('site_page_slug').values({ slug, page_id: id, present: true }).execute()
    await tx
      .insertInto('site_page_version')
      .values({ page_id: id, number: 1, ...columns, login_id: null, live_at: now })
      .execute()
    for (const pictureId of pictureIds) {
      await tx.insertInto('site_page_picture').values({ page_id: id, picture_id: pictureId }).execute()
    }
    return 1
  })
}

/** Adds the portraits of the team; returns each with its part of the text. */
async function addTeam(ctx: Context, tx: Tx): Promise<{ pictureId: string; html: string }[]> {
  const team = []
  for (const { portrait, name, text } of about.team) {
    const drawing = demoDrawing('portraits', portrait)
    const pictureId = await addDemoPicture(ctx, tx, { ...drawing, actorId: null, purpose: 'content' })
    const address = (width: number) => `/site-pictures/${pictureId}/${width}.webp`
    const set = drawing.widths.map((width) => `${address(width)} ${width}w`).join(', ')
    const image = `<img src="${address(PORTRAIT_SIZE)}" srcset="${set}" width="${PORTRAIT_SIZE}" height="${PORTRAIT_SIZE}" sizes="96px" alt="" loading="lazy" decoding="async">`
    team.push({ pictureId, html: `${image}<h3>${name}</h3><p>${text}</p>` })
  }
  return team
}
