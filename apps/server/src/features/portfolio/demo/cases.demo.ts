import { contentPath } from '@rise/contract/content-links'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { openSubject } from '../../discussion/index.ts'
import { addDemoPicture, demoDrawing, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import { demoActorsOf } from '../../professionals/demo/actors.demo.ts'
import { caseSlugs } from '../case-slug.ts'
import material from './material/cases.json' with { type: 'json' }

const DAY_MS = 86_400_000
/** The first was published so long ago, the others one after the other since then. */
const FIRST_DAYS_AGO = 90
const DAYS_BETWEEN = 9

/** The portfolios of the demo world. Who has cases already gets none. Returns how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-cases', 0))`.execute(tx)
    const owners = await ownersWithoutCases(tx)
    let added = 0
    for (const [index, { owner, body, links, cover, ...written }] of material.entries()) {
      const actorId = owners.get(owner)
      if (actorId === undefined) continue
      const id = ctx.newId()
      const at = new Date(ctx.clock.now().getTime() - (FIRST_DAYS_AGO - index * DAYS_BETWEEN) * DAY_MS)
      const drawing = demoDrawing('stills', cover.still)
      const picture = { ...drawing, actorId, purpose: 'content', alt: cover.alt } as const
      const coverId = (await unlessUnavailable(ctx, () => addDemoPicture(ctx, tx, picture))) ?? null
      await tx
        .insertInto('portfolio_case')
        .values({
          id,
          actor_id: actorId,
          title: written.title,
          summary: written.summary,
          role: written.role,
          start_date: written.startDate,
          end_date: written.endDate,
          skills: written.skills,
          body: sanitiseRichText(body, () => undefined).html,
          balanced: true,
          links: JSON.stringify(links),
          cover_id: coverId,
          position: index,
          published_at: at,
          first_published_at: at,
          created_at: at,
          updated_at: at,
        })
        .execute()
      if (coverId) await tx.insertInto('portfolio_case_picture').values({ case_id: id, picture_id: coverId }).execute()
      const slug = await caseSlugs.give(tx, id, written.title)
      const subject = { id, kind: 'case', authorId: actorId, title: written.title } as const
      await openSubject({ ...ctx, clock: { now: () => at } }, tx, { ...subject, path: contentPath('portfolio', slug) })
      added += 1
    }
    return added
  })
}

/** The professionals of demo accounts who have no case, by their slug. */
async function ownersWithoutCases(tx: Tx): Promise<Map<string, string>> {
  const rows = await demoActorsOf(
    tx,
    material.map(({ owner }) => owner),
  )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('portfolio_case').select('portfolio_case.id').whereRef('portfolio_case.actor_id', '=', 'actor.id'),
        ),
      ),
    )
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
