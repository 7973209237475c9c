import { readFile } from 'node:fs/promises'
import type { Context } from '../../../platform/context.ts'
import { addDemoPicture, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import galleries from './material/galleries.json' with { type: 'json' }

/** The size shared by all drawings; see `scripts/encode-demo-pictures.mjs`. */
const drawingSize = { width: 960, height: 640, widths: [480, 960] }

/**
 * Returns a drawing of the demo world, such as the first one of `kornblomst`: its sizes, and a reader for its files.
 */
export function galleryDrawing(company: string, position: number) {
  const read = (width: number, ending: string) =>
    readFile(new URL(`material/gallery/${company}-${position}-${width}.${ending}`, import.meta.url))
  return { ...drawingSize, read }
}

/**
 * Adds gallery pictures to some companies of the demo world: where people work, and what they make. `ids` are companies
 * without any, by slug. Does nothing without a file store. Returns how many were added.
 */
export async function addGalleries(ctx: Context, ids: ReadonlyMap<string, string>): Promise<number> {
  let addedCount = 0
  await unlessUnavailable(ctx, async () => {
    for (const { company, pictures } of galleries) {
      const companyId = ids.get(company)
      if (companyId === undefined) continue
      await ctx.db.transaction().execute(async (tx) => {
        for (const [index, alt] of pictures.entries()) {
          const position = index + 1
          const drawing = galleryDrawing(company, position)
          const pictureId = await addDemoPicture(ctx, tx, { ...drawing, actorId: companyId, purpose: 'gallery' })
          const row = { company_id: companyId, picture_id: pictureId, position, alt, created_at: ctx.clock.now() }
          await tx.insertInto('company_picture').values(row).execute()
        }
      })
      addedCount += pictures.length
    }
  })
  return addedCount
}
