import { FEWEST_PICTURE_PIXELS, MOST_PICTURE_BYTES, pictureTypes } from '@rise/contract/pictures/limits'
import type { PictureLimits } from '../../ui/fields/picture-file.ts'

/** The limits of pictures that the server accepts. Forms show them in advance. */
export const pictureLimits: PictureLimits = {
  types: pictureTypes,
  maxBytes: MOST_PICTURE_BYTES,
  minSide: FEWEST_PICTURE_PIXELS,
}
