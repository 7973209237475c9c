import { buffer } from 'node:stream/consumers'
import type { Picture } from '@rise/contract/pictures/shapes'
import type { Context } from '../../platform/context.ts'
import { FilesUnavailable } from '../../platform/files/files.ts'
import type { LoadedPicture, PictureKind, ShownPicture } from '../../platform/link-picture/picture-facts.ts'
import { findServed, pictureKey } from './picture-key.ts'
import { prevailingColor } from './prevailing-color.ts'
import { loadSharp } from './sharp.ts'

/**
 * Returns a picture for the preview of a link, by its address or its id, if it is served to everyone at this moment;
 * otherwise null.
 */
export async function shownPicture(
  ctx: Context,
  kind: PictureKind,
  picture: string | Pick<Picture, '_id'> | null,
): Promise<ShownPicture | null> {
  // The address of a photo is `/pictures/{id}/128.webp`.
  const id = typeof picture === 'string' ? picture.split('/')[2] : picture?._id
  const servedPicture = await findServed(ctx, id)
  if (!servedPicture) return null
  return { kind, key: servedPicture.id, load: (size) => load(ctx, servedPicture, { kind, ...size }) }
}

interface PictureSize {
  readonly kind: PictureKind
  readonly width: number
  readonly height: number
}

async function load(
  { files, log }: Context,
  { id, widths }: { readonly id: string; readonly widths: readonly number[] },
  { kind, width, height }: PictureSize,
): Promise<LoadedPicture | undefined> {
  // A cover is cropped to a higher shape than its own, so it needs more pixels.
  const storedWidth = widths.find((one) => one >= width * (kind === 'cover' ? 2 : 1)) ?? widths.at(-1) ?? 0
  try {
    const file = await files.get(pictureKey(id, storedWidth, 'webp'))
    if (!file) return undefined
    const sharp = await loadSharp()
    const original = sharp(await buffer(file.stream))
    const color = await prevailingColor(original)
    if (kind === 'cover') {
      const croppedImage = original.clone().resize(width, height, { fit: 'cover', position: 'attention' })
      return { bytes: await croppedImage.jpeg({ quality: 86 }).toBuffer(), type: 'image/jpeg', color }
    }
    const fit = kind === 'face' ? 'cover' : 'contain'
    const resizedImage = original.clone().resize(width, height, { fit, background: '#fff0' })
    return { bytes: await resizedImage.png().toBuffer(), type: 'image/png', color }
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ err: error, pictureId: id }, 'picture left out of the preview of a link')
    return undefined
  }
}
