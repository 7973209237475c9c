import { pictureErrors } from '@rise/contract/pictures/errors'
import type { PicturePurpose } from '@rise/contract/pictures/limits'
import type { Crop } from '@rise/contract/pictures/shapes'
import type { ReceivedFile } from '@rise/contract/upload'
import { Failure } from '../../platform/failure.ts'
import { type EncodedFile, encodePicture } from './encode-picture.ts'
import { planArea, planSizes, type Size } from './plan-sizes.ts'
import { readHeader, refusePicture } from './read-header.ts'
import { createTurns } from './turns.ts'

/** Each job decodes up to 40 megapixels, so the number of running jobs limits the memory. */
const turns = createTurns({ atOnce: 2, waiting: 20 })

interface Upload {
  readonly picture: ReceivedFile
  readonly purpose: PicturePurpose
  readonly crop?: Crop | undefined
}

interface EncodedUpload {
  readonly files: readonly EncodedFile[]
  /** The encoded sizes, in ascending order. */
  readonly sizes: readonly Size[]
}

/**
 * Checks an uploaded picture by its header, then crops, rotates and encodes it in the sizes of its purpose. Stores
 * nothing.
 * @throws {Failure} `picture-*`, `pictures-busy`
 */
export async function encodeUpload(upload: Upload): Promise<EncodedUpload> {
  const encodedUpload = turns.take(() => encode(upload))
  if (encodedUpload === undefined) throw new Failure(pictureErrors['pictures-busy'])
  return encodedUpload
}

async function encode({ picture, purpose, crop }: Upload): Promise<EncodedUpload> {
  const upright = await readHeader(picture.path)
  const area = planArea(upright, purpose, crop)
  if (area === undefined) throw refusePicture(pictureErrors['picture-too-small'])
  const sizes = planSizes(area, purpose)
  return { files: await encodePicture(picture.path, area, sizes), sizes }
}
