import type { ErrorDeclaration } from '@rise/contract/errors'
import { pictureErrors } from '@rise/contract/pictures/errors'
import { MOST_PICTURE_PIXELS, pictureTypes } from '@rise/contract/pictures/limits'
import { t } from '@rise/texts'
import { Failure } from '../../platform/failure.ts'
import type { Size } from './plan-sizes.ts'
import { loadSharp } from './sharp.ts'

/**
 * The maximum number of pixels in all frames of an animation. Only the first frame is used, but reading the others
 * takes time, too.
 */
const MOST_ANIMATED_PIXELS = 10 * MOST_PICTURE_PIXELS

/**
 * The maximum number of pixels of an AVIF picture, whose decoder needs 16 bytes per pixel, four times as many as
 * others.
 */
const MOST_AVIF_PIXELS = MOST_PICTURE_PIXELS / 2

const types: readonly string[] = pictureTypes

/** Returns a refusal that names the field of the upload. */
export function refusePicture(declaration: ErrorDeclaration, message = declaration.message()): Failure {
  return new Failure(declaration, { message, fields: { 'body.picture': message } })
}

/**
 * Reads a file's displayed size from its header, rotated by EXIF, before any pixel is decoded.
 * @throws {Failure} `picture-type`, `picture-damaged`, `picture-too-large`
 */
export async function readHeader(path: string): Promise<Size> {
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(path)
  if (type === undefined || !types.includes(type.mime)) throw refusePicture(pictureErrors['picture-type'])
  const sharp = await loadSharp()
  const {
    width,
    height,
    pages = 1,
    autoOrient,
  } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusePicture(pictureErrors['picture-damaged'])
    })
  const pixels = width * height
  if (pixels > MOST_PICTURE_PIXELS) throw refusePicture(pictureErrors['picture-too-large'])
  if (type.mime === 'image/avif' && pixels > MOST_AVIF_PIXELS) {
    const message = t('As AVIF, a picture may have at most 20 megapixels. Choose a smaller one, or a JPEG.')
    throw refusePicture(pictureErrors['picture-too-large'], message)
  }
  if (pixels * pages > MOST_ANIMATED_PIXELS) {
    throw refusePicture(
      pictureErrors['picture-too-large'],
      t('This animation is too long. Choose a single picture of it.'),
    )
  }
  return { width: autoOrient.width, height: autoOrient.height }
}
