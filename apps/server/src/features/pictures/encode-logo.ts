import { pictureErrors } from '@rise/contract/pictures/errors'
import { FEWEST_PICTURE_PIXELS, MOST_PICTURE_PIXELS } from '@rise/contract/pictures/limits'
import type { ReceivedFile } from '@rise/contract/upload'
import { Failure } from '../../platform/failure.ts'
import { readHeader, refusePicture } from './read-header.ts'
import { loadSharp } from './sharp.ts'
import { createTurns } from './turns.ts'

const turns = createTurns({ atOnce: 1, waiting: 5 })
const TIMEOUT_SECONDS = 30
/** The maximum size. A logo up to four times as wide as high gets three times the header's resolution. */
const BOX = { width: 384, height: 96 }

interface EncodedLogo {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Encodes an uploaded picture as a small PNG with its aspect ratio and transparency, because mail programs read no
 * newer format. Stores nothing.
 * @throws {Failure} `picture-*`, `pictures-busy`
 */
export async function encodeLogo(picture: ReceivedFile): Promise<EncodedLogo> {
  const encodedLogo = turns.take(() => encode(picture))
  if (encodedLogo === undefined) throw new Failure(pictureErrors['pictures-busy'])
  return encodedLogo
}

async function encode({ path }: ReceivedFile): Promise<EncodedLogo> {
  const { width, height } = await readHeader(path)
  if (Math.min(width, height) < FEWEST_PICTURE_PIXELS) throw refusePicture(pictureErrors['picture-too-small'])
  const sharp = await loadSharp()
  const { data, info } = await sharp(path, { limitInputPixels: MOST_PICTURE_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refusePicture(pictureErrors['picture-damaged'])
    })
  return { png: data, width: info.width, height: info.height }
}
