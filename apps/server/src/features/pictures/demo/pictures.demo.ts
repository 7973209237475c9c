import type { PicturePurpose } from '@rise/contract/pictures/limits'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { keptTypes, pictureKey } from '../picture-key.ts'

/** A picture that was encoded beforehand. */
export interface DemoPicture {
  readonly actorId: string
  readonly purpose: PicturePurpose
  /** What it shows, where nothing else says so. */
  readonly alt?: string
  /** Of the largest size, in pixels. */
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** The content of the file of a size and type. */
  read(width: number, ending: string): Promise<Uint8Array>
}

/**
 * Keeps a picture of the demo world, whose files are there already: a first start loads no encoder. Something shows it from
 * now on. Gives its id.
 *
 * @throws {FilesUnavailable}
 */
export async function addDemoPicture(ctx: Context, tx: Tx, picture: DemoPicture): Promise<string> {
  const { read, widths, actorId, alt = '', ...row } = picture
  const id = ctx.newId()
  for (const width of widths) {
    for (const { ending, type } of keptTypes) {
      await ctx.files.put(pictureKey(id, width, ending), await read(width, ending), type)
    }
  }
  await tx
    .insertInto('picture')
    .values({
      ...row,
      id,
      actor_id: actorId,
      widths: [...widths],
      alt,
      state: 'ready',
      uses: 1,
      unused_since: null,
      created_at: ctx.clock.now(),
    })
    .execute()
  return id
}
