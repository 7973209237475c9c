import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demoDrawing } from '../../pictures/demo/pictures.demo.ts'
import { demoActorsOf } from '../../professionals/demo/actors.demo.ts'
import { addDemoCase } from './add-case.demo.ts'
import material from './material/cases.json' with { type: 'json' }

const DAY_MS = 86_400_000
/** The age of the first case; the other cases follow at intervals. */
const FIRST_DAYS_AGO = 90
const DAYS_BETWEEN = 9

/** Adds the portfolios of the demo world, except for owners with cases. Returns how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-cases', 0))`.execute(tx)
    const owners = await ownersWithoutCases(tx)
    let addedCount = 0
    for (const [position, { owner, cover, ...written }] of material.entries()) {
      const actorId = owners.get(owner)
      if (actorId === undefined) continue
      const publishedAt = new Date(ctx.clock.now().getTime() - (FIRST_DAYS_AGO - position * DAYS_BETWEEN) * DAY_MS)
      const drawing = { ...demoDrawing('stills', cover.still), alt: cover.alt }
      await addDemoCase(ctx, tx, { ...written, actorId, cover: drawing, position, publishedAt })
      addedCount += 1
    }
    return addedCount
  })
}

/** Returns the professionals of demo accounts without cases, by slug. */
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
