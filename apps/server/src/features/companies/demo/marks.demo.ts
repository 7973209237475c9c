import type { Context } from '../../../platform/context.ts'
import { demoDrawing, setDemoPicture, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'

/** Companies whose page begins with a cover; other pages begin with the name. */
const companiesWithCover: ReadonlySet<string> = new Set([
  'ayo-and-indigo',
  'babelfin',
  'banco-andorinha',
  'cedar-and-salt',
  'couchette',
  'kestrel-health',
  'kornblomst',
  'larch-and-lintel',
  'lumenfield',
  'marigold-market',
  'mesa-larga',
  'mosaic-freight',
  'nordlys-grid',
  'okapi-pay',
  'paper-lantern-games',
  'perigee-works',
  'sol-de-altura',
  'tidewater-robotics',
  'wattlebrook-schools',
  'windhover-energy',
])

/** Adds each company's logo, and the covers. `ids` are companies with neither, by slug. */
export async function addMarks(ctx: Context, ids: ReadonlyMap<string, string>): Promise<void> {
  await unlessUnavailable(ctx, async () => {
    await ctx.db.transaction().execute(async (tx) => {
      for (const [slug, actorId] of ids) {
        await setDemoPicture(ctx, tx, { actorId, kind: 'photo', drawing: demoDrawing('marks', slug) })
        if (!companiesWithCover.has(slug)) continue
        await setDemoPicture(ctx, tx, { actorId, kind: 'cover', drawing: demoDrawing('covers', slug) })
      }
    })
  })
}
