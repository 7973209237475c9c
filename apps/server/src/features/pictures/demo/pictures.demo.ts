import { readFile } from 'node:fs/promises'
import type { PicturePurpose } from '@rise/contract/pictures/limits'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { FilesUnavailable } from '../../../platform/files/files.ts'
import { pictureKey, storedTypes } from '../picture-key.ts'

/** A picture whose files were encoded beforehand. */
export interface DemoPicture {
  /** Null for a picture of the installation. */
  readonly actorId: string | null
  readonly purpose: PicturePurpose
  /** The alternative text, for a picture that nothing else describes. */
  readonly alt?: string
  /** The size of the largest version, in pixels. */
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** Reads the file with this width and file ending. */
  read(width: number, ending: string): Promise<Uint8Array>
}

type Drawing = Pick<DemoPicture, 'width' | 'height' | 'widths' | 'read'>

/** The encoding of each folder of drawings; see `scripts/draw-demo-pictures.mjs`. */
const folders = {
  portraits: { width: 256, height: 256, widths: [128, 256] },
  marks: { width: 256, height: 256, widths: [128, 256] },
  covers: { width: 1280, height: 320, widths: [640, 1280] },
  stills: { width: 960, height: 600, widths: [480, 960] },
} as const

/** Returns a drawing of the demo world by its name: its sizes, and a reader for its files. */
export function demoDrawing(folder: keyof typeof folders, name: string): Drawing {
  const readDrawing = (width: number, ending: string) =>
    readFile(new URL(`material/${folder}/${name}-${width}.${ending}`, import.meta.url))
  return { ...folders[folder], read: readDrawing }
}

/** Sets the photo (or logo) or cover of a demo actor. */
export async function setDemoPicture(
  ctx: Context,
  tx: Tx,
  { actorId, kind, drawing }: { actorId: string; kind: 'photo' | 'cover'; drawing: Drawing },
): Promise<void> {
  const pictureId = await addDemoPicture(ctx, tx, { ...drawing, actorId, purpose: kind })
  await tx.insertInto('actor_picture').values({ actor_id: actorId, kind, picture_id: pictureId }).execute()
}

/** Adds pictures. If the file store can't be reached, the demo world has no pictures, and the log says so. */
export async function unlessUnavailable<T>(ctx: Context, add: () => Promise<T>): Promise<T | undefined> {
  try {
    return await add()
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    ctx.log.warn({ err: error }, 'demo picture skipped: the file store is unavailable')
    return undefined
  }
}

/**
 * Stores a demo picture as used, with files encoded beforehand, so that filling a database loads no encoder. Returns
 * the picture's id.
 * @throws {FilesUnavailable}
 */
export async function addDemoPicture(ctx: Context, tx: Tx, picture: DemoPicture): Promise<string> {
  const { read, widths, actorId, alt = '', ...row } = picture
  const id = ctx.newId()
  const files = widths.flatMap((size) => storedTypes.map((kept) => ({ size, ...kept })))
  await Promise.all(
    files.map(async ({ size, ending, type }) => {
      await ctx.files.put(pictureKey(id, size, ending), await read(size, ending), type)
    }),
  )
  await tx
    .insertInto('picture')
    .values({
      ...row,
      id,
      actor_id: actorId,
      of_site: actorId === null,
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
