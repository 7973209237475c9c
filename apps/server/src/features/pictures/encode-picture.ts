import { pictureErrors } from '@rise/contract/pictures/errors'
import { MOST_PICTURE_PIXELS } from '@rise/contract/pictures/limits'
import { storedTypes } from './picture-key.ts'
import type { Area, Size } from './plan-sizes.ts'
import { refusePicture } from './read-header.ts'
import { loadSharp } from './sharp.ts'
import { createTurns } from './turns.ts'

export interface EncodedFile {
  readonly width: number
  readonly ending: string
  readonly type: string
  readonly content: Buffer
}

/**
 * A decoded picture of 40 megapixels takes up to 260 MB, so only one is decoded at a time, while others are encoded.
 */
const decodeTurns = createTurns({ atOnce: 1, waiting: Infinity })
/** The time limit of each step, which only a hostile picture exceeds. */
const TIMEOUT_SECONDS = 30
const encodings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, effort: 4 },
} as const

/**
 * Decodes a file once, to its largest size, and encodes every size as AVIF and WebP. The result is rotated by EXIF, in
 * sRGB, and without metadata: no place, camera or color profile.
 * @throws {Failure} `picture-damaged`
 */
export async function encodePicture(path: string, area: Area, sizes: readonly Size[]): Promise<EncodedFile[]> {
  const sharp = await loadSharp()
  const decodedImage = await decodeTurns.take(() => decode(path, area, sizes.at(-1) ?? area))
  if (decodedImage === undefined) throw new Error('Decoding turns no one away.')
  const { data, info } = decodedImage
  const rawFormat = { width: info.width, height: info.height, channels: info.channels }
  const files: EncodedFile[] = []
  for (const { width, height } of sizes) {
    for (const { ending, type } of storedTypes) {
      const resizedImage = sharp(data, { raw: rawFormat })
        .resize(width, height, { fit: 'fill' })
        .timeout({ seconds: TIMEOUT_SECONDS })
      const content = await resizedImage.toFormat(ending, encodings[ending]).toBuffer()
      files.push({ width, ending, type, content })
    }
  }
  return files
}

async function decode(path: string, area: Area, largest: Size) {
  const sharp = await loadSharp()
  return sharp(path, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .extract(area)
    .resize(largest.width, largest.height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refusePicture(pictureErrors['picture-damaged'])
    })
}
